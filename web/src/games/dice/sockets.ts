/** Paying with dice: the sockets of a cost, what lies in them, and the answers that stand for it. */
import { ALL_FACES, FACES, type Colour } from './faces';

export const WILD = 'wild';
/** A discount covers this socket: nothing lies in it. */
export const FREE = 'free';

export interface Socket {
  icon: string;
  /** Faces that may lie here; a wild token always may. */
  accepts: readonly string[];
}

/** How many of a face, or of wild tokens, I have. */
export type Holding = (name: string) => number;

export const count = (list: readonly string[], name: string): number => list.filter((x) => x === name).length;

/** Every die that I have, by its face. */
export const every = (has: Holding): string[] => ALL_FACES.flatMap((face) => Array.from({ length: has(face) }, () => face));

export function socket(icon: string): Socket {
  const [, colour = '', face] = /^die-([a-z]+)(?:-([a-z]+))?$/.exec(icon) ?? [];
  return { icon, accepts: face ? [face] : (FACES[colour as Colour] ?? ALL_FACES) };
}

/** The cheapest payment: discounts, then dice, of a colour the most plentiful; wild tokens last. Empty: nothing is left for it. */
export function fill(sockets: readonly Socket[], has: Holding, discount: Holding = () => 0): string[] {
  const laid: string[] = [];
  const free = new Map<string, number>();
  const spare = (name: string): number => has(name) - count(laid, name);
  for (const { accepts } of sockets) {
    const only = accepts.length === 1 ? (accepts[0] ?? '') : '';
    const off = free.get(only) ?? 0;
    if (only && off < discount(only)) {
      free.set(only, off + 1);
      laid.push(FREE);
      continue;
    }
    const best = [...accepts].sort((a, b) => spare(b) - spare(a))[0] ?? '';
    laid.push(best && spare(best) > 0 ? best : spare(WILD) > 0 ? WILD : '');
  }
  return laid;
}

/** Lay a die or a token: into a given socket, or into the first that takes it. */
export function lay(sockets: readonly Socket[], laid: readonly string[], has: Holding, name: string, at?: number): string[] {
  const fits = (s: Socket | undefined, i: number): boolean =>
    s !== undefined && laid[i] !== FREE && laid[i] !== name && (name === WILD || s.accepts.includes(name));
  const to = at ?? sockets.findIndex(fits);
  if (!fits(sockets[to], to) || has(name) <= count(laid, name)) return [...laid];
  return laid.map((x, i) => (i === to ? name : x));
}

/** A click on a socket: the next thing of mine that could lie in it. */
export function turnOver(sockets: readonly Socket[], laid: readonly string[], has: Holding, at: number): string[] {
  const here = laid[at] ?? '';
  const could = [...(sockets[at]?.accepts ?? []), WILD];
  const from = could.indexOf(here) + 1;
  const next = [...could.slice(from), ...could.slice(0, from)].find((x) => x !== here && has(x) > count(laid, x));
  return next === undefined ? [...laid] : lay(sockets, laid, has, next, at);
}

/** The answers for what lies in the sockets. Where there is no choice, the rules ask nothing. */
export function payAnswers(sockets: readonly Socket[], laid: readonly string[], has: Holding): string[] {
  if (!sockets.length) return [];
  if (sockets.some((s) => s.accepts.length !== 1)) return payAny(sockets[0], laid[0] ?? '', has);
  const needed = sockets.flatMap((s, i) => (laid[i] === FREE ? [] : [s.accepts[0] ?? '']));
  const short = (face: string): number => Math.max(0, count(needed, face) - has(face));
  let wild = has(WILD);
  // The rules ask face by face, in their order: how many wild tokens stand in for it?
  return ALL_FACES.filter((face) => needed.includes(face)).flatMap((face, i, faces) => {
    const later = faces.slice(i + 1).reduce((sum, f) => sum + short(f), 0);
    const most = Math.min(count(needed, face), wild - later);
    const used = sockets.filter((s, j) => s.accepts[0] === face && laid[j] === WILD).length;
    wild -= used;
    return most > short(face) ? [`wild ${used}`] : [];
  });
}

function payAny(one: Socket | undefined, laid: string, has: Holding): string[] {
  const could = [...(one?.accepts ?? []), WILD].filter((name) => has(name) > 0);
  return could.length > 1 ? [`pay ${laid}`] : [];
}

/** Dice that stay in a production turn, as the rules ask for them: in the order of the faces, until there is no choice left. */
export function keepAnswers(kept: readonly string[], most: number, has: Holding): string[] {
  const order = ALL_FACES.flatMap((face) => kept.filter((x) => x === face));
  const answers = order.map((face) => `keep ${face}`);
  const last = order.at(-1);
  const from = last === undefined ? 0 : ALL_FACES.indexOf(last);
  const more = ALL_FACES.slice(from).some((face) => has(face) > (face === last ? count(order, face) : 0));
  return order.length < most && more ? [...answers, 'done'] : answers;
}
