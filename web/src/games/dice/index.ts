import './desk.css';
import './foot.css';
import './cards.css';
import './tray.css';
import './phone.css';
import { catalogue } from '@/lib/catalogue.svelte';
import type { Option, View } from '@/lib/protocol/generated';
import type { Table } from '@/lib/table.svelte';
import { goalPoints } from '../shared/goals';
import { common } from '../shared/strings';
import { count, num, worldGains, zone } from '../shared/words';
import type { GamePlugin, Param, SeatInfo, Stock } from '../types';
import BoardCorners from './BoardCorners.svelte';
import Board from './Board.svelte';
import Cost from './Cost.svelte';
import Desk from './Desk.svelte';
import DiceCard from './DiceCard.svelte';
import { consequences, endLabel, explain, reading, trackLabel } from './explain';
import { selection } from './laid';
import ResourceBar from './ResourceBar.svelte';
import { pick } from './picks';
import { say } from './strings';
import { lastCall, turnNote } from './turn';
import {
  areaGains,
  costs,
  faces,
  gains,
  held,
  oneThing,
  optionIcon,
  points,
  produced,
  slotIcon,
  thingIcon,
  thingWord,
  thrown,
  tray,
} from './words';

function params(view: View): Param[] {
  const tracks = view.tracks.map((track) => {
    const { name, value, start, goal } = track;
    const icon = catalogue.track(name)?.icon ?? '';
    const text = name === 'oceans' ? `${value}/${goal}` : reading(name, value);
    return {
      icon,
      about: name,
      text,
      label: trackLabel(track),
      part: (value - start) / (goal - start),
      colour: `var(--${COLOURS[name] ?? name})`,
    };
  });
  const { ending } = view;
  if (!ending) return tracks;
  const far = ending.rounds ? `${ending.round}/${ending.rounds}` : `${ending.complete}/${ending.needed}`;
  const small = say(ending.rounds ? 'turnShort' : 'endsShort');
  return [...tracks, { icon: '', term: 'end', text: far, about: 'end', small, label: endLabel(view) }];
}
/** The names of colours that are called otherwise than what they stand for. */
const COLOURS: Record<string, string> = { oceans: 'ocean' };

/** A move in few words: its price lies beside it in sockets. */
function short({ label, verb, id }: Option): string | null {
  if (verb === 'play') return say('play', { card: catalogue.title(id) });
  return catalogue.project(label)?.name ?? null;
}

/** What a button says that carries out a move of which something was chosen, or an answer. */
function deed({ verb, id }: Option, answers: readonly Option[]): string | null {
  const [first, second] = answers;
  if (first && second?.verb === 'to') return say('turnPaying', { from: thingWord(first.id), to: thingWord(second.id) });
  if (first) return deed(first, []);
  const key = DEEDS[verb];
  return key ? say(key, { what: oneThing(id) }) : null;
}
/** The dice that pay for a support action: those of a card lie in its sockets, in full sight. */
function spent({ laid, menu, selected }: Table): { icon: string; n: number; text: string }[] {
  const item = menu.get(selected ?? '');
  return item?.verb === 'support' ? laid.filter(Boolean).map((name) => ({ icon: thingIcon(name), n: 1, text: thingWord(name) })) : [];
}
const DEEDS: Record<string, 'rollDie' | 'payOne' | 'gainOne' | 'loseOne' | 'giveOne'> = {
  roll: 'rollDie',
  pay: 'payOne',
  take: 'gainOne',
  lose: 'loseOne',
  give: 'giveOne',
};

function seatInfo(view: View, seat: number): SeatInfo {
  const company = view.seats[seat]?.slots['corporation'];
  const vp = points();
  const stock = (s: ReturnType<typeof tray>[number]): Stock => ({
    icon: s.icon,
    label: thingWord(s.name, 2),
    n: held(view, seat, s),
    production: produced(view, seat, s) || (s.kinds.length > 1 ? 0 : null),
  });
  return {
    headline: { icon: vp?.icon ?? '', label: say('vp'), n: vp ? held(view, seat, vp) : 0 },
    company: typeof company === 'string' ? catalogue.title(company) : '',
    states: [],
    first: view.world['first_player'] === seat,
    hand: count(view, seat, 'hand'),
    stocks: tray().map(stock),
    chips: faces()
      .map(({ slot, icon }) => ({ icon, label: thingWord(slot), n: num(view, seat, slot) }))
      .filter(({ n }) => n > 0),
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
  optionIcon,
  short,
  deed,
  spent,
  seat: seatInfo,
  chapter: { slot: 'turn', text: (n) => say('turns', { n }) },
  production: 'production',
  quiet: ['end-turn', 'turn'],
  opening: ['corporation', 'penalty', 'bonus'],
  announcements: ['milestone', 'milestone-lost', 'end'],
  lastCall,
  params,
  stop: (decision) => {
    const end = decision.options.find(({ verb }) => verb === 'end turn');
    return end ? { label: end.label, kind: 'end' } : null;
  },
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
  areaGains: (_view, area, preview, seat) => areaGains(preview, area, seat),
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
