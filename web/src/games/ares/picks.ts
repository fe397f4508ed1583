import { catalogue } from '@/lib/catalogue.svelte';
import { t } from '@/lib/i18n/index.svelte';
import { cardOf } from '@/lib/options';
import type { Batch, TableDoc } from '@/lib/protocol/generated';
import { allCards, manyPick, onePick, type ManyWords } from '../shared/picks';
import { common } from '../shared/strings';
import { num, zone } from '../shared/words';
import type { Pick } from '../types';
import { say } from './strings';

const isOfCards = (batch: Batch | null): batch is Batch =>
  !!batch && batch.items.length > 0 && batch.items.every(({ kind }) => kind === 'card');

/** A corporation is chosen in view of the first cards. */
function corporationPick(doc: TableDoc): Pick {
  const pick = onePick(doc, doc.decision?.options ?? [], (o) => common('start', { name: catalogue.title(cardOf(o) ?? '') }));
  const hand = doc.view && doc.you.seat !== null ? zone(doc.view, doc.you.seat, 'hand') : [];
  const [lead] = pick.groups;
  return {
    ...pick,
    groups: [
      ...(lead ? [{ ...lead, title: say('corporations'), lead: true }] : []),
      { key: 'hand', title: say('yourCards'), cards: hand, choose: 'none' },
    ],
  };
}

const words = (title: string, button: (n: number) => string, none = ''): ManyWords => ({ title, cards: () => '', button, none });

/** The words of a choice of several cards, by what is asked. */
function wordsOf({ decision, view, you }: TableDoc, { verb, most: n }: Batch): ManyWords {
  const worth = view && you.seat !== null ? num(view, you.seat, 'sell_value') : 0;
  const selling = (n: number): string => say('sellN', { n, m: n * worth });
  if (verb === 'keep') return words(say('keepTitle', { n }), (n) => say('keep', { n }));
  if (verb === 'exchange') return words(say('exchangeTitle'), (n) => say('exchange', { n }), say('exchangeNone'));
  if (decision?.prompt === 'hand-limit') return words(say('limitTitle', { n }), selling);
  if (decision?.prompt === 'pay') return words(say('sellPay', { n }), selling);
  return words(decision?.text ?? '', (n) => (verb === 'sell' ? selling(n) : t('act.choosePick')));
}

/** One card, or none of them. */
function orNone(doc: TableDoc, none: string): Pick {
  const options = doc.decision?.options ?? [];
  const pick = onePick(
    doc,
    options.filter((o) => o.label !== none),
  );
  const chosenNone = (chosen: ReadonlySet<string>): boolean => !pick.ready(chosen);
  return {
    ...pick,
    none: (chosen) => (chosenNone(chosen) ? (options.find((o) => o.label === none)?.text ?? null) : null),
    answers: (chosen) => (chosenNone(chosen) ? [none] : pick.answers(chosen)),
  };
}

export function pick(doc: TableDoc): Pick | null {
  const { decision, view, you } = doc;
  if (!decision || !view || you.seat === null) return null;
  const { batch, options } = decision;
  if (decision.prompt === 'corporation') return corporationPick(doc);
  if (isOfCards(batch)) {
    const one = batch.least === batch.most && batch.most <= 1;
    return one && allCards(options) ? onePick(doc, options) : manyPick(doc, batch, wordsOf(doc, batch));
  }
  if (decision.menu) return null;
  if (allCards(options)) return onePick(doc, options);
  const [none, ...more] = options.filter((o) => cardOf(o) === undefined);
  return none?.verb === 'none' && !more.length && options.length > 1 ? orNone(doc, none.label) : null;
}
