import { catalogue } from '@/lib/catalogue.svelte';
import { NO_BREAK } from '@/lib/i18n/format';
import { i18n } from '@/lib/i18n/index.svelte';
import type { Preview, View } from '@/lib/protocol/generated';
import type { Gain } from '../types';

/** What the games of the family have in common: tiles, parameters, hands. */
export const num = (view: View, seat: number, slot: string): number => Number(view.seats[seat]?.slots[slot] ?? 0);

export const zone = (view: View, seat: number, name: string): string[] => view.seats[seat]?.zones[name]?.cards ?? [];

export const count = (view: View, seat: number, name: string): number => view.seats[seat]?.zones[name]?.count ?? 0;

export const tileWord = (tile: string): string => catalogue.tile(tile)?.title[i18n.language] ?? tile;

interface Slots {
  icon(slot: string): string | null;
  word(slot: string, n: number): string;
}

/** Numbers of a seat as icons; `sign`: whether they are lost. */
function counted(numbers: Record<string, number>, sign: 1 | -1, slots: Slots): Gain[] {
  return Object.entries(numbers).flatMap(([slot, n]) => {
    const icon = slots.icon(slot);
    return icon ? [{ icon, n: sign * n, production: slot.endsWith('_production'), text: slots.word(slot, sign * n) }] : [];
  });
}

/** What a preview says of the price of a move. */
export const costsOf = (preview: Preview, seat: number, slots: Slots): Gain[] => counted(preview.seats[seat]?.costs ?? {}, -1, slots);

/** What a preview says of one seat besides, as icons: its losses and gains, its hand, what lies on its cards. */
export function gainsOf(preview: Preview, seat: number, slots: Slots): Gain[] {
  const change = preview.seats[seat];
  if (!change) return [];
  const found = [...counted(change.losses, -1, slots), ...counted(change.gains, 1, slots)];
  const { hand = 0, tableau = 0, events = 0 } = change.zones;
  // A card that is played leaves the hand: it is no loss.
  const cards = hand + Math.max(0, tableau + events);
  if (cards !== 0) found.push({ icon: 'res-card', n: cards, text: catalogue.counted('card', cards) });
  for (const [card, n] of Object.entries(change.resources)) {
    const holds = catalogue.card(card)?.holds ?? '';
    found.push({ icon: holds ? `res-${holds}` : 'res-any-card', n, text: catalogue.title(card) });
  }
  return found;
}

/** What a preview says of the planet. */
export function worldGains(preview: Preview): Gain[] {
  const { temperature = 0, oxygen = 0, oceans = 0 } = preview.world;
  const all: Gain[] = [
    { icon: 'param-temperature', n: temperature, unit: `${NO_BREAK}°C`, text: catalogue.word('temperature') },
    { icon: 'param-oxygen', n: oxygen, unit: '%', text: catalogue.word('oxygen') },
    { icon: 'param-ocean', n: oceans, text: catalogue.counted('ocean', oceans) },
  ];
  return all.filter((g) => g.n !== 0);
}
