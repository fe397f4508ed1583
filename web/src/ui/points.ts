/** The points of a card as the tokens of src/tharsis/text/icons.py give them. */
import { parse, type Piece } from './rows';

/** The number on the seal; nothing where a card gives no points. */
export const sealOf = (points: string[]): string => points.find((x) => /^-?\d+$/.test(x)) ?? (points.length ? '1' : '');

/** What the points are given for each of, or on what condition; nothing where they are given at any rate. */
export function perOf(points: string[]): Piece[] {
  const at = points.findIndex((x) => x === '/' || x === 'if');
  return at < 0 ? [] : parse(points.slice(at));
}
