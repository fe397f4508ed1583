import './dice.css';
import { minus } from '@/lib/i18n/index.svelte';
import type { View } from '@/lib/protocol/types';
import type { GamePlugin, Param } from '../types';
import Around from './Around.svelte';
import Cost from './Cost.svelte';
import DiceMap from './DiceMap.svelte';
import Mine from './Mine.svelte';
import { pick } from './picks';
import { say } from './strings';
import Strip from './Strip.svelte';
import { complete, gains, slotIcon, worldGains } from './words';

function params(view: View): Param[] {
  const { temperature = -32, oxygen = 0, oceans = 0, turn = 1 } = view.world;
  const n = complete(view);
  return [
    {
      icon: 'param-temperature',
      text: `${minus(temperature)} °C`,
      label: say('temperature', { n: minus(temperature) }),
      part: (temperature + 32) / 40,
      colour: 'var(--temperature)',
    },
    { icon: 'param-oxygen', text: `${oxygen}%`, label: say('oxygen', { n: oxygen }), part: oxygen / 14, colour: 'var(--oxygen)' },
    { icon: 'param-ocean', text: `${oceans}/7`, label: say('oceans', { n: oceans }), part: oceans / 7, colour: 'var(--ocean)' },
    view.players === 1
      ? { icon: '', text: `${turn}/50`, small: say('endsShort'), label: say('endsSolo', { n, t: turn }) }
      : { icon: '', text: `${n}/2`, small: say('endsShort'), label: say('endsLabel', { n }) },
  ];
}

function turnNote(view: View): string {
  const { stage = 0, main_actions_left: mains = 1 } = view.world;
  if (stage === 1) return mains > 1 ? say('mainsNow', { n: mains }) : say('mainNow');
  return say(stage === 0 ? 'supportNow' : stage === 2 ? 'doneNow' : 'producedNow');
}

export const dice: GamePlugin = {
  name: 'dice',
  Board: DiceMap,
  Around,
  Strip,
  Mine,
  Cost,
  headline: { slot: 'vp', icon: 'res-vp', label: () => say('vp') },
  params,
  isMenu: (decision) => decision.prompt === 'action',
  stop: (decision) => (decision.options.some((o) => o.label === 'end turn') ? { label: 'end turn', kind: 'end' } : null),
  turnNote,
  pick,
  payment: () => null,
  payLabels: () => [],
  hand: (view, seat) => view.seats[seat]?.zones['hand']?.cards ?? [],
  tableau: (view, seat) => view.seats[seat]?.zones['tableau']?.cards ?? [],
  used: (view, card) => (view.cards[card]?.used ?? 0) > 0,
  onCard: (view, card) => view.cards[card]?.resources ?? 0,
  labelOf: {
    play: (card) => `play ${card}`,
    use: (card, has) => (has?.(`free ${card}`) ? `free ${card}` : `use ${card}`),
    sell: '',
  },
  gains,
  worldGains,
  cellName: (cell) => cell,
  slotIcon,
  scoreParts: [
    { key: 'track', colour: 'var(--tr)' },
    { key: 'milestones', colour: 'var(--mc)' },
    { key: 'awards', colour: 'var(--vp)' },
    { key: 'cards', colour: 'var(--p2)' },
  ],
  shortcuts: { p: 'production', r: 'support roll', t: 'support turn', c: 'support cards' },
};
