import { catalogue } from '@/lib/catalogue.svelte';
import { t } from '@/lib/i18n/index.svelte';
import type { Table } from '@/lib/table.svelte';

export interface MainButton {
  text: string;
  ready: boolean;
  act?: () => void;
}

/** My turn, and nothing is left to do but to stop (or to sell the hand). */
export function onlyStop({ decision, isMenu, plugin }: Table): boolean {
  const stop = decision && isMenu ? plugin?.stop(decision) : null;
  return !!stop && decision!.options.every((o) => o.label === stop.label || o.label === plugin?.labelOf.sell);
}

/** What the one main button does now. It says so itself. */
export function mainButton(table: Table): MainButton {
  const option = table.selectedOption;
  if (table.busy) return { text: t('app.loading'), ready: false };
  const cell = option?.about.cell;
  if (option && cell) return { text: t('act.placeAt', { cell: catalogue.area(cell) }), ready: true, act: () => void table.confirm() };
  if (option) return { text: option.text, ready: true, act: () => void table.confirm() };
  if (table.whole) return { text: table.whole.button, ready: true, act: () => void table.confirm() };
  if (!table.decision) return { text: t('act.wait'), ready: false };
  if (table.pick && table.peeking) return { text: t('pick.back'), ready: true, act: () => (table.peeking = false) };
  if (table.cells.size) return { text: t('act.chooseArea'), ready: false };
  if (onlyStop(table)) return { text: t('act.onlyStop'), ready: false };
  return { text: table.isMenu ? t('act.choose') : t('act.choosePick'), ready: false };
}
