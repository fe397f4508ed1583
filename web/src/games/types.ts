import type { Component } from 'svelte';
import type { Area, Decision, Language, TableDoc, Option, Preview, Reason, View } from '@/lib/protocol/generated';
import type { Given } from '@/lib/options';
import type { Table } from '@/lib/table.svelte';
import type { InHand } from '@/table/hand';

/** A number of something, with its icon: "+2 plants", "−1 energy production". */
export interface Gain {
  icon: string;
  n: number;
  /** What the number counts, where it is no pieces: °C, %. */
  unit?: string;
  text: string;
  production?: boolean;
}

/** A choice among cards, drawn as an overlay; it may stand for many small decisions, answered in one message. */
export interface PickGroup {
  key: string;
  title: string;
  cards: string[];
  /** 'none': only shown beside the choice. */
  choose: 'one' | 'many' | 'none';
  /** Small: more groups follow. */
  lead?: boolean;
  /** Its title, where that goes by what is chosen. */
  heading?(chosen: ReadonlySet<string>): string;
}

export interface Pick {
  title: string;
  groups: PickGroup[];
  /** What is left to spend; null where money plays no part. */
  money?(chosen: ReadonlySet<string>): { left: number; text: string; short: string; icon: string } | null;
  ready(chosen: ReadonlySet<string>): boolean;
  button(chosen: ReadonlySet<string>): string;
  /** The small button that takes nothing, where that is allowed and nothing is chosen: no button that glows does so. */
  none?(chosen: ReadonlySet<string>): string | null;
  answers(chosen: ReadonlySet<string>): Given[];
  /** Where the choice is one of several: which of how many, and what was taken before. */
  course?: { n: number; of: number; kept: string[] };
  /** May be put back with Undo. */
  cancel?: boolean;
}

/** A decision that is answered by what is laid alone: what the main button says, and what to do. */
export interface Whole {
  button: string;
  hint: string;
  /** Something is laid: a button that glows must never throw things away. */
  ready: boolean;
  /** How to take nothing, where that is allowed: a small button says so. */
  none: string | null;
  /** What may be taken, where it is listed: what belongs together in a group. */
  groups?: WholeGroup[];
}

/** Some of what may be taken; all of it comes out of one stock, which has a name and a picture of its own. */
export interface WholeGroup {
  name: string;
  icon: string;
  items: WholeItem[];
}

export interface WholeItem {
  label: string;
  text: string;
  icon: string;
  /** How often it is taken. */
  n: number;
  /** It may be taken several times, so that a button of its own takes one back. */
  several: boolean;
}

/** Things of mine, dice say, that I lay on a move or on a decision, and the answers that they stand for. */
export interface Selection {
  /** What lies there at first; `label` null: on the decision itself. */
  begin(table: Table, label: string | null): string[];
  /** What is to be answered for what lies on the chosen move or, without one, on the decision. */
  answers(table: Table): Given[];
  /** What lies there once something else of the move is chosen, which some prices do not leave open. */
  again?(table: Table): string[];
  whole(table: Table): Whole | null;
  /** One more of something listed is taken; or, `back`, one less. */
  take?(table: Table, label: string, back: boolean): void;
}

/** A number of the position that all see, for the bar on top. */
export interface Param {
  icon: string;
  text: string;
  label: string;
  small?: string;
  /** What `explain` tells of it, where it tells more than the label. */
  about?: string;
  /** What it means, by the name of a term; without one, by its icon. */
  term?: string;
  part?: number;
  colour?: string;
}

export interface BoardProps {
  view: View;
  /** Areas that can be chosen: name of the area to the label of the option. */
  legal?: ReadonlyMap<string, string>;
  previews?: ReadonlyMap<string, Preview>;
  chosen?: string | null;
  seat?: number | null;
  names: string[];
  onchoose?: (cell: string) => void;
  /** Without tracks: for phones, thumbnails, the end of the game. */
  bare?: boolean;
  /** Areas changed by the last move. */
  fresh?: ReadonlySet<string>;
}

/** A number of a player with its picture; production beside it. */
export interface Stock {
  icon: string;
  label: string;
  n: number;
  production?: number | null;
  /** What the next production brings in all; said where there is room for one number only. */
  income?: number | undefined;
}

/** What stands in the strip of a player. */
export interface SeatInfo {
  /** The number that stands beside the name. */
  headline: Stock;
  /** Whom the player leads. */
  company: string;
  /** "passed" and the like. */
  states: string[];
  first: boolean;
  hand: number;
  stocks: Stock[];
  chips: Stock[];
}

/** A part of the game that counts: generation, turn. Its slot is also the note that begins it in the log. */
export interface Chapter {
  slot: string;
  text(n: number): string;
}

/** What a whole table can ask of the page around it. */
export interface TableProps {
  onpalette: () => void;
  onmenu: () => void;
  onshow: (seat: number, only?: boolean) => void;
}

