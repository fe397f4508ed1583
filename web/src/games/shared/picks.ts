import { t } from '@/lib/i18n/index.svelte';
import { cardOf } from '@/lib/options';
import type { TableDoc, Option } from '@/lib/protocol/generated';
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
