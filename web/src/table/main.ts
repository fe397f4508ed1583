import { catalogue } from '@/lib/catalogue.svelte';
import { t } from '@/lib/i18n/index.svelte';
import { cellOf } from '@/lib/options';
import type { Table } from '@/lib/table.svelte';
import { meant } from './double';

export interface MainButton {
  text: string;
  /** What is paid with, where that is not money alone. */
  pays?: { icon: string; n: number; text: string }[];
  ready: boolean;
  /** It ends my turn, as nothing else is left. */
  stops?: boolean;
  /** Nothing would come of it: the button does not call for a click. */
  wasted?: boolean;
  act?: () => void;
}

/** The price at the end of what a button says. */
const PRICE = /\s*\([^()]*\)$/;

/** My turn, and nothing is left to do but to stop (or to sell the hand). */
export function onlyStop({ decision, isMenu, plugin }: Table): boolean {
  const stop = decision && isMenu ? plugin?.stop(decision) : null;
  return !!stop && decision!.options.every((o) => o.label === stop.label || o.label === plugin?.sell?.label || plugin?.idle?.(o));
}

/** What the chosen move is paid with, where that is not money alone. */
function paying(table: Table): Required<MainButton>['pays'] {
  const { payment, plugin, previews, selected, seat, menu } = table;
  const money = plugin?.money;
  if (plugin?.spent) return plugin.spent(table);
  if (!money || selected === null || !menu.get(selected)?.price) return [];
  const costs = payment?.way.costs ?? previews.get(selected)?.seats[seat ?? -1]?.costs ?? {};
  const given = Object.entries(costs).filter(([, n]) => n > 0);
  if (given.every(([slot]) => slot === money.slot)) return [];
  return given.map(([slot, n]) => ({ icon: plugin.slotIcon(slot) ?? '', n, text: money.word(slot) }));
}

/** My turn, and a card of my hand is among the moves. */
const canPlay = ({ view, seat, plugin, options }: Table): boolean =>
  !!view && seat !== null && !!plugin && plugin.hand(view, seat).some((card) => options.has(plugin.labelOf.play(card)));

/** Nothing is left to do but to stop: then the main button does so. */
function stopping(table: Table): MainButton {
  const stop = table.decision && table.plugin?.stop(table.decision);
  if (!stop) return { text: t('act.wait'), ready: false };
  const text = stop.text ?? t(stop.kind === 'pass' ? 'act.pass' : 'act.endTurn');
  const act = (): void => {
    if (meant(table.askedAt)) table.select(stop.label, true);
  };
  return { text, ready: true, stops: true, act };
}

/** What the one main button does now. It says so itself. */
export function mainButton(table: Table): MainButton {
  const option = table.selectedOption;
  if (table.busy) return { text: t('app.loading'), ready: false };
  const cell = cellOf(option);
  if (option && cell) return { text: t('act.placeAt', { cell: catalogue.area(cell) }), ready: true, act: () => void table.confirm() };
  if (option && table.open.length) return { text: table.open.map(({ text }) => text).join(' '), ready: false };
  if (option) {
    const wasted = table.previews.get(option.label)?.wasted === true;
    const { aim, view, names } = table;
    const said = table.plugin?.deed?.(option, table.answered) ?? table.plugin?.short?.(option) ?? option.text;
    const text = (aim !== null && view && table.plugin?.explain?.(view, aim, names)?.title) || said;
    const pays = paying(table);
    // Where it tells what is paid with, the price need not be said twice.
    return { text: pays?.length ? text.replace(PRICE, '') : text, pays, ready: !table.pending, wasted, act: () => void table.confirm() };
  }
  if (table.whole) return { text: table.whole.button, ready: table.whole.ready, act: () => void table.confirm() };
  if (!table.decision) return { text: t('act.wait'), ready: false };
  if (table.pick && table.peeking) return { text: t('pick.back'), ready: true, act: () => (table.peeking = false) };
  if (table.cells.size) return { text: t('act.chooseArea'), ready: false };
  if (onlyStop(table)) return stopping(table);
  if (!table.isMenu) return { text: t('act.choosePick'), ready: false };
  const own = table.view && table.plugin?.choice?.(table.view, (label) => table.reasons(label));
  return { text: own || t(canPlay(table) ? 'act.choose' : 'act.chooseAction'), ready: false };
}