export interface PanelProps {
  compact?: boolean;
  /** Show the actions of my cards, where they stand elsewhere. */
  onactions?: () => void;
}

/** A move in words. */
export interface Explanation {
  title: string;
  lines: string[];
}

/** What a change comes of, where the move does not name it. */
export interface Consequence {
  icon: string;
  text: string;
}

/** A milestone or an award when all is over: whom it brought how many points. */
export interface GoalPoints {
  text: string;
  places: { seat: number; n: number }[];
}

/** An area of a small drawing: column and row, and what lies there. */
export interface Hex {
  at: [number, number];
  icon?: string;
  ocean?: boolean;
}

/** A drawing in the help: a row of icons as on cards, or a few areas of a map and what they bring. */
export type Picture = { row: string[] } | { hexes: Hex[]; gain?: string[] };

/** A piece of the help: a few sentences, or a list. */
export interface Section {
  title: string;
  text: string[];
  list?: boolean;
  pictures?: Picture[];
}

/** What an icon, a number or a track means. */
export interface Term {
  /** The word of the rules for it, or a title; without both, what the icon itself is called. */
  word?: string;
  title?: Record<Language, string>;
  icon?: string;
  text: Record<Language, string>;
}

/** By the names of icons, and of numbers without one: `terms.json` in the folders of games and expansions. */
export type Terms = Record<string, Term>;

/** What a moment of a table is like; all that is said must hold. */
export interface Moment {
  /** What is asked of me: my turn, a choice of cards, an area of the map, another question; or nothing. */
  asks?: 'menu' | 'cards' | 'map' | 'question' | 'nothing';
  /** The verb of the move that is chosen and not confirmed yet. */
  chosen?: string;
  /** The verb of a move or of a question that I have answered since the step was shown. */
  given?: string;
  /** The verb of a move that I may make now. */
  may?: string;
  /** The round, turn or generation, or a later one. */
  round?: number;
  /** The part of the round or of the turn. */
  part?: string;
}

/** A step of a lesson: words beside a thing on the table. */
export interface Step {
  /** It waits for this moment; without one it is shown at once. */
  when?: Moment;
  /** What it points at: the first of these that can be seen. */
  point?: string[];
  text: Record<Language, string>;
  /** It is over when one of these has come; without them, when the reader says so. */
  done?: Moment[];
  /** When its time has passed, whether it was shown or not. */
  until?: Moment[];
  /** Shown at its moment, whichever step is the next. */
  aside?: boolean;
}

/** A guide through the first round of a game, at a real table: `lesson.json` in the folder of the game. */
export interface Lesson {
  /** The table that it is for: a preset, so many bots, and a deal. */
  preset: string;
  bots: number;
  seed: string;
  /** Cards that the texts name, {in braces}. */
  cards: Record<string, string>;
  /** The steps by their ids, in their order. */
  steps: Record<string, Step>;
}

/** A board of its own that an expansion brings: it opens beside the map, on a phone as a page. */
export interface Drawer {
  key: string;
  icon: string;
  title(): string;
  Panel: Component<PanelProps>;
  /** A few words or numbers beside the title, while it is closed. */
  note?(view: View, seat: number | null): string;
  /** The key that opens and closes it. */
  letter?: string;
  /** Whether an answer to a question is given on it: then it opens by itself. */
  answers?(option: Option): boolean;
}

/** What an expansion adds to its game: `part` in `games/<game>/<expansion>/index.ts`, at tables that play with it. */
export interface GamePart {
  panels?: readonly Drawer[];
  params?(view: View): Param[];
  /** Small numbers of a player. */
  chips?(view: View, seat: number): Stock[];
  interlude?: GamePlugin['interlude'];
  quiet?: readonly string[];
  opening?: readonly string[];
  announcements?: readonly string[];
  scoreParts?: GamePlugin['scoreParts'];
  shortcuts?: Record<string, string>;
  slotIcon?(slot: string): string | null;
  optionIcon?(option: Option): string | null;
  short?: NonNullable<GamePlugin['short']>;
  explain?: NonNullable<GamePlugin['explain']>;
}

