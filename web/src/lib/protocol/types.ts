// What goes over the wire: docs/protocol.md in TypeScript. Nothing here belongs to one game.

export type Language = 'en' | 'pt' | 'ru';
export type Path = (string | number)[];
export type Tree = { [key: string]: unknown };
export type Op =
  | [Path]
  | [Path, unknown]
  | [Path, 'with', Tree]
  | [Path, number, number, unknown[]]
  | [Path, number, number, (Tree | null)[], unknown[][]];

export interface SeatRow {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot: string | null;
  resigned: boolean;
  present?: boolean;
}

export interface TableRow {
  id: string;
  name: string;
  game: string;
  modules: string[];
  options: Record<string, unknown>;
  players: number;
  status: 'waiting' | 'playing' | 'over';
  public: boolean;
  seats: SeatRow[];
  created: number;
  commitment: string;
  clock: { bank: number; increment: number; expiry?: 'bot' | 'pass' } | null;
  seed: string | null;
  /** DAY/GAME/DEAL of a daily deal. */
  daily?: string | null;
  result?: { winners: number[]; totals: number[] } | null;
  seq?: number;
}

export interface About {
  card?: string;
  cell?: string;
  seat?: number;
}

export interface Option {
  index: number;
  label: string;
  text: string;
  about: About;
}

export interface Decision {
  prompt: string;
  text: string;
  /** The card that asks it. */
  card: string | null;
  options: Option[];
}

export interface Zone {
  count: number;
  cards: string[];
}

export type Slots = Record<string, number | string | null>;

export interface SeatView {
  slots: Slots;
  zones: Record<string, Zone>;
}

export interface BoardCell {
  tile: string | null;
  owner: number | null;
  claim?: number | null;
}

export interface View {
  game: string;
  modules: string[];
  players: number;
  seat: number | null;
  over: boolean;
  world: Record<string, number>;
  zones: Record<string, Zone>;
  seats: SeatView[];
  cards: Record<string, { resources: number; used: number; chosen: number }>;
  board: Record<string, BoardCell>;
  deciding: number[];
}

export interface LogLine {
  n: number;
  seat: number | null;
  text: string;
  parts: (string | number | null)[][];
}

export interface ChatLine {
  seq: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

export interface Score {
  seat: number;
  total: number;
  parts: Record<string, number>;
  cards: Record<string, number>;
  tiebreak: number;
}

export interface Result {
  winners: number[];
  scores: Score[];
}

/** An answer that I may give before my turn, for when it comes; whether I have given it. */
export interface Ahead {
  label: string;
  set: boolean;
}

export interface Doc {
  seq: number;
  table: TableRow;
  you: { seat: number | null; host: boolean; can_undo: boolean; invite: string; ahead: Ahead | null };
  view: View | null;
  decision: Decision | null;
  answers: number;
  log: LogLine[];
  chat: ChatLine[];
  result: Result | null;
  /** The next table of the same people. */
  again: { table: string; by: number | null; invite: string } | null;
}

export interface MenuItem {
  label: string;
  text: string;
  price: number;
  card: string;
  legal: boolean;
  reasons: { text: string; pattern: string }[];
}

/** What is paid, what is lost besides and what is gained, by slot; all are positive. */
export interface SeatChange {
  costs: Record<string, number>;
  losses: Record<string, number>;
  gains: Record<string, number>;
  resources: Record<string, number>;
  zones: Record<string, number>;
  tiles: [string, string][];
}

/** Dice that would be rolled until the action is complete; the odds of each face: so many in so many. */
export interface Throw {
  what: string;
  least: number;
  most: number;
  odds: Record<string, [number, number]>;
  text: string;
}

export interface Preview {
  index: number;
  label: string;
  seats: SeatChange[];
  world: Record<string, number>;
  chance: boolean;
  chances: Throw[];
  /** What is still to be chosen and done; `pays`: what the move costs, where I choose what to give. */
  then: { seat: number; text: string; pays: boolean }[];
  /** What no number tells: goals, milestones, the end of the game. */
  news: string[];
  over: boolean;
}

export interface Presence {
  present: boolean[];
  spectators: number;
}

export interface Clock {
  time: number;
  left: number[];
  running: number[];
}

export type ServerMessage =
  | { type: 'welcome'; protocol: number; server: string; table: string; seat: number | null; host: boolean }
  | { type: 'full'; seq: number; doc: Doc }
  | { type: 'delta'; seq: number; ops: Op[] }
  | { type: 'ack'; key: string; seq: number; repeated?: boolean }
  | { type: 'error'; error: string; message: string; key: string; seq: number | null }
  | { type: 'reply'; key: string; what: string; seq: number; body: unknown }
  | ({ type: 'presence' } & Presence)
  | ({ type: 'clock' } & Clock)
  | { type: 'pong' }
  | { type: 'bye'; reason: string; retry?: number };

export interface CardDoc {
  game: string;
  module: string;
  set: string;
  number: string;
  key: string;
  title: string;
  kind: string;
  cost: number;
  tags: string[];
  holds: string;
  text: { requirement: string[]; effects: string[]; actions: string[]; play: string[]; points: string[] };
  icons: { tags: string[]; requirement: string[]; rows: string[][]; points: string[]; cost?: string[] };
  copies: number;
  /** Where what the card says was found, if that is in doubt: `known`, or ours, or partly ours. */
  source: { mark: 'known' | 'partly' | 'designed'; text: string } | null;
}

export interface Area {
  name: string;
  text: Partial<Record<Language, string>>;
  /** What it is called: on the map as at its edge. */
  title: Record<Language, string>;
  /** Counted from the top; 0 where it lies off the map. */
  row: number;
  kind: number;
  volcano: boolean;
  bonus: string[];
  bonus_text: Partial<Record<Language, string>>;
  neighbours: string[];
  on_map: boolean;
}

/** A word of the rules; `counted` where the form after a number is another one. */
export interface WordDoc {
  one: string;
  other: string;
  counted?: string[];
}

export interface BoardDoc {
  game: string;
  boards: { name: string; areas: Area[] }[];
  tiles: string[];
}

export interface DailyResult {
  table: string;
  name: string;
  points: number;
  won: boolean;
}

export interface Deal {
  game: string;
  deal: string;
  modules: string[];
  bots: string[];
  commitment: string;
  results: DailyResult[];
  played: number;
  yesterday: string;
}

export interface DailyDoc {
  day: string;
  ends: number;
  deals: Deal[];
}

export interface Preset {
  key: string;
  name: Record<Language, string>;
  about: Record<Language, string>;
  modules: string[];
  options: Record<string, unknown>;
  beginners?: string;
  players: [number, number];
}

export interface GameDoc {
  name: string;
  players: [number, number];
  modules: string[];
  options: { name: string; kind: 'flag' | 'seat' | 'seats' }[];
  presets: Preset[];
  about: Record<Language, string>;
  minutes: { bots: number; people: number };
}

export interface GamesDoc {
  games: GameDoc[];
  bots: string[];
  languages: Language[];
}

export interface Seated {
  table: string;
  seat: number | null;
  token: string;
  code: string;
  host: boolean;
  invite: string;
}
