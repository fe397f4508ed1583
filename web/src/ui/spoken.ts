import { catalogue } from '@/lib/catalogue.svelte';
import { t } from '@/lib/i18n/index.svelte';
import type { CardDoc } from '@/lib/protocol/generated';

/** What a small picture of a card leaves out, for those who listen. */
export function spoken(card: CardDoc, cost: number, toll: number): string {
  const { requirement, effects, actions, play, points } = card.text;
  const tags = card.icons.tags.map((x) => catalogue.word(`${x.replace('tag-', '')}_tag`));
  return [
    `${t('card.cost', { n: cost })}.`,
    ...(toll ? [`${t('card.toll', { n: toll })}.`] : []),
    ...(tags.length ? [`${tags.join(', ')}.`] : []),
    ...requirement,
    ...effects,
    ...actions,
    ...play,
    ...points,
  ].join(' ');
}
