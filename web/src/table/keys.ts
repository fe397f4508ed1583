import { catalogue } from '@/lib/catalogue.svelte';
import { t } from '@/lib/i18n/index.svelte';
import type { Table } from '@/lib/table.svelte';
import { mainButton } from './main';

interface Actions {
  palette: () => void;
  show: (seat: number) => void;
  keys: () => void;
  rules: () => void;
}

/** A key of the table: what it is called and what it does. The list of keys that `?` shows is made of these. */
export interface TableKey {
  /** As events tell it, letters small. */
  key: string;
  text: string;
  act: (event: KeyboardEvent) => void;
  /** Also while cards are chosen. */
  always?: boolean;
}

const typing = (target: EventTarget | null): boolean => target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
const find = (selector: string): HTMLElement | SVGElement | null => document.querySelector<HTMLElement | SVGElement>(selector);

function enter(event: KeyboardEvent, table: Table): void {
  const onButton = event.target instanceof Element && event.target.closest('button, a, [role="radio"]');
  const given = table.selected !== null || table.whole !== null;
  const chosen = given && (!onButton || onButton.closest('[data-pass], .hand, .corner, .resbar, .drawer, .opts, .choices'));
  const main = mainButton(table);
  const picking = table.pick !== null && !table.peeking;
  if (picking || !(chosen || !onButton) || !main.ready) return;
  event.preventDefault();
  main.act?.();
}

function escape(table: Table): void {
  if (table.selected || table.looking) table.unselect();
  else if (table.placing) void table.undo();
  else if (table.peeking) table.peeking = false;
}

/** Keys that lead somewhere, while that is on the screen. */
function places(): TableKey[] {
  const all: [string, string, string, boolean?][] = [
    ['h', '.hbtn', t('page.hand')],
    ['m', '[role="gridcell"][tabindex="0"]', t('page.map')],
    ['d', '.tray button:not(:disabled)', t('me.resources')],
    ['l', '.log', t('page.log')],
    ['g', '.guide button:last-child', t('guide.title'), true],
  ];
  return all.flatMap(([key, to, text, always = false]) => (find(to) ? [{ key, text, always, act: () => find(to)?.focus() }] : []));
}

/** What a move is called that may not be open now. */
function nameOf({ options, plugin, view, names }: Table, label: string): string {
  const told = catalogue.project(label)?.name ?? options.get(label)?.text;
  return told ?? (view && plugin?.explain?.(view, label, names)?.title) ?? '';
}

/** The keys that the game and its expansions bring. */
function ofGame(table: Table): TableKey[] {
  const moves = Object.entries(table.plugin?.shortcuts ?? {}).flatMap(([key, label]) => {
    const text = nameOf(table, label);
    return text ? [{ key, text, act: () => table.isMenu && table.select(label) }] : [];
  });
  const drawers = (table.plugin?.panels ?? []).flatMap(({ key: drawer, letter, title }) =>
    letter ? [{ key: letter, text: title(), act: () => (table.drawer = table.drawer === drawer ? '' : drawer) }] : [],
  );
  return [...moves, ...drawers];
}

/** All keys there are now; every one of them is also a button. */
export function keysOf(table: Table, on: Actions): TableKey[] {
  const stop = table.decision && table.plugin ? table.plugin.stop(table.decision) : null;
  const palette = (event: KeyboardEvent): void => {
    event.preventDefault();
    on.palette();
  };
  const players = Array.from({ length: Math.min(5, table.view?.players ?? 0) }, (_, seat) => ({
    key: String(seat + 1),
    text: t('seat.show', { name: table.names[seat] ?? '?' }),
    act: () => on.show(seat),
  }));
  return [
    { key: 'Enter', text: t('key.enter'), always: true, act: (event) => enter(event, table) },
    { key: 'Escape', text: t('key.escape'), always: true, act: () => escape(table) },
    { key: 'u', text: t('act.undo'), always: true, act: () => void table.undo() },
    ...(table.decision ? [{ key: '/', text: t('act.all'), act: palette }] : []),
    ...(stop?.kind === 'end' ? [{ key: 'e', text: stop.text ?? t('act.endTurn'), act: () => table.select(stop.label, true) }] : []),
    ...places(),
    ...ofGame(table),
    ...players,
    { key: 'i', text: t('menu.rules'), always: true, act: on.rules },
    { key: '?', text: t('key.title'), always: true, act: on.keys },
  ];
}

/** Do what a key stands for. */
export function tableKeys(event: KeyboardEvent, table: Table, on: Actions): void {
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const picking = table.pick !== null && !table.peeking;
  keysOf(table, on)
    .find((one) => one.key === key && (one.always || !picking))
    ?.act(event);
}
