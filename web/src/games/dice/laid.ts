/** Dice and tokens that I lay on a move as its price, or on a decision as its answer. The rules say what fits where
    (`sockets`), which payments there are (`ways`) and what may be chosen (`batch`); here they are only laid. */
import type { Batch, Socket, Way } from '@/lib/protocol/generated';
import { keyOf, waysLeft } from '@/lib/courses';
import type { Table } from '@/lib/table.svelte';
import type { Selection, Whole, WholeGroup } from '../types';
import { num } from '../shared/words';
import { say } from './strings';
import { diceOptions, thingIcon, thingWord, WILD } from './words';

/** A discount covers this socket: nothing lies in it. */
export const FREE = 'free';

export const count = (list: readonly string[], name: string): number => list.filter((x) => x === name).length;

/** The sockets of a move, in the order of its printed cost. */
export const socketsOf = (table: Table, label: string): Socket[] => table.menu.get(label)?.sockets ?? [];

const waysOf = (table: Table): Way[] => waysLeft(table.previews.get(table.selected ?? '')?.ways ?? [], table.courses, table.chosen);

/** The way to pay with just what lies there. */
export function wayFor(ways: readonly Way[], laid: readonly string[]): Way | undefined {
  const paid = laid.filter((name) => name && name !== FREE);
  const total = ({ costs }: Way): number => Object.values(costs).reduce((sum, n) => sum + n, 0);
  return ways.find((way) => total(way) === paid.length && paid.every((name) => way.costs[name] === count(paid, name)));
}

const put = (laid: readonly string[], at: number, name: string): string[] => laid.map((x, i) => (i === at ? name : x));

/** Lay a die or a token: into a given socket, or into the first that takes it. */
export function lay(sockets: readonly Socket[], ways: readonly Way[], laid: readonly string[], name: string, at?: number): string[] {
  const fits = (i: number): boolean =>
    laid[i] !== FREE && laid[i] !== name && !!sockets[i]?.accepts.includes(name) && wayFor(ways, put(laid, i, name)) !== undefined;
  const to = at ?? sockets.findIndex((_, i) => fits(i));
  return fits(to) ? put(laid, to, name) : [...laid];
}

/** A click on a socket: the next thing of mine that could lie in it. */
export function turnOver(sockets: readonly Socket[], ways: readonly Way[], laid: readonly string[], at: number): string[] {
  const could = sockets[at]?.accepts ?? [];
  const from = could.indexOf(laid[at] ?? '') + 1;
  for (const name of [...could.slice(from), ...could.slice(0, from)]) {
    const next = lay(sockets, ways, laid, name, at);
    if (next[at] !== laid[at]) return next;
  }
  return [...laid];
}

/** The selection of things that the open decision is. One thing of a list is chosen like any other answer. */
function batchOf(table: Table): Batch | null {
  const batch = table.decision?.batch ?? null;
  const several = batch && (batch.least < batch.most || batch.most > 1 || batch.names.length > 0);
  return batch && several && batch.items.every(({ kind }) => kind === 'thing') ? batch : null;
}

/** The selection of dice of mine that stay: they are clicked where they lie. */
export function choiceOf(table: Table): Batch | null {
  const batch = batchOf(table);
  return batch && batch.least < batch.most && !batch.names.length ? batch : null;
}

/** The selection of things that are listed: faces to gain or to lose, dice to turn. */
export function listOf(table: Table): Batch | null {
  const batch = batchOf(table);
  return batch && batch !== choiceOf(table) ? batch : null;
}

const left = (batch: Batch, laid: readonly string[], id: string): number => {
  const stock = batch.items.find((item) => item.id === id)?.stock ?? -1;
  const taken = batch.items.filter((item) => item.stock === stock).reduce((sum, item) => sum + count(laid, item.id), 0);
  return (batch.stocks[stock] ?? 0) - taken;
};
const all = (batch: Batch): number => batch.stocks.reduce((sum, n) => sum + n, 0);

/** Where all may be taken, all are, unless somebody takes one away. */
export const atFirst = (batch: Batch): string[] =>
  all(batch) > batch.most ? [] : batch.items.flatMap(({ id, stock }) => Array.from({ length: batch.stocks[stock] ?? 0 }, () => id));

const labels = (batch: Batch, laid: readonly string[]): string[] =>
  laid.flatMap((name) => batch.items.find((item) => item.id === name)?.label ?? []);

/** What the buttons say that end the choice of dice to keep. */
export function wholeOf(batch: Batch, laid: readonly string[]): Whole {
  const [n, of] = [laid.length, all(batch)];
  const hint = say('keepHint');
  if (n === 0) return { button: say('keepChoose', { n: batch.most }), hint, ready: false, none: batch.least ? null : say('keepNone') };
  return { button: n === of ? say('keepAll', { n }) : say('keep', { n, back: of - n }), hint, ready: n >= batch.least, none: null };
}

const stockOf = (batch: Batch, label: string): number => batch.items.find((item) => item.label === label)?.stock ?? -1;
const taken = (batch: Batch, laid: readonly string[], stock: number): string[] => laid.filter((label) => stockOf(batch, label) === stock);

/** One more of something listed; where there is no room for it, it takes the place of another. `back`: one less. */
export function take(batch: Batch, laid: readonly string[], label: string, back: boolean): string[] {
  const without = (gone: string | undefined): string[] => laid.filter((_, i) => i !== laid.lastIndexOf(gone ?? ''));
  if (back) return without(label);
  const stock = stockOf(batch, label);
  const used = taken(batch, laid, stock);
  const full = used.length >= (batch.stocks[stock] ?? 0);
  if (!full && laid.length < batch.most) return [...laid, label];
  if (laid.includes(label)) return without(label);
  return [...without(full ? used[0] : laid[0]), label];
}

