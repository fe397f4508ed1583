import type { Move } from '@/lib/protocol/generated';
import { spaced } from '../chart';

/** Where a chapter of the game begins, and its number. */
export interface ChapterMark {
  at: number;
  n: number;
}

const beginning = (move: Move, slot: string): (string | number | null)[] | undefined =>
  move.parts.find(([what, , note]) => what === 'note' && note === slot);

export const isChapter = (move: Move, slot: string): boolean => beginning(move, slot) !== undefined;

/** Where the chapters of a game begin. */
export function chapterMarks(moves: Move[], slot: string): ChapterMark[] {
  return moves.flatMap((m) => {
    const note = beginning(m, slot);
    return note ? [{ at: m.at, n: Number(note[3]) }] : [];
  });
}

/** Those marks that have room for their number: at least so much of the whole apart. */
export function labelled(marks: ChapterMark[], total: number, apart: number): ReadonlySet<number> {
  return new Set(spaced(marks, apart, total).map(({ at }) => at));
}

/** The move that stands there now: the last one made. -1: none yet. */
export const current = (moves: Move[], at: number): number => moves.filter((m) => m.at <= at).length - 1;

/** What is told of the last thing that was done: one answer may have done several. */
export function toldAt(moves: Move[], at: number): Move[] {
  const last = moves[current(moves, at)];
  return last ? moves.filter((m) => m.at === last.at) : [];
}

/** The place of the next move that is told, or of the one before. */
export const placeAfter = (moves: Move[], at: number, by: 1 | -1): number | undefined =>
  by > 0 ? moves.find((m) => m.at > at)?.at : moves.filter((m) => m.at < at).at(-1)?.at;

/** The moves of the part of the game that stands there now; each of these notes begins one. */
export function sectionAt(moves: Move[], at: number, notes: string[]): Move[] {
  const begins = (move: Move): boolean => notes.some((note) => isChapter(move, note));
  const now = current(moves, at);
  const start = moves.reduce((found, move, i) => (i <= now && begins(move) ? i : found), 0);
  const end = moves.findIndex((move, i) => i > start && begins(move));
  return moves.slice(start, end < 0 ? moves.length : end);
}

/** What a player did nearest to a place. */
export function nearest(moves: Move[], at: number): Move | undefined {
  return moves.reduce<Move | undefined>((best, m) => (best && Math.abs(best.at - at) <= Math.abs(m.at - at) ? best : m), undefined);
}

/** How a move looks in a lane: a tile, a card, anything else. */
export function kindOf(move: Move): 'tile' | 'card' | 'other' {
  if (move.parts.some(([what]) => what === 'tile')) return 'tile';
  return move.pieces.some((piece) => piece.card !== undefined) ? 'card' : 'other';
}
