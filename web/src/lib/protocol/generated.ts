// Made by scripts/wire_types.py from the server's types. Do not edit: `make types` writes it anew.
export const PROTOCOL = 1;

export type Language = 'en' | 'pt' | 'ru';

/** Everything that a reader sees of a table. */
export interface TableDoc {
  seq: number;
  table: TableHead;
  you: You;
  view: View | null;
  decision: Decision | null;
  answers: number;
  log: LogLine[];
  chat: ChatLine[];
  result: Result | null;
  again: Again | null;
  notice: string;
}

/** The table itself: a `TableRow` without what changes all the time. */
export interface TableHead {
  id: string;
  name: string;
  game: string;
  modules: string[];
  options: Record<string, unknown>;
  players: number;
  status: 'frozen' | 'over' | 'playing' | 'waiting';
  public: boolean;
  seats: TableSeat[];
  created: number;
  commitment: string;
  clock: ClockPlan | null;
  seed: string | null;
  daily: string | null;
  attempt: number | null;
  result: TableResult | null;
}

/** A seat of the table. */
export interface TableSeat {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string | null;
  resigned: boolean;
}

/** Thinking time for each seat: a bank, more after every answer; what happens when it is used up. */
export interface ClockPlan {
  bank?: number;
  increment?: number;
  expiry?: 'bot' | 'pass';
  bot?: string;
}

/** How a finished table ended, in short. */
export interface TableResult {
  winners: number[];
  totals: number[];
}

/** The reader. */
export interface You {
  seat: number | null;
  host: boolean;
  can_undo: boolean;
  invite: string;
  ahead: AheadOffer | null;
}

/** The answer that I may give before my turn, and whether I have given it. */
export interface AheadOffer {
  label: string;
  set: boolean;
}

/** The position as a reader may see it. */
export interface View {
  game: string;
  modules: string[];
  players: number;
  seat: number | null;
  over: boolean;
  world: Record<string, number>;
  zones: Record<string, Zone>;
  seats: SeatView[];
  cards: Record<string, OnCard>;
  board: Record<string, BoardCell>;
  deciding: number[];
  goals: Goal[];
  tracks: Track[];
  projects: Project[];
  means: Means[];
  ending: Ending | null;
  actions: Actions | null;
  part: string;
  panels: Record<string, unknown>;
  own_panels: Record<string, unknown>;
  income: Record<string, number>[];
  outlook: Record<string, Record<string, number>>;
  steps: Record<string, number[]>;
  area_points: Record<string, number>;
  waiting: number[];
  scores?: PlainScore[];
  winners?: number[];
}

/** How many cards lie somewhere, and those that the reader knows. */
export interface Zone {
  count: number;
  cards: string[];
}

/** A seat's numbers and cards. */
export interface SeatView {
  slots: Record<string, number | string | null>;
  zones: Record<string, Zone>;
}

/** What lies on a card in play. */
export interface OnCard {
  resources: number;
  used: number;
  chosen: number;
}

/** An area that holds a tile, or only a marker. */
export interface BoardCell {
  tile?: string;
  owner?: number | null;
  claim?: number;
}

/** A milestone or an award: who has it, how much each seat has of what it measures, the points that it brings each now. `places` are the points of the first place, the second …; `needs` how much each asks for, where that is a number. `verb` is that of the option that takes it (empty: it is got by itself), `price` what that costs now (null: no more), `limit` how many of its kind can be taken, `until` the round after which it leaves. */
export interface Goal {
  kind: string;
  key: string;
  verb: string;
  label: string;
  owner: number | null;
  counts: number[];
  points: number[];
  places: number[];
  needs: number[];
  price: number | null;
  limit: number | null;
  until: number | null;
}

/** A global parameter; `left` are the steps to its goal, `next` the value of the next bonus. */
export interface Track {
  name: string;
  value: number;
  start: number;
  goal: number;
  step: number;
  left: number;
  next: number | null;
}

/** Something that everybody may do on a turn without a card: a standard project, a conversion. `price` is what it costs me now; `useful`, whether it would bring anything. */
export interface Project {
  label: string;
  verb: string;
  key: string;
  price: number | null;
  useful: boolean;
}

/** What may stand in for money, for cards with this tag (null: for everything). */
export interface Means {
  resource: string;
  icon: string;
  tag: string | null;
  units: number;
  worth: number;
}

