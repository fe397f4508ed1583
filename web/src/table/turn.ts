import { t } from '@/lib/i18n/index.svelte';
import type { Table } from '@/lib/table.svelte';

export interface Turn {
  seat: number | null;
  text: string;
  note: string;
}

/** "2 of 3 ready", while several work at the same time and some of them are done. */
function readiness({ view }: Table): string {
  const [done, busy] = [view?.waiting.length ?? 0, view?.deciding.length ?? 0];
  return done || busy > 1 ? t('turn.ready', { n: done, of: done + busy }) : '';
}

/** Whose turn it is, in a few words. */
export function turnText(table: Table): Turn {
  const { doc, view, plugin, names } = table;
  if (doc?.result) return { seat: null, text: t('turn.over'), note: '' };
  const ready = readiness(table);
  if (ready && (table.decision || table.waits)) return { seat: table.seat, text: t('turn.all'), note: ready };
  if (table.decision && view)
    return { seat: table.seat, text: t('turn.yours'), note: table.isMenu ? (plugin?.turnNote(view, table.decision) ?? '') : '' };
  const note = doc && table.seat === null ? t('turn.watching') : '';
  const deciding = view?.deciding ?? [];
  const first = deciding[0];
  if (deciding.length === 1 && first !== undefined) return { seat: first, text: t('turn.of', { name: names[first] ?? '?' }), note };
  return {
    seat: null,
    text: deciding.length ? t('turn.waiting', { names: deciding.map((s) => names[s]).join(', ') }) : t('app.loading'),
    note,
  };
}
