// Lines of the log come in pieces: words, and the names of cards, seats and areas, which can be pointed at.
import { unbroken } from './i18n/format';
import type { Piece } from './protocol/generated';

/** The pieces of a line as this table calls its players. */
export const named = (pieces: readonly Piece[], names: readonly string[]): Piece[] =>
  pieces.map((piece) => ({ ...piece, text: piece.seat === undefined ? unbroken(piece.text) : (names[piece.seat] ?? piece.text) }));

/** A line as a plain sentence. */
export const sentence = (pieces: readonly Piece[], names: readonly string[]): string =>
  named(pieces, names)
    .map((piece) => piece.text)
    .join('');

/** A line that goes on about the player whom it begins with, without the name. */
export function goingOn(pieces: readonly Piece[], seat: number | null): Piece[] {
  const [first, next, ...rest] = pieces;
  if (!next || first?.seat !== seat) return [...pieces];
  return [{ ...next, text: next.text.replace(/^['’]s\s/, '').trimStart() }, ...rest]; // "Bo's TR rose": "TR rose"
}

/** A sentence as it goes on after another: only names and abbreviations keep their capitals. */
export const goesOn = (text: string, names: readonly string[]): string =>
  /^\p{Lu}{2}/u.test(text) || names.some((name) => name && text.startsWith(name)) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** With the signs around cards apart, which must not be parted from them at the end of a line. */
export function hugged(pieces: readonly Piece[]): (Piece & { before: string; after: string })[] {
  const found = pieces.map((piece) => ({ ...piece, before: '', after: '' }));
  for (const [i, piece] of found.entries()) {
    if (!piece.card) continue;
    const left = found[i - 1];
    const right = found[i + 1];
    if (left && !left.card) {
      piece.before = /[«“(]*$/.exec(left.text)?.[0] ?? '';
      left.text = left.text.slice(0, left.text.length - piece.before.length);
    }
    if (right && !right.card) {
      piece.after = /^[»”),.;:]*/.exec(right.text)?.[0] ?? '';
      right.text = right.text.slice(piece.after.length);
    }
  }
  return found.filter((piece) => piece.text);
}