/** How near the end is; `rounds` is 0 where there is no limit. `coming`: the end has been triggered; `last`: what is played now is the last. */
export interface Ending {
  round: number;
  rounds: number;
  complete: number;
  needed: number;
  coming: boolean;
  last: boolean;
}

/** How many actions of the turn are taken, and of how many. */
export interface Actions {
  taken: number;
  most: number;
}

/** The points of a seat by source. */
export interface PlainScore {
  total: number;
  parts: Record<string, number>;
}

/** What a seat must decide now: what is asked (`verb`, `kind`, `id`) and its name in records (`prompt`). `card` is the one that asks it; `menu` says that it begins a new action of my turn; `batch` is the selection that starts here, where several decisions in a row are one. */
export interface Decision {
  prompt: string;
  verb: string;
  kind: string;
  id: string;
  card: string | null;
  text: string;
  menu: boolean;
  options: Option[];
  batch: Batch | null;
}

/** One possible answer: what it does, with what (a card, an area, a seat, a number, a thing), and as text. `then` is the selection that starts once it is taken, where that can be told before. */
export interface Option {
  index: number;
  label: string;
  text: string;
  verb: string;
  kind: string;
  id: string;
  n: number;
  then?: Batch;
}

/** Several decisions in a row that are one: what may be taken, and how much of it for how much. `purse` is what there is to pay for all of it, where each has a `price`. `names`: of what the stocks are, where the items do not tell. The answer is the list of the items taken. */
export interface Batch {
  verb: string;
  items: BatchItem[];
  stocks: number[];
  names: string[];
  least: number;
  most: number;
  price: number;
  purse: number;
}

/** Something that may be taken, of a stock (its place among `stocks`) that others may share. */
export interface BatchItem {
  label: string;
  kind: string;
  id: string;
  n: number;
  stock: number;
}

/** A line of the log; `n` is the number of its last entry. Without pieces it goes without saying. */
export interface LogLine {
  n: number;
  seat: number | null;
  pieces: Piece[];
  parts: (string | number | null)[][];
}

/** Words of a line, or a name in it: what it names can be pointed at. */
export interface Piece {
  text: string;
  card?: string;
  seat?: number;
  cell?: string;
}

