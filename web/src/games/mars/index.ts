import { minus, unbroken } from '@/lib/i18n/index.svelte';
import { catalogue } from '@/lib/catalogue.svelte';
import type { TableDoc, View } from '@/lib/protocol/generated';
import { common } from '../shared/strings';
import { count, num, worldGains, zone } from '../shared/words';
import type { GamePlugin, Param, Payment, SeatInfo } from '../types';
import { explain } from './explain';
import BoardCorners from './BoardCorners.svelte';
import Board from './Board.svelte';
import { goalPoints } from './goalPoints';
import ResourceBar from './ResourceBar.svelte';
import { pick } from './picks';
import { say } from './strings';
import { lastCall, turnNote } from './turn';
import { areaGains, coin, costs, gains, RESOURCES, resourceWord, slotIcon, TAGS } from './words';

/** Alone, Mars must be terraformed by the end of this generation. */
const LAST_ALONE = 14;

function params(view: View): Param[] {
  const { temperature = -30, oxygen = 0, oceans = 0, generation = 1 } = view.world;
  return [
    {
      icon: 'param-temperature',
      text: unbroken(`${minus(temperature)} °C`),
      label: say('temperature', { n: minus(temperature) }),
      part: (temperature + 30) / 38,
      colour: 'var(--temperature)',
    },
    {
      icon: 'param-oxygen',
      text: `${oxygen}%`,
      label: say('oxygen', { n: oxygen }),
      part: oxygen / 14,
      colour: 'var(--oxygen)',
    },
    { icon: 'param-ocean', text: String(oceans), small: say('ofNine'), label: say('oceans', { n: oceans }) },
    {
      icon: '',
      text: view.players === 1 ? `${generation}/${LAST_ALONE}` : String(generation),
      small: say('gen'),
      label: say('generation', { n: view.players === 1 ? `${generation}/${LAST_ALONE}` : generation }),
    },
  ];
}

/** What may pay: the order is that of the rules. */
function payment(doc: TableDoc, label: string, price: number): Payment | null {
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
      text: resourceWord(name),
      icon: `res-${name}`,
      units: num(view, seat, name),
      value: num(view, seat, `${name}_value`),
    }))
    .filter((m) => m.units > 0 && m.value > 0);
  return { total: price, money: num(view, seat, 'mc'), coin: coin(), means };
}

function seatInfo(view: View, seat: number): SeatInfo {
  const company = view.seats[seat]?.slots['corporation'];
  const tags = [
    ...TAGS.map((tag) => ({ icon: `tag-${tag}`, word: `${tag}_tag`, n: num(view, seat, `${tag}_tags`) })),
    { icon: 'tag-event', word: 'event', n: count(view, seat, 'events') },
  ];
  return {
    headline: { icon: 'res-tr', label: catalogue.word('terraform_rating'), n: num(view, seat, 'tr') },
    company: typeof company === 'string' ? catalogue.title(company) : '',
    states: num(view, seat, 'passed') ? [say('passed')] : [],
    first: view.world['first_player'] === seat,
    hand: count(view, seat, 'hand'),
    stocks: RESOURCES.map((r) => ({
      icon: `res-${r}`,
      label: resourceWord(r),
      n: num(view, seat, r),
      production: num(view, seat, `${r}_production`),
    })),
    chips: tags.filter(({ n }) => n > 0).map(({ icon, word, n }) => ({ icon, label: catalogue.word(word, n), n })),
  };
}

export const mars: GamePlugin = {
  name: 'mars',
  Board,
  BoardCorners,
  ResourceBar,
  explain,
  seat: seatInfo,
  chapter: { slot: 'generation', text: (n) => say('generation', { n }) },
  production: 'production',
  quiet: ['end-turn'],
  opening: ['corporation'],
  announcements: [],
  lastCall,
  params,
  isMenu: (decision) => decision.prompt === 'action',
  stop: (decision) => {
    const labels = decision.options.map((o) => o.label);
    if (labels.includes('pass')) return { label: 'pass', kind: 'pass' };
    return labels.includes('end turn') ? { label: 'end turn', kind: 'end' } : null;
  },
  ahead: () => say('passAhead'),
  turnNote,
  pick,
  payment,
  hand: (view, seat) => zone(view, seat, 'hand'),
  tableau: (view, seat) => [...zone(view, seat, 'tableau'), ...zone(view, seat, 'events')],
  labelOf: { play: (card) => `play ${card}`, use: (card) => `use ${card}` },
  sell: { label: 'project sell-patents', icon: 'sp-sell-patents' },
  costs,
  gains,
  areaGains,
  worldGains,
  slotIcon,
  scoreParts: [
    { key: 'tr', colour: 'var(--tr)', text: () => say('rating') },
    { key: 'milestones', colour: 'var(--mc)', text: () => common('milestones') },
    { key: 'awards', colour: 'var(--vp)', text: () => common('awards') },
    { key: 'greeneries', colour: 'var(--greenery)', text: () => say('greeneries') },
    { key: 'cities', colour: 'var(--city)', text: () => say('cities') },
    { key: 'cards', colour: 'var(--p2)', text: () => common('cards') },
  ],
  goalPoints,
  kinds: ['event', 'automated', 'active'],
  shortcuts: { p: 'convert-plants', o: 'convert-heat' },
};
