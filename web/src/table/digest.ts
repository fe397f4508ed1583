import type { LogLine, Preview, SeatChange } from '@/lib/protocol/types';

export interface PlayerLines {
  /** Null: what nobody in particular did. */
  seat: number | null;
  lines: LogLine[];
}

/** Who reads: a seat, and the cards in front of it. */
export interface Me {
  seat: number;
  cards: ReadonlySet<string>;
}

/** What happened between two turns of a player, for that player. */
export interface Digest {
  /** What was done to me by others, first of all. */
  hits: LogLine[];
  rest: PlayerLines[];
  /** What it made of my numbers and of the world's, by slot; and of what lies on my cards, by card. */
  mine: Record<string, number>;
  cards: Record<string, number>;
  world: Record<string, number>;
  /** The number of the last line told. */
  upto: number;
}

type Kind = 'change' | 'world' | 'resource';

/** The sums of the changes of a kind, by what changed; those that come to nothing are left out. */
function sums(lines: LogLine[], kind: Kind, counts: (seat: unknown, what: string) => boolean = () => true): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [is, seat, what, n] of lines.flatMap((l) => l.parts)) {
    if (is !== kind || typeof what !== 'string' || !counts(seat, what)) continue;
    found[what] = (found[what] ?? 0) + Number(n);
  }
  return Object.fromEntries(Object.entries(found).filter(([, n]) => n !== 0));
}

const slotsOf = (lines: LogLine[], me: Me): Record<string, number> => sums(lines, 'change', (seat) => seat === me.seat);
// The log says who took or put it; whose card it is, the card knows.
const cardsOf = (lines: LogLine[], me: Me): Record<string, number> => sums(lines, 'resource', (_, card) => me.cards.has(card));

/** Whether somebody else took something from me: of my numbers, or from one of my cards. */
export const isHit = (line: LogLine, me: Me | null): boolean =>
  me !== null &&
  line.seat !== null &&
  line.seat !== me.seat &&
  [slotsOf([line], me), cardsOf([line], me)].some((changes) => Object.values(changes).some((n) => n < 0));

/** What a production brought me, the last one among these lines. It begins with a note, for all or for me; null: there was none. */
export function produced(lines: LogLine[], me: Me, note: string): Record<string, number> | null {
  const begins = (l: LogLine): boolean =>
    l.parts.some(([is, seat, what]) => is === 'note' && what === note && (seat ?? me.seat) === me.seat);
  const at = lines.map(begins).lastIndexOf(true);
  const told = at < 0 ? undefined : lines.slice(at).find((l) => l.seat === me.seat);
  if (!told) return null;
  // What went at the same time, such as energy that became heat, was not brought.
  return slotsOf([{ ...told, parts: told.parts.filter(([is, , , n]) => is !== 'change' || Number(n) > 0) }], me);
}

/** Whether a line tells nothing but that the game went on. */
export const isQuiet = (line: LogLine, quiet: readonly string[]): boolean =>
  line.parts.length > 0 && line.parts.every(([what, , note]) => what === 'note' && quiet.includes(String(note)));

/** The lines of the last move, whoever made it: what was done, and what came of it without naming who did it again. */
export function lastMove(log: LogLine[], quiet: readonly string[]): LogLine[] {
  const lines = log.filter((l) => l.text && !isQuiet(l, quiet));
  const to = lines.map((l) => l.seat !== null).lastIndexOf(true);
  const seat = lines[to]?.seat;
  let from = to;
  const isDeed = (l: LogLine | undefined): boolean => l?.parts.some(([what]) => what === 'note') ?? true;
  while (!isDeed(lines[from]) && lines[from - 1]?.seat === seat) from -= 1;
  return lines.slice(from, to + 1).map((l, i) => (i ? { ...l, text: l.text.replace(/^\{seat\} /, '') } : l));
}

/** Changes of one seat and of the world in the shape in which games read what a move would do. */
export function changeOf(
  of: { seat: number; slots: Record<string, number> } & Partial<{ resources: Record<string, number>; world: Record<string, number> }>,
): Preview {
  const side = (sign: 1 | -1): Record<string, number> =>
    Object.fromEntries(Object.entries(of.slots).flatMap(([slot, n]) => (sign * n > 0 ? [[slot, sign * n]] : [])));
  const none: SeatChange = { costs: {}, losses: {}, gains: {}, resources: {}, zones: {}, tiles: [] };
  const seats = Array.from({ length: of.seat + 1 }, (_, i) =>
    i === of.seat ? { ...none, losses: side(-1), gains: side(1), resources: of.resources ?? {} } : none,
  );
  return { index: 0, label: '', seats, world: of.world ?? {}, chance: false, chances: [], then: [], news: [], over: false };
}

/** The entry after which the digest of who comes back begins: the end of my last run of lines before the latest news. */
export function lastOwn(log: LogLine[], me: number): number {
  let at = log.length - 1;
  while (at >= 0 && log[at]?.seat === me) at -= 1;
  while (at >= 0 && log[at]?.seat !== me) at -= 1;
  return log[at]?.n ?? -1;
}

/** What the others did after an entry of the log; null: nothing. Lines stand by player, in the order of seats after mine. */
export function digestOf(log: LogLine[], me: Me, from: number, players: number, quiet: readonly string[]): Digest | null {
  const lines = log.filter((l) => l.n > from && l.seat !== me.seat);
  const told = lines.filter((l) => l.text && !isQuiet(l, quiet));
  if (!told.some((l) => l.seat !== null)) return null;
  const seats = Array.from({ length: players - 1 }, (_, i) => (me.seat + 1 + i) % players);
  const hits = told.filter((l) => isHit(l, me));
  return {
    hits,
    rest: [...seats, null]
      .map((seat) => ({ seat, lines: told.filter((l) => l.seat === seat && !hits.includes(l)) }))
      .filter((p) => p.lines.length > 0),
    mine: slotsOf(lines, me),
    cards: cardsOf(lines, me),
    world: sums(lines, 'world'),
    upto: log.at(-1)?.n ?? -1,
  };
}