/** What a game brings to the table. The shell knows nothing else of it. */
export interface GamePlugin {
  name: string;
  /** The board as such: also in replays, at the end, on the home page. */
  Board: Component<BoardProps>;
  /** What stands around the board: goals, projects. Reads the table from the context. */
  BoardCorners: Component<PanelProps>;
  /** The boards of expansions. */
  panels?: readonly Drawer[];
  seat(view: View, seat: number): SeatInfo;
  chapter: Chapter;
  /** The note of the log that begins a part which all play at the same time: in a replay their moves stand side by side. */
  section?: string;
  /** The note of the log that begins a production, for all or for one. */
  production: string;
  /** What goes by itself at the end of a chapter, told when the next one begins: its title, the note that begins it, and the
   * notes whose lines name what happened. */
  interlude?: { title(): string; begins: string; tells: readonly string[] };
  /** Notes of the log that say nothing to who was away: a turn ended. */
  quiet: readonly string[];
  /** The note of the log that somebody passed, and how to tell me that I did so without being asked. */
  passing?: { note: string; text: () => string };
  /** Notes of the log that belong to the set-up of the game. */
  opening: readonly string[];
  /** Notes of the log that pass by on top of everything: a milestone was won. */
  announcements: readonly string[];
  /** That the end has been triggered and these are the last turns; null: not yet. */
  lastCall(view: View): string | null;
  /** My resources in the dock; `compact` on phones. */
  ResourceBar: Component<PanelProps>;
  /** What a move costs, where that is no money. */
  Cost?: Component<{ label: string }>;
  selection?: Selection;
  /** The whole table on a large screen, where the common one does not suit. */
  Desktop?: Component<TableProps>;
  /** A card in the hand, where the common one does not suit. */
  HandCard?: Component<{ card: InHand }>;
  /** What a move is about, where its changes do not tell; also of one that can't be made now. */
  explain?(view: View, label: string, names: readonly string[]): Explanation | null;
  /** A picture for an option of a decision. */
  optionIcon?(option: Option): string | null;
  /** What the main button says of a move whose words are too long for it: they stand in its preview. */
  short?(option: Option): string | null;
  /** The same where something was chosen of what the move asks, or of an answer whose words do not say what will be done. */
  deed?(option: Option, answers: readonly Option[]): string | null;
  /** Things of mine that the chosen move takes, shown with what the main button says. */
  spent?(table: Table): { icon: string; n: number; text: string }[];
  params(view: View): Param[];
  /** Every decision is answered from its list of options: the table itself has nothing to click for a turn. */
  lists?: boolean;
  /** The answer that ends my turn or passes. */
  stop(decision: Decision): { label: string; kind: 'pass' | 'end'; text?: string } | null;
  /** All act at the same time, all the time: there is no last turn of mine since which to tell. */
  together?: boolean;
  /** All win or lose together: nobody is ahead of anybody. */
  partners?(view: View): boolean;
  /** Answers that are always there and are nothing to do for a turn: cards may be sold at any time. */
  idle?(option: Option): boolean;
  /** How I say before my turn what I will answer when it comes. */
  ahead?(label: string): string;
  /** What there is to choose, where that is no action; or what must be done first. `reasons`: what stands against an answer. */
  choice?(view: View, reasons: (label: string) => string[]): string | null;
  /** "action 1 of 2" */
  turnNote(view: View, decision: Decision | null): string;
  pick(doc: TableDoc): Pick | null;
  /** Prices are told in money: its slot, and what it and all that may stand in for it is called. */
  money?: { slot: string; word(slot: string): string };
  /** My cards, played cards. */
  hand(view: View, seat: number): string[];
  tableau(view: View, seat: number): string[];
  /** `has` tells whether a label is among the options: where an action has more than one. */
  labelOf: { play(card: string): string; use(card: string, has?: (label: string) => boolean): string };
  /** Reasons that go without saying on a card in the hand: that it is for another part of the round. */
  obvious?(reason: Reason): boolean;
  /** What else can be done with a card than to play or use it. */
  also?(card: string): { label: string; icon: string; text: string }[];
  /** What the board is called, where it is no map. */
  board?(): string;
  /** The first page of a phone, where no map is the place for a turn. */
  front?: { Page: Component<PanelProps>; text(): string; icon: string };
  /** What the page with my own cards is called there, where "actions" is something else. */
  mine?: { text(): string; icon: string };
  /** The move that sells cards of the hand, with its picture. */
  sell?: { label: string; icon: string };
  /** What a preview says of the price of a move, of what else it changes for a seat, and of the planet. */
  costs(preview: Preview, seat: number): Gain[];
  gains(preview: Preview, seat: number): Gain[];
  /** What an area has to offer, where it is to be chosen. */
  areaGains(view: View, area: Area, preview: Preview, seat: number): Gain[];
  /** What a move sets off on the tracks. */
  consequences?(view: View, preview: Preview): Consequence[];
  worldGains(preview: Preview): Gain[];
  /** What it would surely leave to chance: dice to roll. */
  thrown?(preview: Preview): Gain[];
  /** Icon of a named number of a seat, for the log and floating changes. */
  slotIcon(slot: string): string | null;
  /** The sources of points, in the order in which they are told. */
  scoreParts: { key: string; colour: string; text(): string }[];
  /** What was won with milestones and awards. */
  goalPoints(view: View): GoalPoints[];
  /** The kinds of cards, in the order in which a hand is sorted. */
  kinds: readonly string[];
  shortcuts: Record<string, string>;
}
