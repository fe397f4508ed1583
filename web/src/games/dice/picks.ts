import { catalogue } from '@/lib/catalogue.svelte';
import { cardOf } from '@/lib/options';
import type { Batch, TableDoc } from '@/lib/protocol/generated';
import { allCards, onePick } from '../shared/picks';
import { common } from '../shared/strings';
import type { Pick } from '../types';

/** Some of my cards go: as many as I like, or so many. */
function discardPick(doc: TableDoc, { items, least, most }: Batch): Pick {
  const gone = (chosen: ReadonlySet<string>): string[] => items.filter(({ id }) => chosen.has(id)).map(({ label }) => label);
  return {
    title: doc.decision?.text ?? '',
    groups: [{ key: 'discard', title: '', cards: items.map(({ id }) => id), choose: 'many' }],
    ready: (chosen) => chosen.size >= least && chosen.size <= most,
    button: (chosen) => {
      const n = gone(chosen).length;
      return n || least ? common('discard', { n: n || least }) : common('discardNone');
    },
    answers: (chosen) => [gone(chosen)],
    cancel: doc.you.can_undo,
  };
}

export function pick(doc: TableDoc): Pick | null {
  const { decision, view, you } = doc;
  if (!decision || !view || you.seat === null || decision.menu) return null;
  const { batch, options } = decision;
  if (batch && batch.most > 1 && batch.items.every(({ kind }) => kind === 'card')) return discardPick(doc, batch);
  if (!allCards(options)) return null;
  if (decision.prompt !== 'corporation') return onePick(doc, options);
  return onePick(doc, options, (o) => common('start', { name: catalogue.title(cardOf(o) ?? '') }));
}
