import { catalogue } from '@/lib/catalogue.svelte';
import { minus, signed } from '@/lib/i18n/index.svelte';
import type { Area, Preview, Track, View } from '@/lib/protocol/generated';
import { costsOf, gainsOf } from '../shared/words';
import type { Gain } from '../types';
import { say } from './strings';

export const RESOURCES = ['mc', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
export const TAGS = ['building', 'space', 'power', 'science', 'jovian', 'earth', 'plant', 'microbe', 'animal', 'city'] as const;
export const resourceWord = (name: string): string => catalogue.word(name === 'plants' ? 'plant' : name, 2);

/** A parameter as its track writes it. */
export const trackText = ({ name, value }: Pick<Track, 'name' | 'value'>): string =>
  name === 'temperature' ? `${minus(value)} °C` : name === 'oxygen' ? `${value}%` : String(value);

/** A parameter with its goal, in words. */
export const trackLabel = ({ name, value, goal }: Track): string =>
  isNamed(name) ? say(name, { n: minus(value), goal: signed(goal), of: goal }) : `${name} ${value}`;
const isNamed = (name: string): name is 'temperature' | 'oxygen' | 'oceans' =>
  name === 'temperature' || name === 'oxygen' || name === 'oceans';

const SLOT = /^(mc|steel|titanium|plants|energy|heat)(_production)?$/;

export function slotIcon(slot: string): string | null {
  if (slot === 'tr' || slot === 'vp') return `res-${slot}`;
  const found = SLOT.exec(slot);
  return found ? `res-${found[1] ?? ''}` : null;
}

function slotWord(slot: string, n: number): string {
  const word = slot.replace('plants', 'plant');
  return slot.endsWith('_production') ? catalogue.word(word) : catalogue.counted(word, n);
}

const slots = { icon: slotIcon, word: slotWord };
export const costs = (preview: Preview, seat: number): Gain[] => costsOf(preview, seat, slots);
/** What is lost stands first, then resources in the order in which everybody has them before them. */
const place = ({ icon }: Gain): number => {
  const at = RESOURCES.findIndex((r) => icon === `res-${r}`);
  return at < 0 ? RESOURCES.length : at;
};
export const gains = (preview: Preview, seat: number): Gain[] =>
  gainsOf(preview, seat, slots).sort((a, b) => Number(a.n > 0) - Number(b.n > 0) || place(a) - place(b));

/** Every tile that raises a parameter brings the rating, every greenery a point: that tells nothing about the area. */
export const areaGains = (_view: View, _area: Area, preview: Preview, seat: number): Gain[] =>
  gains(preview, seat).filter((g) => g.icon !== 'res-tr' && g.icon !== 'res-vp' && !g.production);
