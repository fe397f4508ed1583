/** Dice that I lay on a move or on a decision of mine. */
import { catalogue } from '@/lib/catalogue.svelte';
import type { TableDoc } from '@/lib/protocol/generated';
import type { Table } from '@/lib/table.svelte';
import { num } from '../shared/words';
import type { Selection } from '../types';
import { count, every, fill, keepAnswers, lay, payAnswers, socket, turnOver, type Holding, type Socket } from './sockets';
import { say } from './strings';
import { allDice, diceOptions, dieIcon, STANDARDS } from './words';

const holding =
  (doc: TableDoc): Holding =>
  (name) =>
    doc.view && doc.you.seat !== null ? num(doc.view, doc.you.seat, name) : 0;

/** What stands left of the arrow of a card's action, where dice pay for it. A number that I choose is asked for. */
function actionCost(key: string): string[] {
  const row = catalogue.card(key)?.icons.rows.find((r) => r.includes('->')) ?? [];
  const left = row.slice(0, row.indexOf('->'));
  return left.includes('X') ? [] : left.filter((token) => token.startsWith('die-'));
}

function costIcons(label: string): string[] {
  const [word = '', key = ''] = label.split(' ');
  if (word === 'play') return catalogue.card(key)?.icons.cost ?? [];
  if (word === 'use' || word === 'free') return actionCost(key);
  if (word === 'support') return key === 'turn' || key === 'cards' ? ['die-any'] : [];
  const deed = STANDARDS.find((d) => label === `standard ${d.key}`);
  return deed ? Array.from({ length: deed.n }, () => dieIcon(deed.face)) : [];
}

/** The sockets of a move, in the order of its printed cost. */
export function socketsOf(doc: TableDoc, label: string): Socket[] {
  const found = costIcons(label).map(socket);
  // The last die can't pay for being turned itself.
  const last = label === 'support turn' && doc.view && doc.you.seat !== null && allDice(doc.view, doc.you.seat) < 2;
  return last ? found.map((s) => ({ ...s, accepts: [] })) : found;
}

/** How a move would be paid if nobody chose otherwise. */
export function cheapest(doc: TableDoc, label: string): string[] {
  const has = holding(doc);
  return fill(socketsOf(doc, label), has, label.startsWith('play ') ? (face) => has(`discount_${face}`) : undefined);
}

const keeping = (doc: TableDoc): boolean => doc.decision?.prompt === 'keep';
const heldBy = (doc: TableDoc): number => (doc.view && doc.you.seat !== null ? allDice(doc.view, doc.you.seat) : 0);
const mostKept = (doc: TableDoc): number => Math.min(holding(doc)('kept_dice'), heldBy(doc));

/** What the button says that ends the choice of dice to keep. */
export function keepButton(n: number, of: number): string {
  if (n === 0) return say('keepNone');
  return n === of ? say('keepAll', { n }) : say('keep', { n, back: of - n });
}

/** Where all dice may stay, all stay unless somebody takes one away. */
const keptAtFirst = (doc: TableDoc): string[] => (keeping(doc) && heldBy(doc) <= mostKept(doc) ? every(holding(doc)) : []);

export const selection: Selection = {
  begin: (doc, label) => (label === null ? keptAtFirst(doc) : cheapest(doc, label)),
  answers: (doc, label, laid) => {
    if (label !== null) return payAnswers(socketsOf(doc, label), laid, holding(doc));
    return keeping(doc) ? keepAnswers(laid, mostKept(doc), holding(doc)) : [];
  },
  whole: (doc, laid) =>
    keeping(doc) ? { button: keepButton(laid.length, heldBy(doc)), hint: say('keepHint', { n: mostKept(doc) }) } : null,
};

/** What a die or token of the tray can be clicked for. */
export function canTouch(table: Table, name: string): boolean {
  const { doc, laid, selected } = table;
  if (!doc || table.busy) return false;
  if (selected !== null && laid.length) return lay(socketsOf(doc, selected), laid, holding(doc), name).some((x, i) => x !== laid[i]);
  if (!diceOptions(doc.decision).has(name)) return false;
  return !keeping(doc) || laid.includes(name) || laid.length < mostKept(doc);
}

/** A click on a die of the tray: it pays, it stays, or it is the answer. `lies`: it is one of those already laid. */
export function touch(table: Table, name: string, lies = false): void {
  const { doc, laid, selected } = table;
  if (!doc) return;
  if (keeping(doc)) {
    if (lies) table.laid = laid.filter((_, i) => i !== laid.lastIndexOf(name));
    else if (laid.length < mostKept(doc) && holding(doc)(name) > count(laid, name)) table.laid = [...laid, name];
  } else if (selected !== null && laid.length) drop(table, name);
  else {
    const label = diceOptions(doc.decision).get(name);
    if (label) table.select(label, selected === label);
  }
}

/** Lay a die into a socket of the chosen move. */
export function drop(table: Table, name: string, at?: number): void {
  if (table.doc && table.selected !== null)
    table.laid = lay(socketsOf(table.doc, table.selected), table.laid, holding(table.doc), name, at);
}

/** A click on a socket of the chosen move. */
export function next(table: Table, at: number): void {
  if (table.doc && table.selected !== null) table.laid = turnOver(socketsOf(table.doc, table.selected), table.laid, holding(table.doc), at);
}
