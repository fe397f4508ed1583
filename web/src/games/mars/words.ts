import { catalogue } from '@/lib/catalogue.svelte';
import type { Area, Preview, View } from '@/lib/protocol/generated';
import { CITIES, costsOf, gainsOf, num } from '../shared/words';
import type { Coin, Gain } from '../types';

export const coin = (): Coin => ({ icon: 'res-mc', text: catalogue.word('mc') });
export const RESOURCES = ['mc', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
export const TAGS = ['building', 'space', 'power', 'science', 'jovian', 'earth', 'plant', 'microbe', 'animal', 'city'] as const;
export const MILESTONES = ['terraformer', 'mayor', 'gardener', 'builder', 'planner'] as const;
export const AWARDS = ['landlord', 'banker', 'scientist', 'thermalist', 'miner'] as const;
export const PROJECTS = ['power-plant', 'asteroid', 'aquifer', 'greenery', 'city', 'sell-patents'] as const;
export const LEVELS: Record<string, number> = { terraformer: 35, mayor: 3, gardener: 3, builder: 8, planner: 16 };

export const resourceWord = (name: string): string => catalogue.word(name === 'plants' ? 'plant' : name, 2);

function tiles(view: View, seat: number, fits: (tile: string) => boolean): number {
  return Object.values(view.board).filter((c) => c.owner === seat && c.tile !== undefined && fits(c.tile)).length;
}

/** How far a seat has come towards a milestone, or stands for an award. */
export function standing(view: View, goal: string, seat: number): number {
  switch (goal) {
    case 'terraformer':
      return num(view, seat, 'tr');
    case 'mayor':
      return tiles(view, seat, (x) => CITIES.has(x));
    case 'gardener':
      return tiles(view, seat, (x) => x === 'greenery');
    case 'builder':
      return num(view, seat, 'building_tags');
    case 'planner':
      return view.seats[seat]?.zones['hand']?.count ?? 0;
    case 'landlord':
      return tiles(view, seat, (x) => x !== 'ocean');
    case 'banker':
      return num(view, seat, 'mc_production');
    case 'scientist':
      return num(view, seat, 'science_tags');
    case 'thermalist':
      return num(view, seat, 'heat');
    default:
      return num(view, seat, 'steel') + num(view, seat, 'titanium');
  }
}

const SLOT = /^(mc|steel|titanium|plants|energy|heat)(_production)?$/;

export function slotIcon(slot: string): string | null {
  if (slot === 'tr') return 'res-tr';
  const found = SLOT.exec(slot);
  return found ? `res-${found[1] ?? ''}` : null;
}

function slotWord(slot: string, n: number): string {
  const word = slot.replace('plants', 'plant');
  return slot.endsWith('_production') ? catalogue.word(word) : catalogue.counted(word, n);
}

const slots = { icon: slotIcon, word: slotWord };
export const costs = (preview: Preview, seat: number): Gain[] => costsOf(preview, seat, slots);
export const gains = (preview: Preview, seat: number): Gain[] => gainsOf(preview, seat, slots);

/** Every tile that raises a parameter brings the rating: it tells nothing about the area. */
export const areaGains = (_view: View, _area: Area, preview: Preview, seat: number): Gain[] =>
  gains(preview, seat).filter((g) => g.icon !== 'res-tr' && !g.production);