/** What somebody said. */
export interface ChatLine {
  seq: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

/** How a game ended. */
export interface Result {
  winners: number[];
  scores: Score[];
}

/** The final points of a seat. */
export interface Score {
  seat: number;
  total: number;
  parts: Record<string, number>;
  cards: Record<string, number>;
  tiebreak: number;
}

/** The next table of the same people. */
export interface Again {
  table: string;
  by: number | null;
  invite: string;
}

/** Something that a seat might think of doing on its turn; `sockets` where its price is no number; `toll` is what a law takes besides. */
export interface MenuItem {
  label: string;
  verb: string;
  kind: string;
  id: string;
  text: string;
  price: number;
  toll: number;
  card: string;
  sockets: Socket[];
  legal: boolean;
  reasons: Reason[];
}

/** A piece of a price: its picture, what may pay it, and what would (`free`: a discount; nothing: it is missing). */
export interface Socket {
  icon: string;
  accepts: string[];
  paid: string;
}

/** Why something can't be done; the pattern is the same in every language. */
export interface Reason {
  text: string;
  pattern: string;
}

/** What an option would do. `courses`: what it asks by itself after the price, for clients that ask for that first. */
export interface Preview {
  index: number;
  label: string;
  seats: SeatChange[];
  world: Record<string, number>;
  chance: boolean;
  chances: Throw[];
  then: Coming[];
  news: string[];
  over: boolean;
  ways: Way[];
  wasted: boolean;
  area: boolean;
  courses: Course[];
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

/** What is still to be chosen and done; `pays`: a part of the price that the seat chooses; `cell`: the area whose bonus it is. */
export interface Coming {
  seat: number;
  text: string;
  pays: boolean;
  cell: string;
}

/** A way to pay: what is given, by slot, and the answers that say so after the option itself. */
export interface Way {
  costs: Record<string, number>;
  answers: string[];
}

/** What may be chosen after a move, one thing after the other; for each of its ways to pay, by number, what to answer after the price. */
export interface Course {
  steps: Step[];
  ways: Record<string, string[]>;
}

/** An answer to a question that follows a move, and that question. */
export interface Step {
  question: string;
  option: Option;
}

/** Every card in a language. */
export interface CardsDoc {
  language: string;
  cards: CardDoc[];
}

/** A card of the catalogue. */
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
  text: CardTexts;
  icons: CardIcons;
  emblems: Emblem[];
  copies: number;
  source: CardSource | null;
}

/** What a card says, by part. */
export interface CardTexts {
  requirement: string[];
  effects: string[];
  actions: string[];
  play: string[];
  points: string[];
}

/** The same as icons. */
export interface CardIcons {
  tags: string[];
  requirement: string[];
  rows: string[][];
  points: string[];
  cost?: string[];
}

/** A picture at the foot of a card, and what it means. */
export interface Emblem {
  icon: string;
  text: string;
}

/** Where what a card says was found, if that is in doubt. */
export interface CardSource {
  mark: 'designed' | 'known' | 'partly';
  text: string;
}

/** What never changes in a game with these modules and so many players, in a language. `quantities`: what players have numbers of, in the order in which they are listed. `prices`: what the first goal of a kind costs whoever takes it, the second …; `tiebreak`: what decides between seats with the same points, where something does; `facts`: numbers of the rules by name; `panels`: the things in the panels of modules. */
export interface GuideDoc {
  language: string;
  game: string;
  modules: string[];
  players: number;
  quantities: GuideQuantity[];
  goals: GuideGoal[];
  prices: Record<string, number[]>;
  tracks: GuideTrack[];
  projects: GuideProject[];
  stocks: Stock[];
  panels: Record<string, GuidePanelItem[]>;
  tiebreak: string;
  facts: Record<string, number>;
}

/** Something that a player has a number of: the name of the number, its words and its picture. */
export interface GuideQuantity {
  name: string;
  title: string;
  icon: string;
  production: boolean;
}

/** The words of a milestone or an award that there may be in a game, and the picture of what it measures. `short` is its name under a heading that says what kind of goal it is. */
export interface GuideGoal {
  kind: string;
  key: string;
  name: string;
  short: string;
  text: string;
  icons: string[];
}

/** A global parameter: `reward` is what a step brings, `beyond` what a step brings once the goal is reached. */
export interface GuideTrack {
  name: string;
  title: string;
  icon: string;
  start: number;
  goal: number;
  step: number;
  bonuses: TrackBonus[];
  zones: TrackZone[];
  reward: Reward | null;
  beyond: Reward | null;
}

/** What reaching a value of a track brings. */
export interface TrackBonus {
  at: number;
  icons: string[];
  text: string;
}

/** A part of a track: the first value that lies in it. */
export interface TrackZone {
  name: string;
  title: string;
  at: number;
}

/** What a step of a track brings whoever takes it. */
export interface Reward {
  icons: string[];
  text: string;
}

/** A standard project or the like: `price` is what it costs at first, `cost` and `gain` are pictures. */
export interface GuideProject {
  label: string;
  verb: string;
  key: string;
  name: string;
  text: string;
  price: number;
  cost: string[];
  gain: string[];
}

/** Something that players have, with its kinds side by side; `production` is the slot of what is produced of it. */
export interface Stock {
  name: string;
  noun: string;
  icon: string;
  kinds: StockKind[];
  production: string | null;
}

/** One kind of a stock: the slot that counts it; `sides` of a die show it, where it is one. */
export interface StockKind {
  slot: string;
  noun: string;
  icon: string;
  sides: number;
}

/** A thing in a panel of a module: what its parts say, by name. */
export interface GuidePanelItem {
  key: string;
  title: string;
  icon: string;
  parts: Record<string, Reward>;
}

/** The boards of a game, and its tiles. */
export interface BoardDoc {
  game: string;
  boards: Side[];
  tiles: TileDoc[];
}

/** One board of a game, or one side of it. */
export interface Side {
  name: string;
  areas: Area[];
}

/** An area of a board. `row` counts from the top; 0 where it lies off the map. */
export interface Area {
  name: string;
  title: Record<Language, string>;
  row: number;
  kind: number;
  volcano: boolean;
  bonus: string[];
  bonus_text: Record<string, string>;
  neighbours: string[];
  on_map: boolean;
}

/** A kind of tile: its picture, and whether it is a city, and belongs to who places it. */
export interface TileDoc {
  name: string;
  title: Record<Language, string>;
  icon: string;
  is_city: boolean;
  owned: boolean;
}

/** The words of the rules in a language. */
export interface WordsDoc {
  language: string;
  words: Record<string, WordDoc>;
}

/** A word of the rules; `counted` where the form after a number is another one. */
export interface WordDoc {
  one: string;
  other: string;
  group: string;
  counted?: string[];
}

/** What can be played on this server. */
export interface GamesDoc {
  games: GameDoc[];
  bots: string[];
  levels: LevelDoc[];
  languages: Language[];
}

/** A game that can be played. Titles and words are by language; those of a game that has none are empty. */
export interface GameDoc {
  name: string;
  title: Record<Language, string>;
  about: Record<Language, string>;
  minutes: Minutes | null;
  players: [number, number];
  modules: string[];
  module_titles: Record<string, Record<Language, string>>;
  module_abouts: Record<string, Record<Language, string>>;
  kinds: Record<string, Record<Language, string>>;
  options: GameOption[];
  presets: Preset[];
}

/** How long a game takes. */
export interface Minutes {
  bots: number;
  people: number;
}

/** Something that a table can choose; without a title it is for those who know its name. */
export interface GameOption {
  name: string;
  kind: 'flag' | 'name' | 'seat' | 'seats';
  names: string[];
  title: Record<Language, string>;
}

/** A way to play that people know by a name. */
export interface Preset {
  key: string;
  name: Record<Language, string>;
  about: Record<Language, string>;
  modules: string[];
  options: Record<string, boolean | number | string | number[] | null>;
  players: [number, number];
}

/** A bot that can be chosen, with what it is called, by language. `usual`: the one that plays where nobody chose. */
export interface LevelDoc {
  bot: string;
  title: Record<Language, string>;
  note: Record<Language, string>;
  usual: boolean;
}

/** The view and the log after so many answers. */
export interface HistoryDoc {
  at: number;
  answers: number;
  seat: number | null;
  answer: GivenAnswer | null;
  view: View;
  log: LogLine[];
  log_before: LogLine[];
}

/** The answer that led to a position; what a seat chose is its own business while the game goes on. */
export interface GivenAnswer {
  seat: number;
  label: string | null;
}

/** A line of the log, there after so many answers. */
export interface Move {
  at: number;
  n: number;
  seat: number | null;
  pieces: Piece[];
  parts: (string | number | null)[][];
}

/** The points of all seats after so many answers, and the same by source. */
export interface SeriesPoint {
  at: number;
  scores: number[];
  parts: Record<string, number>[];
  world: Record<string, number>;
}

/** Open and running public tables, newest first. */
export interface Lobby {
  tables: TableRow[];
}

/** A table in the lobby, and the head of a table's document. */
export interface TableRow {
  id: string;
  name: string;
  game: string;
  modules: string[];
  options: Record<string, unknown>;
  players: number;
  status: 'frozen' | 'over' | 'playing' | 'waiting';
  public: boolean;
  seats: SeatRow[];
  seq: number;
  created: number;
  commitment: string;
  clock: ClockPlan | null;
  seed: string | null;
  daily: string | null;
  attempt: number | null;
  result: TableResult | null;
}

/** A seat as everybody sees it. */
export interface SeatRow {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string | null;
  resigned: boolean;
  present: boolean;
}

/** The deals of the day (UTC); `ends` is when the next ones come. */
export interface Daily {
  day: string;
  ends: number;
  deals: DealRow[];
}

/** A deal of today: the hash of its seed, the best results, how many there are; the seed of yesterday's. */
export interface DealRow {
  game: string;
  deal: string;
  modules: string[];
  bots: string[];
  commitment: string;
  results: DailyResult[];
  played: number;
  yesterday: string;
}

/** How somebody did with a deal. */
export interface DailyResult {
  table: string;
  name: string;
  points: number;
  won: boolean;
}

/** The answer to who sits down or comes back. Token and code are shown once and stored only as hashes. */
export interface Seated {
  table: string;
  seat: number | null;
  token: string;
  code: string;
  host: boolean;
  invite: string;
}

/** Why something was refused: a stable word, and a sentence. */
export interface Problem {
  error: string;
  message: string;
  seq: number | null;
}

/** A new table. */
export interface CreateTable {
  game: string;
  seats: SeatPlan[];
  modules?: string[];
  options?: Record<string, boolean | number | string | number[] | null>;
  name?: string;
  public?: boolean;
  clock?: ClockPlan | null;
  seed?: string | null;
}

/** Who is to sit here: the creator ("me"), anybody with the link ("open"), or a bot. */
export interface SeatPlan {
  kind?: 'bot' | 'me' | 'open';
  name?: string;
  bot?: string;
}

/** Sit down. Without a seat number: the first free one. A public table needs no invite. */
export interface ClaimSeat {
  name?: string;
  seat?: number | null;
  invite?: string;
}

/** A table with a deal of today. */
export interface PlayDaily {
  game: string;
  deal: string;
  name?: string;
}

/** Who the server takes you for. `time` is its clock in milliseconds. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  server: string;
  table: string;
  seat: number | null;
  host: boolean;
  time: number;
}

/** The whole document for this reader. */
export interface Full {
  type: 'full';
  seq: number;
  doc: Record<string, unknown>;
}

/** What event `seq` changed in the document of event `seq - 1`. */
export interface Delta {
  type: 'delta';
  seq: number;
  ops: unknown[][];
}

/** The order with this key is stored durably; it was event `seq` (the last one of several). */
export interface Ack {
  type: 'ack';
  key: string;
  seq: number;
  repeated: boolean;
}

/** An order or message was refused; nothing changed. `seq`: the table's last event. */
export interface Error {
  type: 'error';
  error: string;
  message: string;
  key: string;
  seq: number | null;
}

/** The answer to an `ask`. */
export interface Reply {
  type: 'reply';
  key: string;
  what: string;
  seq: number;
  body: unknown;
}

/** Which seats are connected now, and how many watch. Not numbered. */
export interface Presence {
  type: 'presence';
  present: boolean[];
  spectators: number;
}

/** Milliseconds left for each seat at `time`, and whose clock runs. Not numbered. */
export interface ClockState {
  type: 'clock';
  time: number;
  left: number[];
  running: number[];
}

/** Still here. */
export interface Pong {
  type: 'pong';
  time: number;
}

/** The server closes the connection; `retry` says whether to come back. */
export interface Bye {
  type: 'bye';
  reason: string;
  retry: boolean;
}

/** The first message. `seq`: resume after the last event seen. Token and invite only where no cookie is used. */
export interface Hello {
  type: 'hello';
  protocol?: number;
  language?: Language;
  seq?: number | null;
  token?: string | null;
  invite?: string;
}

/** Answer the open decision; several answers are taken whole or not at all. Each is an index or a label, or a list: the items taken, by index or label, of the selection that starts there. */
export interface Answer {
  type: 'answer';
  key: string;
  seq: number;
  answers: (number | string | (number | string)[])[];
}

/** Say before my turn what I will answer when it comes: the label that `you.ahead` offers. None: take it back. */
export interface Ahead {
  type: 'ahead';
  key: string;
  label?: string | null;
}

/** Take back my last answers. */
export interface Undo {
  type: 'undo';
  key: string;
  seq: number;
  steps?: number;
}

/** Say something to the table: plain text. */
export interface Chat {
  type: 'chat';
  key: string;
  text: string;
}

/** Begin now; free seats are taken by bots. Only the host; a table without free seats begins by itself. */
export interface Start {
  type: 'start';
  key: string;
  bot?: string;
}

/** Give up: a bot plays on in my place. */
export interface Resign {
  type: 'resign';
  key: string;
  bot?: string;
}

/** Let a bot play for somebody who was away long enough, or for myself for a while. */
export interface Replace {
  type: 'replace';
  key: string;
  seat: number;
  bot?: string;
}

/** Take my seat back from the bot that plays for me. */
export interface Return {
  type: 'return';
  key: string;
}

/** A question about the position: the menu with reasons, or a preview of options of the open decision. */
export interface Ask {
  type: 'ask';
  key: string;
  what: 'menu' | 'preview';
  options?: (number | string)[];
}

/** Go on in another language; a full document follows. */
export interface SetLanguage {
  type: 'language';
  language: Language;
}

/** Still there? */
export interface Ping {
  type: 'ping';
}

export type ServerMessage = Welcome | Full | Delta | Ack | Error | Reply | Presence | ClockState | Pong | Bye;

export type ClientMessage = Hello | Answer | Ahead | Undo | Chat | Start | Resign | Replace | Return | Ask | SetLanguage | Ping;

export type Order = Answer | Ahead | Undo | Chat | Start | Resign | Replace | Return;
