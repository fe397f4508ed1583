/** What players have, in words and pictures. */
import { catalogue } from '@/lib/catalogue.svelte';
import { minus } from '@/lib/i18n/index.svelte';
import type { Preview, Track, View } from '@/lib/protocol/generated';
import { costsOf, gainsOf, num } from '../shared/words';
import type { Gain } from '../types';
import { say } from './strings';

/** What is in stock, with what is produced of it; cards are produced too; metals lower prices. */
export const STOCKS = [
  { name: 'mc', production: 'mc_production' },
  { name: 'heat', production: 'heat_production' },
  { name: 'plants', production: 'plants_production' },
] as const;
/** What the next production brings a seat of a resource, with what its rating brings. */
export const coming = (view: View, seat: number, slot: string, production: string): number =>
  view.income[seat]?.[slot] ?? num(view, seat, production);
export const METALS = ['steel', 'titanium'] as const;
export const TAGS = ['building', 'space', 'power', 'science', 'jovian', 'earth', 'plant', 'microbe', 'animal', 'event'] as const;

const quantity = (slot: string) => catalogue.guide?.quantities.find(({ name }) => name === slot);

/** Cards that are produced are drawn: their picture is that of a card. */
export const slotIcon = (slot: string): string | null => quantity(slot)?.icon.replace('prod-', 'res-') ?? null;
export const slotWord = (slot: string, n = 2): string => {
  const noun = NOUNS[slot] ?? slot;
  return slot.endsWith('_production') ? catalogue.word(noun) : catalogue.counted(noun, n);
};
/** The words that are called otherwise than their slot. */
const NOUNS: Record<string, string> = { plants: 'plant', plants_production: 'plant_production', forests: 'forest' };
export const resourceWord = (slot: string): string => slotWord(slot);

const slots = { icon: slotIcon, word: slotWord };
export const costs = (preview: Preview, seat: number): Gain[] => costsOf(preview, seat, slots);
export const gains = (preview: Preview, seat: number): Gain[] => gainsOf(preview, seat, slots);

const UNITS: Record<string, string> = { temperature: '\u00A0°C', oxygen: '%' };
/** A value of a track with its unit. */
export const reading = (name: string, value: number): string => `${minus(value)}${UNITS[name] ?? ''}`;

const isNamed = (name: string): name is 'temperature' | 'oxygen' | 'oceans' =>
  name === 'temperature' || name === 'oxygen' || name === 'oceans';
export const trackName = (name: string): string => (isNamed(name) ? say(name) : name);
export const trackLabel = ({ name, value, goal }: Track): string =>
  say('trackLabel', { what: trackName(name), now: reading(name, value), goal: reading(name, goal) });
