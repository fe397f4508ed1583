import { t } from '@/lib/i18n/index.svelte';
import { cardOf } from '@/lib/options';
import type { Batch, BatchItem, TableDoc, Option } from '@/lib/protocol/generated';
import type { Pick } from '../types';

/** Whether every answer is another card. */
export function allCards(options: Option[]): boolean {
  const cards = new Set(options.map((o) => cardOf(o)));
  return options.length > 1 && !cards.has(undefined) && cards.size === options.length;
}

/** One among cards: the draft, and every question whose answers are cards. */
export function onePick(doc: TableDoc, options: Option[], word: (option: Option) => string = (o) => o.text): Pick {
  const find = (chosen: ReadonlySet<string>): Option | undefined => options.find((o) => chosen.has(cardOf(o) ?? ''));
  return {
    title: doc.decision?.text ?? '',
    groups: [{ key: 'one', title: '', cards: options.flatMap((o) => cardOf(o) ?? []), choose: 'one' }],
    ready: (chosen) => find(chosen) !== undefined,
    button: (chosen) => {
      const option = find(chosen);
      return option ? word(option) : t('act.choosePick');
    },
    answers: (chosen) => [find(chosen)?.label ?? ''],
    cancel: doc.you.can_undo,
  };
}

/** Whether a selection is one of cards: of several, or of one that may stay. */
export const isOfCards = (batch: Batch | null | undefined): batch is Batch =>
  !!batch && (batch.most > 1 || batch.least < batch.most) && batch.items.every(({ kind }) => kind === 'card');

/** What a choice of several cards says. */
export interface ManyWords {
  title: string;
  /** Over the cards, each of which costs so much; null: that is not settled yet. */
  cards(price: number | null): string;
  /** So many are taken, for so much in all. */
  button(n: number, m: number): string;
  /** The small button that takes none. */
  none: string;
  /** What is left of the money, and that it is not enough. */
  money?(left: number): { text: string; short: string; icon: string };
}

/** One card first, where that is asked too; the selection that follows goes by it. */
export interface Lead {
  title: string;
  options: Option[];
  /** What is to be done while none is chosen; what is done once one is, and nothing else. */
  choose: string;
  alone(card: string): string;
}

const chosenOf = ({ items }: Batch, chosen: ReadonlySet<string>): BatchItem[] => items.filter(({ id }) => chosen.has(id));

/** Several among cards in one answer, within what their selection allows. */
export function manyPick(doc: TableDoc, batch: Batch, words: ManyWords, lead: Lead | null = null): Pick {
  const leadOf = (chosen: ReadonlySet<string>): Option | undefined => lead?.options.find(({ id }) => chosen.has(id));
  const batchOf = (chosen: ReadonlySet<string>): Batch => leadOf(chosen)?.then ?? batch;
  const taken = (chosen: ReadonlySet<string>): BatchItem[] => chosenOf(batchOf(chosen), chosen);
  const led = (chosen: ReadonlySet<string>): boolean => !lead || leadOf(chosen) !== undefined;
  const priced = batch.price > 0;
  const left = (chosen: ReadonlySet<string>): number => batchOf(chosen).purse - taken(chosen).length * batchOf(chosen).price;
  const groups: Pick['groups'] = [];
  if (lead) groups.push({ key: 'lead', title: lead.title, cards: lead.options.map(({ id }) => id), choose: 'one', lead: true });
  const settled = !lead || lead.options.every(({ then }) => then?.price === batch.price);
  const heading = (chosen: ReadonlySet<string>): string => words.cards(settled || leadOf(chosen) ? batchOf(chosen).price : null);
  if (batch.items.length) groups.push({ key: 'many', title: '', heading, cards: batch.items.map(({ id }) => id), choose: 'many' });
  return {
    title: words.title,
    groups,
    money: (chosen) => (priced && led(chosen) && words.money ? { left: left(chosen), ...words.money(left(chosen)) } : null),
    ready: (chosen) => {
      const { least, most } = batchOf(chosen);
      const n = taken(chosen).length;
      return led(chosen) && n >= Math.max(least, batch.items.length ? 1 : 0) && n <= most && (!priced || left(chosen) >= 0);
    },
    button: (chosen) => {
      const [n, option, { least, most, price }] = [taken(chosen).length, leadOf(chosen), batchOf(chosen)];
      if (lead && !option) return lead.choose;
      if (n && n >= least && n <= most) return words.button(n, n * Math.abs(price));
      return lead && option && !batch.items.length ? lead.alone(option.id) : t('pick.chooseCards');
    },
    none: (chosen) => {
      const option = leadOf(chosen);
      if (batch.least || !batch.items.length || !led(chosen) || taken(chosen).length) return null;
      return lead && option ? lead.alone(option.id) : words.none;
    },
    answers: (chosen) => {
      const option = leadOf(chosen);
      const labels = taken(chosen).map(({ label }) => label);
      return [...(option ? [option.label] : []), ...(batch.items.length ? [labels] : [])];
    },
    cancel: doc.you.can_undo,
  };
}
