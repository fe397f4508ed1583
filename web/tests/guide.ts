/** A guide with a milestone, an award, a track and two projects, for tests: as the server sends it. */
import type { Goal, GuideDoc, View } from '@/lib/protocol/generated';

export const guide: GuideDoc = {
  language: 'en',
  game: 'mars',
  modules: [],
  players: 3,
  quantities: [],
  goals: [
    { kind: 'milestone', key: 'first', name: 'First', short: 'First', text: 'Requires 7 of something.', icons: ['res-tr'] },
    { kind: 'award', key: 'most', name: 'Most', short: 'Most', text: '6 VP for the most of something.', icons: ['res-heat'] },
  ],
  prices: { milestone: [9], award: [9] },
  tracks: [
    {
      name: 'temperature',
      title: 'temperature',
      icon: 'param-temperature',
      start: -6,
      goal: 4,
      step: 2,
      bonuses: [{ at: -2, icons: ['1', 'prod-heat'], text: 'Something warm.' }],
      zones: [],
      reward: null,
      beyond: null,
    },
  ],
  projects: [
    { label: 'project one', verb: 'project', key: 'one', name: 'One', text: 'Spend 3 for one.', price: 3, cost: ['3', 'res-mc'], gain: [] },
    {
      label: 'convert',
      verb: 'convert',
      key: '',
      name: 'Convert',
      text: 'Convert it.',
      price: 4,
      cost: ['4', 'res-heat'],
      gain: ['tile-city'],
    },
  ],
  stocks: [
    {
      name: 'red',
      noun: 'red_die',
      icon: 'die-red',
      kinds: [
        { slot: 'heat', noun: 'face_heat', icon: 'die-red-heat', sides: 3 },
        { slot: 'event', noun: 'face_event', icon: 'die-red-event', sides: 2 },
      ],
      production: 'red_production',
    },
    {
      name: 'wild',
      noun: 'wild_token',
      icon: 'res-wild',
      kinds: [{ slot: 'wild', noun: 'wild_token', icon: 'res-wild', sides: 0 }],
      production: null,
    },
    { name: 'vp', noun: 'vp', icon: 'res-vp', kinds: [{ slot: 'vp', noun: 'vp', icon: 'res-vp', sides: 0 }], production: 'vp_production' },
  ],
  tiebreak: '',
  panels: {},
  facts: {},
};

export const goal = (kind: string, key: string, more: Partial<Goal> = {}): Goal => ({
  kind,
  key,
  verb: 'take',
  label: `take ${key}`,
  owner: null,
  counts: [],
  points: [],
  places: [6],
  needs: [],
  price: 9,
  limit: 4,
  until: null,
  ...more,
});

export const view = (more: Partial<View> = {}): View => ({ players: 3, world: {}, goals: [], tracks: [], projects: [], ...more }) as View;
