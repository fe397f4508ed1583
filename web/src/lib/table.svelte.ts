import { getContext, setContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Gain, GamePlugin } from '@/games/types';
import type { Me } from '@/table/digest';
import { catalogue } from './catalogue.svelte';
import { answersOf, fitting, keyOf, questionsAt, type Question } from './courses';
import { t, unbroken } from './i18n/index.svelte';
import { why } from './i18n/refusals';
import { cellOf, type Given } from './options';
import { sentence } from './pieces';
import { Refused, TableClient, type Request, type Status } from './protocol/client';
import type {
  Ack,
  Area,
  ClockState,
  Course,
  Decision,
  TableDoc,
  Language,
  LogLine,
  MenuItem,
  Option,
  Presence,
  Preview,
  Way,
} from './protocol/generated';
import { settings } from './settings.svelte';
import { myTurn } from './signals';

const KEY = Symbol('table');
/** The answer with which a seat that waits for the others goes on. */
const RESUME = 'resume';

/** How the chosen move is paid, where there is a choice: one of the ways that the rules allow. */
export interface Payment {
  price: number;
  /** The slot of the money in which the price is told. */
  coin: string;
  ways: Way[];
  way: Way;
}

/** A table as the screen sees it: the document, what is chosen, and the orders. */
export class Table {
  doc = $state.raw<TableDoc | null>(null);
  plugin = $state.raw<GamePlugin | null>(null);
  status = $state<Status>('connecting');
  closed = $state('');
  presence = $state.raw<Presence | null>(null);
  clock = $state.raw<(ClockState & { at: number }) | null>(null);
  menu = $state.raw<Map<string, MenuItem>>(new Map());
  previews = $state.raw<Map<string, Preview>>(new Map());
  selected = $state<string | null>(null);
  /** What follows the chosen move: it was chosen on the very thing that the rules will ask for. */
  aim = $state<string | null>(null);
  /** What is chosen of what the move asks by itself: see `courses`. */
  chosen = $state.raw<string[]>([]);
  /** A card that is only looked at. */
  inspected = $state<string | null>(null);
  /** A move that can't be made now, to learn what it is about and what stands against it. */
  considered = $state<string | null>(null);
  barred = $state.raw<string[]>([]);
  /** Which of the ways to pay for the chosen move. */
  way = $state(0);
  /** What the chosen move does is on its way: a deed may ask something by itself. */
  pending = $state(false);
  /** What lies on the chosen move or on the decision: dice, say. */
  laid = $state.raw<string[]>([]);
  busy = $state(false);
  /** Cards that are ticked in a choice of cards: kept while the table is looked at, until the answer is taken. */
  readonly ticked = new SvelteSet<string>();
  peeking = $state(false);
  /** The verbs of what I have answered since this page was opened: of each move, and of the question it was an answer to. */
  given = $state.raw<string[]>([]);
  /** When the open decision came. */
  askedAt = 0;
  /** The drawer that is open, by its key; none: ''. */
  drawer = $state('');
  message = $state('');
  /** The last thing that happened, for those who listen. */
  spoken = $state('');
  fresh = $state.raw<Set<string>>(new Set());

