import { t } from '@/lib/i18n/index.svelte';
import { minus } from '@/lib/i18n/index.svelte';
import { catalogue } from '@/lib/catalogue.svelte';
import type { Doc, View } from '@/lib/protocol/types';
import type { GamePlugin, Param, Payment } from '../types';
import Around from './Around.svelte';
import MarsMap from './MarsMap.svelte';
import Mine from './Mine.svelte';
import { payLabels } from './payment';
import { pick } from './picks';
import Strip from './Strip.svelte';
import { cellName, gains, num, resourceWord, slotIcon, worldGains } from './words';

function params(view: View): Param[] {
  const { temperature = -30, oxygen = 0, oceans = 0, generation = 1 } = view.world;
  return [
    {
      icon: 'param-temperature',
      text: `${minus(temperature)} °C`,
      label: t('board.temperature', { n: minus(temperature) }),
      part: (temperature + 30) / 38,
      colour: 'var(--temperature)',
    },
    {
      icon: 'param-oxygen',
      text: `${oxygen}%`,
      label: t('board.oxygen', { n: oxygen }),
      part: oxygen / 14,
      colour: 'var(--oxygen)',
    },
    { icon: 'param-ocean', text: String(oceans), small: t('board.ofNine'), label: t('board.oceans', { n: oceans }) },
    { icon: '', text: String(generation), small: t('board.gen'), label: t('board.generation', { n: generation }) },
  ];
}

/** What may pay: the order is that of the rules. */
function payment(doc: Doc, label: string, price: number): Payment | null {
  const { view, you } = doc;
  if (!view || you.seat === null || price === 0) return null;
  const seat = you.seat;
  const card = label.startsWith('play ') ? catalogue.card(label.slice(5)) : undefined;
  const means = [
    { name: 'titanium', tag: 'space' },
    { name: 'steel', tag: 'building' },
    { name: 'heat', tag: '' },
  ]
    .filter(({ tag }) => tag === '' || card?.tags.includes(tag))
    .map(({ name }) => ({
      name,
      icon: `res-${name}`,
      units: num(view, seat, name),
      value: num(view, seat, `${name}_value`),
    }))
    .filter((m) => m.units > 0 && m.value > 0);
  return { total: price, money: num(view, seat, 'mc'), means };
}

export const mars: GamePlugin = {
  name: 'mars',
  Board: MarsMap,
  Around,
  Strip,
  Mine,
  params,
  isMenu: (decision) => decision.prompt === 'action',
  stop: (decision) => {
    const labels = decision.options.map((o) => o.label);
    if (labels.includes('pass')) return { label: 'pass', kind: 'pass' };
    return labels.includes('end turn') ? { label: 'end turn', kind: 'end' } : null;
  },
  turnNote: (view) => t('turn.action', { n: Math.min(2, (view.world['actions_taken'] ?? 0) + 1), of: 2 }),
  pick,
  payment,
  payLabels,
  hand: (view, seat) => view.seats[seat]?.zones['hand']?.cards ?? [],
  tableau: (view, seat) => [...(view.seats[seat]?.zones['tableau']?.cards ?? []), ...(view.seats[seat]?.zones['events']?.cards ?? [])],
  used: (view, card) => (view.cards[card]?.used ?? 0) > 0,
  onCard: (view, card) => view.cards[card]?.resources ?? 0,
  labelOf: { play: (card) => `play ${card}`, use: (card) => `use ${card}`, sell: 'project sell-patents' },
  gains,
  worldGains,
  cellName,
  slotIcon,
  scoreParts: [
    { key: 'tr', colour: 'var(--tr)' },
    { key: 'milestones', colour: 'var(--mc)' },
    { key: 'awards', colour: 'var(--vp)' },
    { key: 'greeneries', colour: 'var(--greenery)' },
    { key: 'cities', colour: 'var(--city)' },
    { key: 'cards', colour: 'var(--p2)' },
  ],
  shortcuts: { p: 'convert-plants', o: 'convert-heat' },
};

export const resourceName = resourceWord;
