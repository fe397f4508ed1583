import { describe, expect, it } from 'vitest';
import { lastCall as diceLast, turnNote as ofDice } from '@/games/dice/turn';
import { lastCall as marsLast, turnNote as ofMars } from '@/games/mars/turn';
import type { Decision, View } from '@/lib/protocol/generated';

const dice = (part: string, last = false, world: View['world'] = {}): View =>
  ({ part, world, ending: { round: 9, rounds: 0, complete: 1, needed: 2, coming: last, last } }) as View;
const mars = (last: boolean, complete: number, taken = 0): View =>
  ({ ending: { round: 9, rounds: 0, complete, needed: 3, coming: last, last }, actions: { taken, most: 2 } }) as View;

describe('the note of a turn', () => {
  it('tells the last generation of Terraforming Mars', () => {
    expect(ofMars(mars(true, 3, 1))).toBe('last generation, action 2 of 2');
    expect(ofMars(mars(false, 2))).toBe('action 1 of 2');
  });

  it('tells the last turn of The Dice Game', () => {
    expect(ofDice(dice('begin', true), null)).toContain('last turn');
    expect(ofDice(dice('begin'), null)).toBe('production or action?');
    expect(ofDice(dice('main', true, { main_actions_left: 2 }), null)).toBe('main action, 2 left');
  });

  it('tells that a free action is left before it tells that the turn is done', () => {
    const asks = (...verbs: string[]): Decision => ({ menu: true, options: verbs.map((verb) => ({ verb })) }) as Decision;
    expect(ofDice(dice('done'), asks('end turn'))).toBe('turn done');
    expect(ofDice(dice('done'), asks('free', 'end turn'))).toBe('free action left');
  });

  it('is sounded once more when the end has been triggered, and not before', () => {
    expect(marsLast(mars(true, 3))).toContain('goals are met');
    expect(marsLast(mars(true, 1))).toBe('This is the last generation');
    expect(marsLast(mars(false, 2))).toBeNull();
    expect(diceLast(dice('begin', true))).toContain('last turn');
    expect(diceLast(dice('begin'))).toBeNull();
  });
});