  readonly #side = $derived(String(this.doc?.table.options['board'] ?? ''));
  readonly #open = $derived<Decision | null>(this.doc?.decision ?? null);
  readonly decision = $derived<Decision | null>(this.#open && unbrokenTexts(this.#open));
  /** I am done and wait for the others; that can be taken back. */
  readonly waits = $derived(this.doc?.you.seat != null && !this.doc.result && !!this.doc.view?.waiting.includes(this.doc.you.seat));
  /** What I may say, or have said, before my turn: in the words of the game. */
  readonly ahead = $derived.by(() => {
    const found = this.decision ? null : this.doc?.you.ahead;
    return found && this.plugin?.ahead ? { ...found, text: this.plugin.ahead(found.label) } : null;
  });
  readonly seat = $derived(this.doc?.you.seat ?? null);
  readonly view = $derived(this.doc?.view ?? null);
  /** Me, with my cards in play. */
  readonly me = $derived<Me | null>(
    this.view && this.plugin && this.seat !== null ? { seat: this.seat, cards: new Set(this.plugin.tableau(this.view, this.seat)) } : null,
  );
  // By way of a text: the same names are the same list, so that not every line of the log is made anew with each document.
  readonly #named = $derived(JSON.stringify(this.doc?.table.seats.map((s) => seatName(s.name, s.bot, s.seat)) ?? []));
  readonly names = $derived(JSON.parse(this.#named) as string[]);
  readonly options = $derived(new Map((this.decision?.options ?? []).map((o) => [o.label, o])));
  readonly isMenu = $derived(this.decision?.menu === true && !this.plugin?.lists);
  /** Areas that can be chosen now. */
  readonly cells = $derived(
    new Map((this.decision?.options ?? []).flatMap((o) => (cellOf(o) !== undefined && !this.isMenu ? [[o.id, o.label]] : []))),
  );
  readonly pick = $derived(this.doc && this.plugin && !this.busy ? this.plugin.pick(this.doc) : null);
  /** A move or a card is looked at. */
  readonly looking = $derived(
    (this.isMenu && this.selected !== null && this.options.has(this.selected)) || this.inspected !== null || this.considered !== null,
  );
  /** A decision that is neither my turn nor a choice of cards. */
  readonly mustDecide = $derived(this.decision !== null && !this.isMenu && !this.pick && !this.busy);
  /** The decision is answered by what is laid on it. */
  readonly whole = $derived((this.doc && this.plugin?.selection?.whole(this)) ?? null);
  /** All that is asked is an area of the map. */
  readonly placing = $derived(this.cells.size > 0 && this.cells.size === this.decision?.options.length);
  /** What the chosen move asks by itself, before it is confirmed. */
  readonly courses = $derived<Course[]>(this.#courses());
  /** Those questions, with their answers, as far as what is chosen leads. */
  readonly questions = $derived<Question[][]>(this.#questions());
  /** The questions that are still open. */
  readonly open = $derived<Question[]>(this.questions[this.chosen.length] ?? []);
  /** What is chosen of what the move asks. */
  readonly answered = $derived<Option[]>(
    this.chosen.flatMap((key, at) =>
      (this.questions[at] ?? []).flatMap(({ text, options }) => options.filter((option) => keyOf(text, option) === key)),
    ),
  );
  readonly payment = $derived.by<Payment | null>(() => this.#payment());
  readonly selectedOption = $derived<Option | null>(this.selected ? (this.options.get(this.selected) ?? null) : null);

  #client: TableClient;
  #plan: Given[] = [];
  /** How many answers each of my orders was. */
  #batches: number[] = [];
  /** What is to be decided, and after how many answers. */
  #position = '';
  #asked = '';
  /** The preview of the chosen move, on its way. */
  #coming: Promise<void> = Promise.resolve();
  #menuTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, language: Language, invite: string) {
    this.#client = new TableClient(id, language, invite, {
      doc: (doc, before) => this.#take(doc, before),
      status: (status, reason) => {
        this.status = status;
        this.closed = status === 'closed' ? (reason ?? '') : '';
        if (status === 'offline') this.busy = false;
      },
      presence: (presence) => (this.presence = presence),
      clock: (clock) => (this.clock = { ...clock, at: Date.now() }),
    });
  }

  /** The game's own part is there; the table may have come before it. */
  plugIn(plugin: GamePlugin | null): void {
    const late = this.plugin === null;
    this.plugin = plugin;
    if (late) this.laid = this.#lay(this.selected);
  }

  start(): void {
    this.#client.start();
  }

  stop(): void {
    clearTimeout(this.#menuTimer);
    this.#client.stop();
  }

  setLanguage(language: Language): void {
    this.#asked = '';
    this.#client.setLanguage(language);
  }

  /** Choose an option of the open decision; without the confirm step it is carried out at once. */
  select(label: string, sure = false, aim: string | null = null): void {
    if (!this.options.has(label) || this.busy) return;
    this.unselect();
    this.message = '';
    this.selected = label;
    this.aim = aim;
    this.laid = this.#lay(label);
    if (this.isMenu && !this.previews.has(label)) this.#coming = this.#look(label);
    if (sure || !settings.confirm) void this.confirm();
    else if (this.isMenu) void this.#toMap(label);
  }

  /** A move of which nothing is to be chosen but an area goes to the map at once; there it can still be taken back. */
  async #toMap(label: string): Promise<void> {
    await this.#coming;
    const preview = this.previews.get(label);
    if (this.selected === label && preview?.area && preview.ways.length < 2 && !this.laid.length) await this.confirm();
  }

  unselect(): void {
    this.selected = null;
    this.aim = null;
    this.pending = false;
    this.chosen = [];
    this.way = 0;
    this.inspected = null;
    this.considered = null;
    this.barred = [];
    this.laid = this.#lay(null);
  }

  /** Answer one of the questions of the chosen move; the answers after it are open again. */
  choose(at: number, { text }: Question, option: Option): void {
    this.chosen = [...this.chosen.slice(0, at), keyOf(text, option)];
    this.laid = this.plugin?.selection?.again?.(this) ?? this.laid;
    if (!settings.confirm && !this.open.length) void this.confirm();
  }

  inspect(card: string): void {
    this.unselect();
    this.inspected = card;
  }

  /** `barred`: why it cannot be done, where the menu does not tell. */
  consider(label: string, barred: string[] = []): void {
    this.unselect();
    this.considered = label;
    this.barred = barred;
  }

  /** Carry out what is chosen, with its payment; or answer with what is laid. */
  async confirm(): Promise<void> {
    const { plugin, selected: label } = this;
    if (!this.doc || !plugin || this.busy) return;
    // The preview tells the ways to pay.
    if (label !== null && this.isMenu && (this.pending || this.#costs(label)) && !this.previews.has(label)) await this.#wait(this.#coming);
    if (this.selected !== label || this.open.length) return;
    const pay = this.payment?.way.answers ?? [];
    const laid = plugin.selection?.answers(this) ?? [];
    const aim = this.aim === null ? [] : [this.aim];
    const ways = this.previews.get(label ?? '')?.ways ?? [];
    const then = answersOf(this.courses, this.chosen, ways, [...pay, ...laid]);
    const all = [...(label === null ? [] : [label]), ...pay, ...laid, ...then, ...aim];
    if (all.length) await this.answer(all);
  }

  /** Answer with several labels at once; if the rules ask otherwise than expected, one after the other. */
  async answer(labels: Given[]): Promise<void> {
    if (!this.doc || this.busy) return;
    this.busy = true;
    this.peeking = false;
    this.message = '';
    try {
      this.#batches.push(await this.#send(labels));
      this.ticked.clear();
    } catch (error) {
      if (labels.length > 1 && error instanceof Refused && error.error !== 'stale') await this.#oneByOne(labels);
      else this.#complain(error);
    } finally {
      this.busy = false;
      this.#settle();
    }
  }

  /** Not done yet: go on with what all do at the same time. */
  async resume(): Promise<void> {
    if (this.waits) await this.answer([RESUME]);
  }

  async undo(): Promise<void> {
    if (!this.doc?.you.can_undo) return;
    const steps = this.#batches.pop() ?? 1;
    this.#plan = [];
    this.unselect();
    this.ticked.clear();
    try {
      await this.#client.order({ type: 'undo', seq: this.doc.seq, steps });
    } catch (error) {
      if (steps > 1) await this.#client.order({ type: 'undo', seq: this.doc.seq, steps: 1 }).catch((e: unknown) => this.#complain(e));
      else this.#complain(error);
    }
  }

  async order(request: Request): Promise<void> {
    await this.#client.order(request).catch((error: unknown) => this.#complain(error));
  }

  /** A line of the log as a plain sentence. */
  said(line: LogLine): string {
    return sentence(line.pieces, this.names);
  }

  area(cell: string): Area | undefined {
    return catalogue.areaOn(cell, this.#side);
  }

  /** What an area that can be chosen has to offer. */
  offers(cell: string): Gain[] {
    const { view, seat, plugin } = this;
    const area = this.area(cell);
    const preview = this.previews.get(this.cells.get(cell) ?? '');
    return view && plugin && area && preview && seat !== null ? plugin.areaGains(view, area, preview, seat) : [];
  }

  reasons(label: string): string[] {
    return this.menu.get(label)?.reasons.map((r) => r.text) ?? [];
  }

  #lay(label: string | null): string[] {
    return (this.doc && this.plugin?.selection?.begin(this, label)) ?? [];
  }

  #courses(): Course[] {
    return this.isMenu && this.aim === null ? (this.previews.get(this.selected ?? '')?.courses ?? []) : [];
  }

  #questions(): Question[][] {
    const asked = [...this.chosen, ''].map((_, at) => questionsAt(fitting(this.courses, this.chosen.slice(0, at)), at));
    return asked.filter((questions) => questions.length);
  }

  #payment(): Payment | null {
    if (!this.plugin?.money || !this.selected || !this.isMenu) return null;
    const ways = this.previews.get(this.selected)?.ways ?? [];
    const way = ways[this.way];
    return way ? { price: this.menu.get(this.selected)?.price ?? 0, coin: this.plugin.money.slot, ways, way } : null;
  }

  /** Whether a move may have a price: it has, or nobody knows yet. */
  #costs(label: string): boolean {
    const item = this.menu.get(label);
    return !item || item.price > 0 || item.sockets.length > 0;
  }

  /** Send answers; how many they were, those of whole selections counted one by one. */
  async #send(labels: Given[]): Promise<number> {
    const seq = this.doc?.seq ?? 0;
    const verbs = [this.decision?.verb ?? '', ...labels.flatMap((x) => (typeof x === 'string' ? (this.options.get(x)?.verb ?? []) : []))];
    // Said before it is sent: what comes of it may be here before the acknowledgement.
    const before = this.given;
    this.given = [...before, ...verbs];
    const { seq: last } = (await this.#client.order({ type: 'answer', seq, answers: labels }).catch((e: unknown) => {
      this.given = before;
      throw e;
    })) as Ack;
    return Math.max(1, last - seq);
  }

  async #wait(promise: Promise<void>): Promise<void> {
    this.busy = true;
    await promise;
    this.busy = false;
  }

  /** The plan is carried on as the decisions come; see #settle. */
  async #oneByOne(labels: Given[]): Promise<void> {
    const [first, ...rest] = labels.filter((x) => x.length);
    if (first === undefined) return;
    try {
      this.#batches.push(await this.#send([first]));
      this.#plan = rest;
    } catch (error) {
      this.#complain(error);
    }
  }

  #complain(error: unknown): void {
    const stale = error instanceof Refused && error.error === 'stale';
    this.message = stale ? t('net.stale') : t('net.refused', { why: why(error) });
  }

  #take(doc: TableDoc, before: TableDoc | null): void {
    this.doc = doc;
    const position = JSON.stringify([doc.decision, doc.answers]);
    if (position !== this.#position) {
      this.#position = position;
      this.previews = new Map();
      if (this.#goesOn(doc, before)) this.#lookAgain();
      else {
        this.askedAt = performance.now();
        this.unselect();
      }
      if (!before?.decision) this.#batches = [];
    }
    if (before) {
      this.#tell(doc, before);
      if (doc.decision && !before.decision && doc.you.seat !== null) myTurn(doc.decision.text);
    }
    this.#settle();
  }

  /** Somebody else acted at the same time, and I am asked the same as before: what I have chosen stays chosen. */
  #goesOn({ decision }: TableDoc, before: TableDoc | null): boolean {
    if (this.busy || !decision || !before?.decision || decision.prompt !== before.decision.prompt) return false;
    return this.selected === null || decision.options.some(({ label }) => label === this.selected);
  }

  /** What the chosen move brings may be something else now. */
  #lookAgain(): void {
    if (this.selected !== null && this.isMenu) this.#coming = this.#preview([this.selected]);
  }

  /** After an answer: go on with the plan, then ask what is needed to show the decision. */
  #settle(): void {
    if (this.busy || !this.doc) return;
    const decision = this.doc.decision;
    if (this.#plan.length && decision) {
      const at = this.#plan.findIndex((x) => (typeof x === 'string' ? this.options.has(x) : decision.batch !== null));
      const next = this.#plan[at];
      this.#plan = this.#plan.slice(at + 1);
      if (next !== undefined) {
        void this.answer([next]);
        return;
      }
      this.#plan = [];
    }
    const signature = `${this.doc.answers}/${decision?.prompt ?? ''}/${this.doc.seq}`;
    if (signature === this.#asked || this.doc.you.seat === null || this.doc.result || !this.doc.view) return;
    this.#asked = signature;
    clearTimeout(this.#menuTimer);
    // My own decision at once; otherwise the reasons on the cards may come a little later.
    this.#menuTimer = setTimeout(() => void this.#menu(), decision ? 0 : 800);
    if (decision && !this.isMenu && decision.options.length <= 70) void this.#preview([]);
  }

  async #menu(): Promise<void> {
    try {
      const items = (await this.#client.order({ type: 'ask', what: 'menu' })) as MenuItem[];
      const said = (item: MenuItem): MenuItem => ({ ...item, reasons: item.reasons.map((r) => ({ ...r, text: unbroken(r.text) })) });
      this.menu = new Map(items.map((item) => [item.label, said(item)]));
      // What was chosen before its price was told.
      if (this.selected !== null) this.laid = this.#lay(this.selected);
    } catch {
      this.menu = new Map();
    }
  }

  async #look(label: string): Promise<void> {
    this.pending = this.options.get(label)?.kind === 'thing';
    await this.#preview([label]);
    if (this.selected === label) this.pending = false;
  }

  async #preview(options: string[]): Promise<void> {
    const position = this.#position;
    try {
      const found = (await this.#client.order({ type: 'ask', what: 'preview', options })) as Preview[];
      // Told of another decision, or of the same one that only came again?
      if (this.#position !== position) return;
      this.previews = new Map([...this.previews, ...found.map((p) => [p.label, p] as const)]);
    } catch {
      // a preview is a courtesy; the decision can be answered without
    }
  }

  #tell(doc: TableDoc, before: TableDoc): void {
    const last = before.log.at(-1)?.n ?? -1;
    // Something was taken back: what it had marked is no longer there.
    if ((doc.log.at(-1)?.n ?? -1) < last) this.fresh = new Set();
    const lines = doc.log.filter((line) => line.n > last);
    const spoken = lines.map((line) => this.said(line)).filter(Boolean);
    if (spoken.length) this.spoken = spoken.slice(-4).join('. ');
    const cells = new Set<string>();
    for (const line of lines) {
      for (const part of line.parts) if (part[0] === 'tile' && typeof part[2] === 'string') cells.add(part[2]);
    }
    if (cells.size) this.fresh = cells;
  }
}

/** A decision whose units stay on the line of their numbers. */
const unbrokenTexts = (decision: Decision): Decision => ({
  ...decision,
  text: unbroken(decision.text),
  options: decision.options.map((o) => ({ ...o, text: unbroken(o.text) })),
});

export function seatName(name: string, bot: string | null, seat: number): string {
  const word = t('seat.bot');
  return name || (bot ? `${word.charAt(0).toUpperCase()}${word.slice(1)} ${seat + 1}` : t('seat.player', { n: seat + 1 }));
}

export const provideTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
/** The same on pages that may have none. */
export const findTable = (): Table | undefined => getContext<Table | undefined>(KEY);
