import './desk.css';
import './foot.css';
import './cards.css';
import './tray.css';
import './phone.css';
import { catalogue } from '@/lib/catalogue.svelte';
import { minus } from '@/lib/i18n/index.svelte';
import type { View } from '@/lib/protocol/generated';
import { common } from '../shared/strings';
import { count, num, worldGains, zone } from '../shared/words';
import type { GamePlugin, Param, SeatInfo } from '../types';
import BoardCorners from './BoardCorners.svelte';
import Board from './Board.svelte';
import Cost from './Cost.svelte';
import Desk from './Desk.svelte';
import DiceCard from './DiceCard.svelte';
import { explain } from './explain';
import { areaGains, consequences } from './areas';
import { selection } from './laid';
import { goalPoints } from './goalPoints';
import ResourceBar from './ResourceBar.svelte';
import { pick } from './picks';
import { say } from './strings';
import { lastCall, turnNote } from './turn';
import { ALL_FACES, COLOURS, complete, costs, dieIcon, faceWord, gains, held, optionIcon, slotIcon, thrown } from './words';

function params(view: View): Param[] {
  const { temperature = -32, oxygen = 0, oceans = 0, turn = 1 } = view.world;
  const n = complete(view);
  return [
    {
      icon: 'param-temperature',
      about: 'temperature',
      text: `${minus(temperature)} °C`,
      label: say('temperature', { n: minus(temperature) }),
      part: (temperature + 32) / 40,
      colour: 'var(--temperature)',
    },
    {
      icon: 'param-oxygen',
      text: `${oxygen}%`,
      about: 'oxygen',
      label: say('oxygen', { n: oxygen }),
      part: oxygen / 14,
      colour: 'var(--oxygen)',
    },
    {
      icon: 'param-ocean',
      text: `${oceans}/7`,
      about: 'oceans',
      label: say('oceans', { n: oceans }),
      part: oceans / 7,
      colour: 'var(--ocean)',
    },
    view.players === 1
      ? { icon: '', text: `${turn}/50`, about: 'end', small: say('endsShort'), label: say('endsSolo', { n, t: turn }) }
      : { icon: '', text: `${n}/2`, about: 'end', small: say('endsShort'), label: say('endsLabel', { n }) },
  ];
}

function seatInfo(view: View, seat: number): SeatInfo {
  const company = view.seats[seat]?.slots['corporation'];
  const colours = COLOURS.map((c) => ({
    icon: `die-${c}`,
    label: say(c),
    n: held(view, seat, c),
    production: num(view, seat, `${c}_production`),
  }));
  const wild = { icon: 'res-wild', label: catalogue.word('wild_token', 2), n: num(view, seat, 'wild') };
  return {
    headline: { icon: 'res-vp', label: say('vp'), n: num(view, seat, 'vp') },
    company: typeof company === 'string' ? catalogue.title(company) : '',
    states: [],
    first: view.world['first_player'] === seat,
    hand: count(view, seat, 'hand'),
    stocks: [...colours, { ...wild, production: num(view, seat, 'wild_production') || null }],
    chips: ALL_FACES.map((face) => ({ icon: dieIcon(face), label: faceWord(face), n: num(view, seat, face) })).filter(({ n }) => n > 0),
  };
}

export const plugin: GamePlugin = {
  name: 'dice',
  Board,
  BoardCorners,
  ResourceBar,
  Cost,
  explain,
  selection,
  Desktop: Desk,
  HandCard: DiceCard,
  optionIcon: ({ label }) => optionIcon(label),
  seat: seatInfo,
  chapter: { slot: 'turn', text: (n) => say('turns', { n }) },
  production: 'production',
  quiet: ['end-turn', 'turn'],
  opening: ['corporation', 'penalty', 'bonus'],
  announcements: ['milestone', 'milestone-lost', 'end'],
  lastCall,
  params,
  isMenu: (decision) => decision.prompt === 'action',
  stop: (decision) => (decision.options.some((o) => o.label === 'end turn') ? { label: 'end turn', kind: 'end' } : null),
  turnNote,
  pick,
  hand: (view, seat) => zone(view, seat, 'hand'),
  tableau: (view, seat) => zone(view, seat, 'tableau'),
  labelOf: {
    play: (card) => `play ${card}`,
    use: (card, has) => (has?.(`free ${card}`) ? `free ${card}` : `use ${card}`),
  },
  costs,
  gains,
  areaGains,
  consequences,
  worldGains,
  thrown,
  slotIcon,
  scoreParts: [
    { key: 'track', colour: 'var(--tr)', text: () => say('track') },
    { key: 'milestones', colour: 'var(--mc)', text: () => common('milestones') },
    { key: 'awards', colour: 'var(--vp)', text: () => common('awards') },
    { key: 'cards', colour: 'var(--p2)', text: () => common('cards') },
  ],
  goalPoints,
  kinds: ['red', 'green', 'blue'],
  shortcuts: { p: 'production', r: 'support roll', t: 'support turn', c: 'support cards' },
};
