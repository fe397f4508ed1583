import './ribbon.css';
import './planet.css';
import './tableau.css';
import './todo.css';
import './rivals.css';
import './desk.css';
import './phone.css';
import { catalogue } from '@/lib/catalogue.svelte';
import type { View } from '@/lib/protocol/generated';
import { common } from '../shared/strings';
import { count, num, worldGains, zone } from '../shared/words';
import type { GamePlugin, Param, SeatInfo, Stock } from '../types';
import Board from './Board.svelte';
import BoardCorners from './BoardCorners.svelte';
import Desk from './Desk.svelte';
import { explain } from './explain';
import Front from './Front.svelte';
import { pick } from './picks';
import ResourceBar from './ResourceBar.svelte';
import { say } from './strings';
import { lastCall, turnNote } from './turn';
import { coming, costs, gains, METALS, reading, resourceWord, slotIcon, STOCKS, TAGS, trackLabel } from './words';

/** The names of colours that are called otherwise than what they stand for. */
const COLOURS: Record<string, string> = { oceans: 'ocean' };

function params(view: View): Param[] {
  const tracks = view.tracks.map((track): Param => {
    const { name, value, start, goal } = track;
    return {
      icon: catalogue.track(name)?.icon ?? '',
      text: name === 'oceans' ? `${value}/${goal}` : reading(name, value),
      label: trackLabel(track),
      about: name,
      part: (value - start) / (goal - start),
      colour: `var(--${COLOURS[name] ?? name})`,
    };
  });
  const { ending } = view;
  if (!ending) return tracks;
  const n = ending.rounds ? `${ending.round}/${ending.rounds}` : String(ending.round);
  return [...tracks, { icon: '', term: 'round', text: n, small: say('rd'), label: say('round', { n }) }];
}

const stock = (view: View, seat: number, slot: string, production?: string): Stock => ({
  icon: slotIcon(slot) ?? '',
  label: resourceWord(slot),
  n: num(view, seat, slot),
  production: production ? coming(view, seat, slot, production) : null,
});

function seatInfo(view: View, seat: number): SeatInfo {
  const company = view.seats[seat]?.slots['corporation'];
  return {
    headline: { icon: 'res-tr', label: say('rating'), n: num(view, seat, 'tr') },
    company: typeof company === 'string' ? catalogue.title(company) : '',
    states: view.waiting.includes(seat) ? [say('ready')] : [],
    first: false,
    hand: count(view, seat, 'hand'),
    stocks: [
      ...STOCKS.map(({ name, production }) => stock(view, seat, name, production)),
      stock(view, seat, 'forests'),
      ...METALS.map((metal) => stock(view, seat, metal)),
    ],
    chips: TAGS.map((tag) => ({ icon: `tag-${tag}`, label: catalogue.word(`${tag}_tag`, 2), n: num(view, seat, `${tag}_tags`) })).filter(
      ({ n }) => n > 0,
    ),
  };
}

export const plugin: GamePlugin = {
  name: 'ares',
  Board,
  BoardCorners,
  ResourceBar,
  Desktop: Desk,
  board: () => say('planet'),
  front: { Page: Front, text: () => say('phase'), icon: 'ui-confirm' },
  mine: { text: () => say('myCards'), icon: 'i-grid' },
  explain,
  seat: seatInfo,
  chapter: { slot: 'round', text: (n) => say('round', { n }) },
  section: 'phase',
  production: 'production',
  quiet: ['sell', 'paid'],
  opening: ['corporation', 'exchange'],
  announcements: ['end'],
  lastCall,
  params,
  stop: (decision) => {
    const done = decision.options.find(({ verb }) => verb === 'done');
    return done ? { label: done.label, kind: 'end', text: say('done') } : null;
  },
  together: true,
  partners: (view) => 'together' in view.panels,
  idle: ({ verb }) => verb === 'sell',
  obvious: ({ pattern }) => pattern === 'wrong_phase',
  choice: (view, reasons) => (view.part === 'planning' ? turnNote(view) : (reasons('done')[0] ?? null)),
  turnNote,
  pick,
  money: { slot: 'mc', word: resourceWord },
  hand: (view, seat) => zone(view, seat, 'hand'),
  tableau: (view, seat) => zone(view, seat, 'tableau'),
  labelOf: { play: (card) => `play ${card}`, use: (card) => `action ${card}` },
  also: (card) => [{ label: `sell ${card}`, icon: 'sp-sell-patents', text: say('sell') }],
  costs,
  gains,
  areaGains: () => [],
  worldGains,
  slotIcon,
  scoreParts: [
    { key: 'tr', colour: 'var(--tr)', text: () => say('rating') },
    { key: 'forests', colour: 'var(--greenery)', text: () => say('forests') },
    { key: 'cards', colour: 'var(--p2)', text: () => common('cards') },
  ],
  goalPoints: () => [],
  kinds: ['automated', 'active', 'event'],
  shortcuts: {},
};
