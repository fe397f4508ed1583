import { catalogue } from '@/lib/catalogue.svelte';
import type { Preview, View } from '@/lib/protocol/types';
import type { Gain } from '../types';

export const RESOURCES = ['mc', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
export const TAGS = ['building', 'space', 'power', 'science', 'jovian', 'earth', 'plant', 'microbe', 'animal', 'city'] as const;
export const MILESTONES = ['terraformer', 'mayor', 'gardener', 'builder', 'planner'] as const;
export const AWARDS = ['landlord', 'banker', 'scientist', 'thermalist', 'miner'] as const;
export const PROJECTS = ['power-plant', 'asteroid', 'aquifer', 'greenery', 'city', 'sell-patents'] as const;
export const LEVELS: Record<string, number> = { terraformer: 35, mayor: 3, gardener: 3, builder: 8, planner: 16 };
const CITIES = new Set(['city', 'Capital']);

export const num = (view: View, seat: number, slot: string): number => Number(view.seats[seat]?.slots[slot] ?? 0);

export const resourceWord = (name: string): string => catalogue.word(name === 'plants' ? 'plant' : name, 2);

export const tileIcon = (tile: string): string => `tile-${tile.toLowerCase().replaceAll(' ', '-')}`;

export function tileWord(tile: string): string {
  if (['ocean', 'greenery', 'city'].includes(tile)) return catalogue.word(tile);
  return catalogue.word(`tile_${tile.toLowerCase().replaceAll(' ', '_')}`);
}

const LETTERS = 'ABCDEFGHI';

/** r5c8 is said as E8; an area off the map has a name. */
export function cellName(cell: string): string {
  const found = /^r(\d+)c(\d+)$/.exec(cell);
  return found ? `${LETTERS[Number(found[1]) - 1] ?? '?'}${found[2] ?? ''}` : catalogue.word(`area_${cell}`);
}

function tiles(view: View, seat: number, fits: (tile: string) => boolean): number {
  return Object.values(view.board).filter((c) => c.owner === seat && c.tile !== null && fits(c.tile)).length;
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

/** What a preview says of one seat, as icons. */
export function gains(preview: Preview, seat: number): Gain[] {
  const change = preview.seats[seat];
  if (!change) return [];
  const found: Gain[] = [];
  for (const [slot, n] of Object.entries(change.slots)) {
    const icon = slotIcon(slot);
    if (!icon || n === 0) continue;
    const production = slot.endsWith('_production');
    const word = slot === 'tr' ? 'tr' : production ? slot.replace('plants', 'plant') : slot === 'plants' ? 'plant' : slot;
    found.push({ icon, n, production, text: production ? catalogue.word(word) : catalogue.counted(word, n) });
  }
  const hand = change.zones['hand'] ?? 0;
  const played = (change.zones['tableau'] ?? 0) + (change.zones['events'] ?? 0);
  if (hand + Math.max(0, played) !== 0) {
    const n = hand + Math.max(0, played);
    found.push({ icon: 'res-card', n, text: catalogue.counted('card', n) });
  }
  for (const [card, n] of Object.entries(change.resources)) {
    const holds = catalogue.card(card)?.holds ?? '';
    found.push({ icon: holds ? `res-${holds}` : 'res-any-card', n, text: catalogue.title(card) });
  }
  return found;
}

export function worldGains(preview: Preview): Gain[] {
  const found: Gain[] = [];
  const { temperature = 0, oxygen = 0, oceans = 0 } = preview.world;
  if (temperature) found.push({ icon: 'param-temperature', n: temperature, text: `${catalogue.word('temperature')}, °C` });
  if (oxygen) found.push({ icon: 'param-oxygen', n: oxygen, text: `${catalogue.word('oxygen')}, %` });
  if (oceans) found.push({ icon: 'param-ocean', n: oceans, text: catalogue.counted('ocean', oceans) });
  return found;
}
