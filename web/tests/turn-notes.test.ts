import { describe, expect, it } from 'vitest';
import { lastCall as diceLast, turnNote as ofDice } from '@/games/dice/turn';
import { lastCall as marsLast, turnNote as ofMars } from '@/games/mars/turn';
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

  it('is sounded once more when the end has been triggered, and not before', () => {
    expect(marsLast(view(2, reached))).toContain('last generation');
    expect(marsLast(view(2, { ...reached, oxygen: 13 }))).toBeNull();
    expect(diceLast(view(2, { ending: 2 }))).toContain('last turn');
    expect(diceLast(view(2, { ending: 1 }))).toBeNull();
  });
});
