import { unbroken } from '@/lib/i18n/index.svelte';
import { catalogue } from '@/lib/catalogue.svelte';
import type { View } from '@/lib/protocol/generated';
import { goalPoints } from '../shared/goals';
import { common } from '../shared/strings';
import { trackOf } from '../shared/tracks';
import { count, num, worldGains, zone } from '../shared/words';
import type { GamePlugin, Param, SeatInfo } from '../types';
import { explain } from './explain';
import BoardCorners from './BoardCorners.svelte';
import Board from './Board.svelte';
import ResourceBar from './ResourceBar.svelte';
import { pick } from './picks';
import { say } from './strings';
import { lastCall, turnNote } from './turn';
import { areaGains, costs, gains, RESOURCES, resourceWord, slotIcon, TAGS, trackLabel, trackText } from './words';

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
    { icon: '', term: 'round', text: rounds, small: say('gen'), label: say('generation', { n: rounds }) },
  ];
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
      income: view.income[seat]?.[r],
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
  passing: { note: 'pass', text: () => say('forced') },
  opening: ['corporation'],
  announcements: [],
  lastCall,
  params,
  stop: (decision) => {
    const find = (...verbs: string[]) => decision.options.find(({ verb }) => verbs.includes(verb));
    const pass = find('pass');
    if (pass) return { label: pass.label, kind: 'pass' };
    const end = find('end turn');
    return end ? { label: end.label, kind: 'end' } : null;
  },
  ahead: () => say('passAhead'),
  turnNote,
  pick,
  money: { slot: 'mc', word: resourceWord },
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
