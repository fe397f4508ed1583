import type { LogLine } from '@/lib/protocol/types';

export interface PlayerLines {
  /** Null: what nobody in particular did. */
  seat: number | null;
  lines: LogLine[];
}

/** What happened between two turns of a player, for that player. */
export interface Digest {
  /** What was done to me by others, first of all. */
  hits: LogLine[];
  rest: PlayerLines[];
  /** What it made of my numbers and of the world's, by slot. */
  mine: Record<string, number>;
  world: Record<string, number>;
  /** The number of the last line told. */
  upto: number;
}

/** The sums of the changes of a kind, by slot; those that come to nothing are left out. */
function sums(lines: LogLine[], kind: 'change' | 'world', seat?: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [what, whose, slot, n] of lines.flatMap((l) => l.parts)) {
    if (what !== kind || typeof slot !== 'string' || (seat !== undefined && whose !== seat)) continue;
    found[slot] = (found[slot] ?? 0) + Number(n);
  }
  return Object.fromEntries(Object.entries(found).filter(([, n]) => n !== 0));
}

/** Whether somebody else took something from me. */
export const isHit = (line: LogLine, me: number | null): boolean =>
  me !== null && line.seat !== null && line.seat !== me && Object.values(sums([line], 'change', me)).some((n) => n < 0);

/** Whether a line tells nothing but that the game went on. */
export const isQuiet = (line: LogLine, quiet: readonly string[]): boolean =>
  line.parts.length > 0 && line.parts.every(([what, , note]) => what === 'note' && quiet.includes(String(note)));

/** The entry after which the digest of who comes back begins: the end of my last run of lines before the latest news. */
export function lastOwn(log: LogLine[], me: number): number {
  let at = log.length - 1;
  while (at >= 0 && log[at]?.seat === me) at -= 1;
  while (at >= 0 && log[at]?.seat !== me) at -= 1;
  return log[at]?.n ?? -1;
}

/** What the others did after an entry of the log; null: nothing. Lines stand by player, in the order of seats after mine. */
export function digestOf(log: LogLine[], me: number, from: number, players: number, quiet: readonly string[]): Digest | null {
  const lines = log.filter((l) => l.n > from && l.seat !== me);
  const told = lines.filter((l) => l.text && !isQuiet(l, quiet));
  if (!told.some((l) => l.seat !== null)) return null;
  const seats = Array.from({ length: players - 1 }, (_, i) => (me + 1 + i) % players);
  const hits = told.filter((l) => isHit(l, me));
  return {
    hits,
    rest: [...seats, null]
      .map((seat) => ({ seat, lines: told.filter((l) => l.seat === seat && !hits.includes(l)) }))
      .filter((p) => p.lines.length > 0),
    mine: sums(lines, 'change', me),
    world: sums(lines, 'world'),
    upto: log.at(-1)?.n ?? -1,
  };
}
