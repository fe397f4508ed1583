import { unbroken } from '@/lib/i18n/index.svelte';
import { catalogue } from '@/lib/catalogue.svelte';
import type { TableDoc, View } from '@/lib/protocol/generated';
import { goalPoints } from '../shared/goals';
import { common } from '../shared/strings';
import { trackOf } from '../shared/tracks';
import { count, num, worldGains, zone } from '../shared/words';
import type { GamePlugin, Param, Payment, SeatInfo } from '../types';
import { explain } from './explain';
import BoardCorners from './BoardCorners.svelte';
import Board from './Board.svelte';
import ResourceBar from './ResourceBar.svelte';
import { pick } from './picks';
import { say } from './strings';
import { lastCall, turnNote } from './turn';
import { areaGains, coin, costs, gains, RESOURCES, resourceWord, slotIcon, TAGS, trackLabel, trackText } from './words';

function params(view: View): Param[] {
  const rounds = view.ending?.rounds ? `${view.ending.round}/${view.ending.rounds}` : String(view.ending?.round ?? 1);
  const scale = (name: string): Param[] => {
    const track = trackOf(view, name);
    if (!track) return [];
    const part = (track.value - track.start) / (track.goal - track.start);
    const icon = catalogue.track(name)?.icon ?? '';
    return [{ icon, text: unbroken(trackText(track)), label: trackLabel(track), part, colour: `var(--${name})` }];
  };
  const oceans = trackOf(view, 'oceans');
  return [
    ...scale('temperature'),
    ...scale('oxygen'),
    ...(oceans
      ? [{ icon: 'param-ocean', text: String(oceans.value), small: say('outOf', { n: oceans.goal }), label: trackLabel(oceans) }]
      : []),
    { icon: '', text: rounds, small: say('gen'), label: say('generation', { n: rounds }) },
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

export const plugin: GamePlugin = {
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
