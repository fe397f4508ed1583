/** Rows of icons as the card texts give them: tokens, parsed into boxes to draw. See src/tharsis/text/icons.py. */
export type Piece = (
  | { kind: 'amount'; n: string; icon: string; any: boolean; coin: boolean }
  | { kind: 'mark'; mark: string }
  | { kind: 'prod'; lines: Piece[][] }
) & {
  /** It begins another effect than the piece before it. */
  apart?: true;
};

const NUMBER = /^[-+±]?(\d+|X)$/;
const MARKS = new Set([';', '/', 'or', '->', ':', 'if', '(', ')', 'steal', 'start', 'first']);

/** "There is a condition": the sentence says which; by itself the mark would be a riddle. */
const SEE_TEXT = '*';

const isProd = (icon: string): boolean => icon.startsWith('prod-') && icon !== 'prod-frame';
export const tidy = (n: string): string => n.replace('-', '−').replace(/^\+/, '+');

function amounts(row: string[]): Piece[] {
  const found: Piece[] = [];
  let n = '';
  let any = false;
  for (const token of row) {
    if (token === SEE_TEXT) continue;
    if (token === 'any') any = true;
    else if (NUMBER.test(token)) {
      if (n) found.push({ kind: 'mark', mark: tidy(n) });
      n = token;
    } else if (MARKS.has(token)) {
      if (n) found.push({ kind: 'mark', mark: tidy(n) });
      n = '';
      found.push({ kind: 'mark', mark: token });
    } else {
      found.push({ kind: 'amount', n, icon: token, any, coin: /^(res|prod)-mc$/.test(token) });
      n = '';
      any = false;
    }
  }
  if (n) found.push({ kind: 'mark', mark: tidy(n) });
  return found;
}

/** Neighbours that are production share one brown box: losses above gains. */
export function parse(row: string[]): Piece[] {
  const open = row.indexOf('[');
  const shut = row.indexOf(']', open);
  // A box that the tokens draw themselves.
  if (open >= 0 && shut > open)
    return [
      ...parse(row.slice(0, open)),
      { kind: 'prod', lines: [amounts(row.slice(open + 1, shut)).filter((p) => p.kind !== 'mark' || p.mark !== ';')] },
      ...parse(row.slice(shut + 1)),
    ];
  const found: Piece[] = [];
  let box: Piece[] | null = null;
  let apart = false;
  const add = (piece: Piece): void => {
    found.push(apart ? { ...piece, apart } : piece);
    apart = false;
  };
  const close = (): void => {
    if (!box) return;
    const loss = box.filter((p) => p.kind === 'amount' && p.n.startsWith('-'));
    const gain = box.filter((p) => !loss.includes(p));
    add({ kind: 'prod', lines: [loss, gain].filter((line) => line.length > 0) });
    box = null;
  };
  const pieces = amounts(row);
  pieces.forEach((piece, i) => {
    if (piece.kind === 'amount' && isProd(piece.icon)) {
      (box ??= []).push({ ...piece, icon: piece.icon === 'prod-any' ? 'res-any-standard' : piece.icon.replace('prod-', 'res-') });
      return;
    }
    if (box && piece.kind === 'mark' && (piece.mark === ';' || piece.mark === 'or')) {
      const next = pieces[i + 1];
      if (next?.kind === 'amount' && isProd(next.icon)) {
        if (piece.mark === 'or') box.push(piece);
        return;
      }
    }
    close();
    if (piece.kind === 'mark' && piece.mark === ';') apart = true;
    else add(piece);
  });
  close();
  return found;
}

/** Cut before each piece of this kind. */
const cut = (pieces: Piece[], begins: (piece: Piece) => boolean): Piece[][] =>
  pieces.reduce<Piece[][]>((parts, piece, i) => {
    if (i === 0 || begins(piece)) parts.push([]);
    parts.at(-1)?.push(piece);
    return parts;
  }, []);

const isOr = (piece: Piece): boolean => piece.kind === 'mark' && piece.mark === 'or';

/**
 * What a line should keep together, where there is something to choose: "this or that" rather than "…, this" and "or that";
 * and if even that is too long, each choice with what it brings. Null: one part.
 */
export function partsOf(pieces: Piece[]): Piece[][] | null {
  if (!pieces.some(isOr)) return null;
  const effects = cut(pieces, (piece) => piece.apart === true);
  const parts = effects.length > 1 ? effects : cut(pieces, isOr);
  return parts.length > 1 ? parts : null;
}

export const isHex = (icon: string): boolean => icon.startsWith('tile-') || icon === 'param-ocean';
