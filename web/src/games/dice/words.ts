import { catalogue } from '@/lib/catalogue.svelte';
import type { CardDoc, Decision, Preview, View } from '@/lib/protocol/generated';
import { costsOf, gainsOf, num } from '../shared/words';
import type { Gain } from '../types';
import { ALL_FACES, COLOURS, dieIcon, FACES, isColour, isFace, thingIcon, type Colour } from './faces';
import { say } from './strings';

export { ALL_FACES, COLOURS, dieIcon, FACES, thingIcon, type Colour } from './faces';

export const SUPPORTS = [
  { key: 'roll', icon: 'die-any' },
  { key: 'turn', icon: 'die-flip' },
  { key: 'cards', icon: 'res-card' },
] as const;
/** Steps of the VP track that bring a bonus card. */
export const BONUS_STEPS = [5, 12] as const;
/** The standard main actions: what is paid, how often, what for. */
export const STANDARDS = [
  { key: 'heat', face: 'heat', n: 3, icon: 'param-temperature' },
  { key: 'water', face: 'water', n: 3, icon: 'tile-ocean' },
  { key: 'plants', face: 'plant', n: 4, icon: 'tile-greenery' },
  { key: 'cities', face: 'city', n: 3, icon: 'tile-city' },
  { key: 'credits', face: 'credit', n: 3, icon: 'res-vp' },
] as const;
export const LEVELS: Record<string, number> = {
  legend: 6,
  miner: 5,
  scientist: 3,
  tycoon: 12,
  monopoly: 7,
  generalist: 5,
  philanthropist: 4,
  terraformer: 16,
  celebrity: 3,
  billionaire: 13,
  'award-nominee': 5,
};

export const faceWord = (face: string, n = 1): string => catalogue.word(`face_${face}`, n);
export const held = (view: View, seat: number, colour: Colour): number => FACES[colour].reduce((sum, f) => sum + num(view, seat, f), 0);
export const allDice = (view: View, seat: number): number => COLOURS.reduce((sum, c) => sum + held(view, seat, c), 0);

/** The three parameters: where they begin and end, and how far a step goes. */
export const TRACKS = {
  temperature: { from: -32, goal: 8, step: 4 },
  oxygen: { from: 0, goal: 14, step: 2 },
  oceans: { from: 0, goal: 7, step: 1 },
} as const;

const values = ({ from, goal, step }: { from: number; goal: number; step: number }): number[] =>
  Array.from({ length: (goal - from) / step + 1 }, (_, i) => from + step * i);
export const TEMPERATURE = values(TRACKS.temperature);
export const OXYGEN = values(TRACKS.oxygen);
/** Faces that a step of a track gives. */
export const TRACK_BONUS: Record<string, Record<number, string>> = {
  temperature: { [-24]: 'heat', [-16]: 'heat', 0: 'water' },
  oxygen: { 4: 'microbe', 10: 'animal' },
};

export function complete(view: View): number {
  return Object.entries(TRACKS).filter(([track, { from, goal }]) => (view.world[track] ?? from) >= goal).length;
}

/** The milestones on the board, by their place in the list of all; one that left a solo game has the owner -2. */
export function milestones(view: View): { key: string; owner: number; space: number }[] {
  return [0, 1, 2].flatMap((space) => {
    const key = Object.keys(LEVELS)[view.world[`milestone_${space}`] ?? -1];
    const owner = view.world[`milestone_${key ?? ''}`] ?? -2;
    return key !== undefined && owner !== -2 ? [{ key, owner, space }] : [];
  });
}

export const milestoneWord = (key: string): string => catalogue.word(`milestone_${key.replaceAll('-', '_')}`);

export const awards = (view: View): string[] =>
  [0, 1, 2].flatMap((i) => {
    const face = view.world[`award_${i}`] ?? -1;
    return face >= 0 ? [ALL_FACES[face] ?? ''] : [];
  });

const played = (view: View, seat: number): CardDoc[] =>
  (view.seats[seat]?.zones['tableau']?.cards ?? []).flatMap((key) => catalogue.card(key) ?? []);

/** How many icons of a face the costs of a seat's cards show. */
export const awardIcons = (view: View, seat: number, face: string): number =>
  played(view, seat).reduce((sum, card) => sum + (card.icons.cost ?? []).filter((icon) => icon === dieIcon(face)).length, 0);

/** How far a seat has come towards a milestone. */
export function standing(view: View, goal: string, seat: number): number {
  const cards = played(view, seat).filter((c) => c.kind !== 'corporation');
  const kind = { legend: 'red', miner: 'green', scientist: 'blue' }[goal];
  if (kind) return cards.filter((c) => c.kind === kind).length;
  switch (goal) {
    case 'tycoon':
      return cards.length;
    case 'monopoly':
      return Math.max(...COLOURS.map((c) => held(view, seat, c)));
    case 'generalist':
      return COLOURS.filter((c) => num(view, seat, `${c}_production`) > 0).length;
    case 'philanthropist':
      return cards.filter((c) => c.icons.points.length > 0).length;
    case 'terraformer':
      return num(view, seat, 'vp');
    case 'celebrity':
      return cards.filter((c) => c.cost >= 5).length;
    case 'billionaire':
      return allDice(view, seat);
    default:
      return Math.max(0, ...awards(view).map((face) => awardIcons(view, seat, face)));
  }
}

/** The face, colour or token that an option names: "keep plant", "roll red", "pay wild". */
const named = (label: string): string | null => {
  const name = /^[a-z]+ ([a-z]+)$/.exec(label)?.[1] ?? '';
  return isFace(name) || isColour(name) || name === 'wild' ? name : null;
};

export const optionIcon = (label: string): string | null => {
  const name = named(label);
  return name === null ? null : thingIcon(name);
};

/** Answers that are dice: the face, colour or "wild" to the label of the option. */
export function diceOptions(decision: Decision | null): Map<string, string> {
  if (!decision || decision.prompt === 'action') return new Map();
  return new Map(
    decision.options.flatMap((o) => {
      const name = o.kind === 'card' || o.kind === 'cell' ? null : named(o.label);
      return name === null ? [] : [[name, o.label] as const];
    }),
  );
}

export function slotIcon(slot: string): string | null {
  if (slot === 'vp' || slot === 'vp_production') return 'res-vp';
  if (slot === 'wild' || slot === 'wild_production') return 'res-wild';
  const colour = /^([a-z]+)_production$/.exec(slot)?.[1];
  if (colour) return isColour(colour) ? `die-${colour}` : null;
  return isFace(slot) ? dieIcon(slot) : null;
}

function slotWord(slot: string, n: number): string {
  if (slot.startsWith('vp')) return say('vp');
  if (slot.startsWith('wild')) return catalogue.counted('wild_token', n);
  const colour = /^([a-z]+)_production$/.exec(slot)?.[1];
  return catalogue.counted(colour ? `${colour}_die` : `face_${slot}`, n);
}

const slots = { icon: slotIcon, word: slotWord };
export const costs = (preview: Preview, seat: number): Gain[] => costsOf(preview, seat, slots);
export const gains = (preview: Preview, seat: number): Gain[] => gainsOf(preview, seat, slots);

/** Dice that a move would surely roll. */
export const thrown = (preview: Preview): Gain[] =>
  preview.chances
    .filter(({ least }) => least > 0)
    .map(({ what, least }) => ({ icon: thingIcon(what), n: least, text: catalogue.counted(`${what}_die`, least) }));
