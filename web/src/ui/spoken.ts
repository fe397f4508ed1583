import { t } from '@/lib/i18n/index.svelte';
import type { CardDoc } from '@/lib/protocol/generated';

/** What a small picture of a card leaves out, for those who listen. */
export function spoken(card: CardDoc, cost: number, toll: number): string {
  const { requirement, effects, actions, play, points } = card.text;
  return [
    `${t('card.cost', { n: cost })}.`,
    ...(toll ? [`${t('card.toll', { n: toll })}.`] : []),
    ...requirement,
    ...effects,
    ...actions,
    ...play,
    ...points,
  ].join(' ');
}