/** What is listed, by where it comes from. */
function groupsOf(batch: Batch, laid: readonly string[]): WholeGroup[] {
  const groups = new Map<number, WholeGroup>();
  for (const { label, id, stock } of batch.items) {
    const from = batch.names[stock];
    const key = from ? stock : -1;
    const there = batch.stocks[stock] ?? 0;
    const name = from ? `${thingWord(from)}${there > 1 ? ` ×${there}` : ''}` : '';
    const group = groups.get(key) ?? { name, icon: from ? thingIcon(from) : '', items: [] };
    group.items.push({ label, text: thingWord(id), icon: thingIcon(id), n: count(laid, label), several: Math.min(there, batch.most) > 1 });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What the button says that carries out what is listed. */
function listButton(batch: Batch, laid: readonly string[]): string {
  const n = laid.length;
  if (!n && batch.verb === 'turn') return say('turnChoose');
  if (n < batch.least) return say('listMore', { n: batch.least - n });
  if (batch.verb !== 'turn') return say(batch.verb === 'lose' ? 'loseAll' : 'gainAll', { n });
  const item = batch.items.find(({ label }) => label === laid[0]);
  if (n > 1 || !item) return say('turnAll', { n });
  return say('turnTo', { from: thingWord(batch.names[item.stock] ?? ''), to: thingWord(item.id) });
}

/** The choice of things that are listed. */
export function listed(batch: Batch, laid: readonly string[]): Whole {
  const hint = batch.least < batch.most ? (batch.most > 1 ? say('turnHint', { n: batch.most }) : say('turnHintOne')) : '';
  return {
    button: listButton(batch, laid),
    hint,
    ready: laid.length >= Math.max(batch.least, 1),
    none: batch.least ? null : say('turnNone'),
    groups: groupsOf(batch, laid),
  };
}

/** How much there is of what a way takes; tokens come last. */
const plenty = ({ view, seat }: Table, { costs }: Way): number =>
  Object.keys(costs).reduce((sum, name) => sum + (view && seat !== null && name !== WILD ? num(view, seat, name) : 0), 0);

export const selection: Selection = {
  begin: (table, label) => {
    if (label !== null) return socketsOf(table, label).map(({ paid }) => paid);
    const batch = choiceOf(table);
    return batch ? atFirst(batch) : [];
  },
  answers: (table) => {
    // Nothing is asked where there is only one way.
    if (table.selected !== null) return (wayFor(waysOf(table), table.laid) ?? waysOf(table)[0])?.answers ?? [];
    if (listOf(table)) return [[...table.laid]];
    const batch = choiceOf(table);
    return batch ? [labels(batch, table.laid)] : [];
  },
  again: (table) => {
    const ways = waysOf(table);
    if (!ways.length || wayFor(ways, table.laid)) return table.laid;
    const most = [...ways].sort((a, b) => plenty(table, b) - plenty(table, a))[0];
    return Object.entries(most?.costs ?? {}).flatMap(([name, n]) => Array<string>(n).fill(name));
  },
  whole: (table) => {
    const list = listOf(table);
    if (list) return listed(list, table.laid);
    const batch = choiceOf(table);
    return batch && wholeOf(batch, table.laid);
  },
  take: (table, label, back) => {
    const list = listOf(table);
    if (list && !table.busy) table.laid = take(list, table.laid, label, back);
  },
};

/** Lay a die into a socket of the chosen move. */
export function drop(table: Table, name: string, at?: number): void {
  if (table.selected !== null) table.laid = lay(socketsOf(table, table.selected), waysOf(table), table.laid, name, at);
}

/** A click on a socket of the chosen move. */
export function next(table: Table, at: number): void {
  if (table.selected !== null) table.laid = turnOver(socketsOf(table, table.selected), waysOf(table), table.laid, at);
}

/** The questions of the chosen move: what each thing of the tray would answer. */
const asked = (table: Table): Map<string, () => void> =>
  new Map(
    table.open.flatMap((question) =>
      question.options.map((option) => [option.id, () => table.choose(table.chosen.length, question, option)] as const),
    ),
  );

/** The dice and colours that are chosen as what the move is done with. */
export const picked = (table: Table): Set<string> =>
  new Set(
    table.questions.flatMap((questions, at) =>
      questions.flatMap(({ text, options }) =>
        options.flatMap((option) => (option.verb !== 'to' && keyOf(text, option) === table.chosen[at] ? [option.id] : [])),
      ),
    ),
  );

/** Whether a die, a colour or a token of the tray can be clicked now. */
export function canTouch(table: Table, name: string): boolean {
  const { laid, selected } = table;
  if (table.busy) return false;
  if (table.open.length) return asked(table).has(name);
  if (selected !== null && laid.length) return lay(socketsOf(table, selected), waysOf(table), laid, name).some((x, i) => x !== laid[i]);
  if (listOf(table)) return false;
  const batch = choiceOf(table);
  if (batch) return laid.includes(name) || (laid.length < batch.most && left(batch, laid, name) > 0);
  return diceOptions(table.decision).has(name);
}

/** A click on a die of the tray: it pays, it stays, or it is the answer. `lies`: it is one of those already laid. */
export function touch(table: Table, name: string, lies = false): void {
  const { laid, selected } = table;
  const batch = choiceOf(table);
  if (table.open.length) asked(table).get(name)?.();
  else if (batch) {
    if (lies) table.laid = laid.filter((_, i) => i !== laid.lastIndexOf(name));
    else if (laid.length < batch.most && left(batch, laid, name) > 0) table.laid = [...laid, name];
  } else if (selected !== null && laid.length) drop(table, name);
  else {
    const label = diceOptions(table.decision).get(name);
    if (label) table.select(label, selected === label);
  }
}
