import { describe, expect, it } from 'vitest';
import type { Move } from '@/lib/protocol/generated';
import { chapterMarks, current, kindOf, labelled, nearest, placeAfter, sectionAt, toldAt } from '@/screens/replay/marks';

const move = (at: number, ...parts: Move['parts']): Move => ({ at, n: at, seat: 0, pieces: [{ text: `made move ${at}` }], parts });
const moves = [
  move(0, ['note', null, 'round', 1]),
  { ...move(4, ['note', 0, 'play', 9]), pieces: [{ text: 'played ' }, { text: 'Comet', card: 'comet' }] },
  move(4, ['tile', 0, 'C5', 'sea']),
  move(9, ['note', 1, 'end-turn', 0], ['note', null, 'round', 2]),
  move(10, ['note', null, 'round', 3]),
];

describe('the marks of a replay', () => {
  it('begins a chapter where its note stands, also behind another one', () => {
    expect(chapterMarks(moves, 'round')).toEqual([
      { at: 0, n: 1 },
      { at: 9, n: 2 },
      { at: 10, n: 3 },
    ]);
  });

  it('writes a number only where there is room for it', () => {
    expect([...labelled(chapterMarks(moves, 'round'), 10, 0.2)]).toEqual([0, 9]);
    expect([...labelled(chapterMarks(moves, 'round'), 10, 0.1)]).toEqual([0, 9, 10]);
  });

  it('marks the last move made', () => {
    expect(current(moves, 4)).toBe(2);
    expect(current(moves, 8)).toBe(2);
    expect(current(moves.slice(1), 3)).toBe(-1);
  });

  it('tells all that one answer did', () => {
    expect(toldAt(moves, 5)).toEqual(moves.slice(1, 3));
    expect(toldAt(moves.slice(1), 3)).toEqual([]);
  });

  it('steps to what is told next, over answers of which nothing is told', () => {
    expect(placeAfter(moves, 4, 1)).toBe(9);
    expect(placeAfter(moves, 6, -1)).toBe(4);
    expect(placeAfter(moves, 4, -1)).toBe(0);
    expect(placeAfter(moves, 10, 1)).toBeUndefined();
  });

  it('finds what was done nearest to a click', () => {
    expect(nearest(moves, 6)?.at).toBe(4);
    expect(nearest(moves, 7)?.at).toBe(9);
    expect(nearest([], 7)).toBeUndefined();
  });

  it('tells tiles and cards from the rest', () => {
    expect(moves.slice(1, 4).map(kindOf)).toEqual(['card', 'tile', 'other']);
  });

  it('tells the part of the game that is played there', () => {
    expect(sectionAt(moves, 4, ['round'])).toEqual(moves.slice(0, 3));
    expect(sectionAt(moves, 9, ['round'])).toEqual(moves.slice(3, 4));
    expect(sectionAt(moves, 12, ['round'])).toEqual(moves.slice(4));
  });
});
