import { describe, expect, it } from 'vitest';
import { turnNote as ofDice } from '@/games/dice/turn';
import { turnNote as ofMars } from '@/games/mars/turn';
import type { View } from '@/lib/protocol/types';

const view = (players: number, world: View['world']): View => ({ players, world }) as View;
const reached = { temperature: 8, oxygen: 14, oceans: 9 };

describe('the note of a turn', () => {
  it('tells the last generation of Terraforming Mars', () => {
    expect(ofMars(view(2, { ...reached, actions_taken: 1 }))).toBe('last generation, 2 of 2');
    expect(ofMars(view(2, { ...reached, oceans: 8 }))).toBe('action 1 of 2');
    expect(ofMars(view(1, { generation: 14 }))).toContain('last generation');
    expect(ofMars(view(1, { generation: 13 }))).toBe('action 1 of 2');
  });

  it('tells the last turn of The Dice Game', () => {
    expect(ofDice(view(2, { ending: 2 }))).toContain('last turn');
    expect(ofDice(view(2, { ending: 1 }))).toBe('production or action?');
    expect(ofDice(view(1, { turn: 50 }))).toContain('last turn');
  });
});
