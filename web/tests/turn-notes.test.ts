import { describe, expect, it } from 'vitest';
import { lastCall as diceLast, turnNote as ofDice } from '@/games/dice/turn';
import { lastCall as marsLast, turnNote as ofMars } from '@/games/mars/turn';
import type { Decision, View } from '@/lib/protocol/generated';

const view = (players: number, world: View['world']): View => ({ players, world }) as View;
const mars = (last: boolean, complete: number, taken = 0): View =>
  ({ ending: { round: 9, rounds: 0, complete, needed: 3, coming: last, last }, actions: { taken, most: 2 } }) as View;

describe('the note of a turn', () => {
  it('tells the last generation of Terraforming Mars', () => {
    expect(ofMars(mars(true, 3, 1))).toBe('last generation, 2 of 2');
    expect(ofMars(mars(false, 2))).toBe('action 1 of 2');
  });

  it('tells the last turn of The Dice Game', () => {
    expect(ofDice(view(2, { ending: 2 }), null)).toContain('last turn');
    expect(ofDice(view(2, { ending: 1 }), null)).toBe('production or action?');
    expect(ofDice(view(1, { turn: 50 }), null)).toContain('last turn');
  });

  it('tells that a free action is left before it tells that the turn is done', () => {
    const asks = (...labels: string[]): Decision =>
      ({ prompt: 'action', options: labels.map((label, index) => ({ index, label, text: '' })) }) as unknown as Decision;
    expect(ofDice(view(2, { stage: 2 }), asks('end turn'))).toBe('turn done');
    expect(ofDice(view(2, { stage: 2 }), asks('free robotic-workforce', 'end turn'))).toBe('free action left');
  });

  it('is sounded once more when the end has been triggered, and not before', () => {
    expect(marsLast(mars(true, 3))).toContain('goals are met');
    expect(marsLast(mars(true, 1))).toBe('This is the last generation');
    expect(marsLast(mars(false, 2))).toBeNull();
    expect(diceLast(view(2, { ending: 2 }))).toContain('last turn');
    expect(diceLast(view(2, { ending: 1 }))).toBeNull();
  });
});
