import { catalogue } from '@/lib/catalogue.svelte';
import type { Batch, TableDoc } from '@/lib/protocol/generated';
import { allCards, isOfCards, manyPick, onePick, type Lead, type ManyWords } from '../shared/picks';
import { common } from '../shared/strings';
import { zone } from '../shared/words';
import type { Pick } from '../types';
import { say } from './strings';

const buying = (title: string): ManyWords => ({
  title,
  cards: (m) => (m === null ? say('cardsOpen') : say('cards', { m })),
  button: (n, m) => say('buy', { n, m }),
  none: say('buyNone'),
  money: (left) => ({ text: say('money', { m: left }), short: say('short'), icon: 'res-mc' }),
});

const selling = (): ManyWords => ({
  title: say('sellTitle'),
  cards: () => say('hand'),
  button: (n, m) => say('sell', { n, m }),
  none: '',
});

/** Cards that cost nothing: kept, or discarded. */
const free = (title: string, verb: string): ManyWords => ({
  title,
  cards: () => '',
  button: (n) => (verb === 'discard' ? common('discard', { n }) : common('keep', { n })),
  none: verb === 'discard' ? common('discardNone') : '',
});

/** A corporation and the first cards are one choice: its money buys them. */
function firstPick(doc: TableDoc, options: Lead['options'], batch: Batch): Pick {
  return manyPick(doc, batch, buying(say('firstChoice')), {
    title: say('corporation'),
    options,
    choose: say('chooseCorporation'),
    alone: (card) => {
      const name = catalogue.title(card);
      return batch.items.length ? say('startBare', { name }) : common('start', { name });
    },
  });
}

/** Cards that go round: what I have kept of them, and how many are still to be chosen. */
function handedOn({ decision, view, you }: TableDoc, one: Pick): Pick {
  if (decision?.verb !== 'draft' || !view || you.seat === null) return one;
  const kept = zone(view, you.seat, 'kept');
  return { ...one, course: { n: kept.length + 1, of: kept.length + decision.options.length, kept } };
}

export function pick(doc: TableDoc): Pick | null {
  const { decision, view, you } = doc;
  if (!decision || !view || you.seat === null || decision.menu) return null;
  const { options, batch } = decision;
  const then = options[0]?.then;
  if (allCards(options) && then) return firstPick(doc, options, then);
  if (!isOfCards(batch)) return allCards(options) ? handedOn(doc, onePick(doc, options)) : null;
  if (decision.verb === 'sell') return manyPick(doc, batch, selling());
  // A card that is offered by another one: the question says by which.
  const title = decision.card ? decision.text : say('research', { n: view.ending?.round ?? 1 });
  return manyPick(doc, batch, batch.verb === 'buy' ? buying(title) : free(title, batch.verb));
}
