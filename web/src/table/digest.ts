import { goingOn } from '@/lib/pieces';
import type { LogLine, Preview, SeatChange } from '@/lib/protocol/generated';

/** Lines that follow each other, of one seat; null: what nobody in particular did. */
export interface Run {
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
  /** The rest, in the order in which it happened. */
  rest: Run[];
  /** What it made of my numbers and of the world's, by slot; and of what lies on my cards, by card. */
  mine: Record<string, number>;
  cards: Record<string, number>;
  world: Record<string, number>;
  /** The number of the last line before it, and of the last line told. */
  from: number;
  upto: number;
}

type Kind = 'change' | 'world' | 'resource';

/** The sums of the changes of a kind, by what changed; those that come to nothing are left out. */
function sums(
  lines: LogLine[],
  kind: Kind,
  counts: (seat: unknown, what: string, n: number) => boolean = () => true,
): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [is, seat, what, n] of lines.flatMap((l) => l.parts)) {
    if (is !== kind || typeof what !== 'string' || !counts(seat, what, Number(n))) continue;
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

const hasNote = (line: LogLine, fits: (note: string, seat: unknown) => boolean): boolean =>
  line.parts.some(([is, seat, note]) => is === 'note' && fits(String(note), seat));

/** Whether I passed in one of these lines. */
export const hasPassed = (lines: LogLine[], me: Me, passing: string): boolean =>
  lines.some((line) => hasNote(line, (note, seat) => note === passing && seat === me.seat));

/** What a production brought me, the last one among these lines: what I gained until something else began. Null: there was none. */
export function produced(lines: LogLine[], me: Me, production: string): Record<string, number> | null {
  const begins = (l: LogLine): boolean => hasNote(l, (note, seat) => note === production && (seat ?? me.seat) === me.seat);
  const at = lines.map(begins).lastIndexOf(true);
  if (at < 0) return null;
  const end = lines.findIndex((l, i) => i > at && hasNote(l, () => true));
  const told = lines.slice(at, end < 0 ? undefined : end).filter((l) => l.seat === me.seat);
  // What went at the same time, such as energy that became heat, was not brought.
  return told.length ? gained(told, me.seat) : null;
}

/** What went by itself between two chapters: the lines that name it, and what it made of my numbers and of the world's. */
export interface Interlude {
  lines: LogLine[];
  mine: Record<string, number>;
  cards: Record<string, number>;
  world: Record<string, number>;
}

/** The lines of the chapter that was over when the last one of these began. */
export function lastChapter(lines: LogLine[], chapter: string): LogLine[] {
  const begins = lines.flatMap((l, i) => (hasNote(l, (note) => note === chapter) ? [i] : []));
  return begins.length ? lines.slice(begins.at(-2) ?? 0, begins.at(-1)) : [];
}

/** What came at the end of a chapter, from the note that begins it; `tells`: the notes whose lines name it. Null: nothing. */
export function interludeOf(lines: LogLine[], me: Me, { begins, tells }: { begins: string; tells: readonly string[] }): Interlude | null {
  const from = lines.findIndex((l) => hasNote(l, (note) => note === begins));
  if (from < 0) return null;
  const told = lines.slice(from);
  const [mine, cards, world] = [slotsOf(told, me), cardsOf(told, me), sums(told, 'world')];
  // What a number shows needs no words; cards that I drew do.
  const own = (l: LogLine): boolean => l.seat === me.seat && !l.parts.some(([is]) => ['change', 'resource', 'world'].includes(String(is)));
  const named = told.filter((l) => l.pieces.length > 0 && (own(l) || hasNote(l, (note) => tells.includes(note))));
  return { lines: named, mine, cards, world };
}

const gained = (lines: LogLine[], me: number): Record<string, number> => sums(lines, 'change', (seat, _, n) => seat === me && n > 0);
const lost = (lines: LogLine[], me: number): Record<string, number> => sums(lines, 'change', (seat, _, n) => seat === me && n < 0);

/** What a line tells of its player's numbers: what went and what came, apart, even of the same thing. */
export const lineChange = (line: LogLine, seat: number): Preview =>
  changeOf({ seat, losses: opposite(lost([line], seat)), gains: gained([line], seat) });

/** Whether I have had a turn: something of mine is noted that is no part of the set-up. */
export const hasPlayed = (log: LogLine[], me: number, opening: readonly string[], quiet: readonly string[]): boolean =>
  log.some((l) => hasNote(l, (note, seat) => seat === me && !opening.includes(note) && !quiet.includes(note)));

/** Whether a line has a note that everybody should hear. */
export const isAnnouncement = (line: LogLine, announcements: readonly string[]): boolean =>
  hasNote(line, (note) => announcements.includes(note));

/** Whether a line tells nothing but that the game went on. */
export const isQuiet = (line: LogLine, quiet: readonly string[]): boolean =>
  line.parts.length > 0 && line.parts.every(([what, , note]) => what === 'note' && quiet.includes(String(note)));

/** The lines of the last move, whoever made it: what was done, and what came of it without naming who did it again.
 * `quiet`: notes that begin no move. */
export function lastMove(log: LogLine[], quiet: readonly string[]): LogLine[] {
  const lines = log.filter((l) => l.pieces.length > 0 && !isQuiet(l, quiet));
  const to = lines.map((l) => l.seat !== null).lastIndexOf(true);
  const seat = lines[to]?.seat;
  let from = to;
  const isDeed = (l: LogLine | undefined): boolean =>
    l?.parts.some(([what, , note]) => what === 'note' && !quiet.includes(String(note))) ?? true;
  while (!isDeed(lines[from]) && lines[from - 1]?.seat === seat) from -= 1;
  return lines.slice(from, to + 1).map((l, i) => (i ? { ...l, pieces: goingOn(l.pieces, l.seat) } : l));
}

const opposite = (numbers: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(numbers).map(([name, n]) => [name, -n]));

/** Sums as what was lost and what was gained. */
export function sides(sums: Record<string, number>): { losses: Record<string, number>; gains: Record<string, number> } {
  const of = (fits: (n: number) => boolean) => Object.fromEntries(Object.entries(sums).filter(([, n]) => fits(n)));
  return { losses: opposite(of((n) => n < 0)), gains: of((n) => n > 0) };
}

/** Changes of one seat and of the world in the shape in which games read what a move would do. */
export function changeOf({ seat, world = {}, ...own }: { seat: number; world?: Record<string, number> } & Partial<SeatChange>): Preview {
  const none: SeatChange = { costs: {}, losses: {}, gains: {}, resources: {}, zones: {}, tiles: [] };
  const seats = Array.from({ length: seat + 1 }, (_, i) => (i === seat ? { ...none, ...own } : none));
  return {
    index: 0,
    label: '',
    seats,
    world,
    chance: false,
    chances: [],
    then: [],
    news: [],
    over: false,
    ways: [],
    wasted: false,
    area: false,
    courses: [],
  };
}

/** The entry after which the digest of who comes back begins: the end of my last run of lines before the latest news. */
export function lastOwn(log: LogLine[], me: number): number {
  let at = log.length - 1;
  while (at >= 0 && log[at]?.seat === me) at -= 1;
  while (at >= 0 && log[at]?.seat !== me) at -= 1;
  return log[at]?.n ?? -1;
}

/** What the others did after an entry of the log; null: nothing. */
export function digestOf(log: LogLine[], me: Me, from: number, quiet: readonly string[]): Digest | null {
  const lines = log.filter((l) => l.n > from && l.seat !== me.seat);
  const told = lines.filter((l) => l.pieces.length > 0 && !isQuiet(l, quiet));
  if (!told.some((l) => l.seat !== null)) return null;
  const hits = told.filter((l) => isHit(l, me));
  return {
    hits,
    rest: runs(told.filter((l) => !hits.includes(l))),
    mine: slotsOf(lines, me),
    cards: cardsOf(lines, me),
    world: sums(lines, 'world'),
    from,
    upto: log.at(-1)?.n ?? -1,
  };
}

/** Lines of the same seat that follow each other, together. */
function runs(lines: LogLine[]): Run[] {
  const found: Run[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && last.seat === line.seat) last.lines.push(line);
    else found.push({ seat: line.seat, lines: [line] });
  }
  return found;
}
