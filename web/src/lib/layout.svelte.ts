import { settings } from './settings.svelte';

/** Screens of this size are drawn as they are; on larger ones everything grows. */
const DESK = { wide: 1536, high: 864 };
const HAND = { wide: 480, high: 850, most: 1.25 };
/** Below this the table is made of pages, one at a time or two side by side. The styles ask the same of the container `app`. */
const NARROW = 960;
const LOW = 600;
/** Up to this height a large screen has to keep to what matters. */
const TIGHT = 800;
/** From this width on a page stands beside the map, or below it. */
const TWO = 560;

interface Room {
  /** By how much everything is larger than it is drawn. */
  scale: number;
  phone: boolean;
  low: boolean;
  /** Where the pages of a phone stand: in the place of the map, below it, or beside it. */
  pages: 'alone' | 'below' | 'beside';
}

const small = (wide: number, high: number): boolean => wide < NARROW || high < LOW;

/** How a table is laid out on a screen so large, by somebody who wants everything in this size (1: as drawn). */
export function roomOf(wide: number, high: number, size: number): Room {
  const { most, ...hand } = HAND;
  const grown = small(wide, high)
    ? Math.min(most, Math.min(wide, high) / hand.wide, Math.max(wide, high) / hand.high)
    : Math.min(wide / DESK.wide, high / DESK.high);
  const scale = size * Math.max(1, grown);
  const [w, h] = [wide / scale, high / scale];
  const pages = w < TWO ? 'alone' : w > h ? 'beside' : 'below';
  return { scale, phone: small(w, h), low: h <= TIGHT, pages };
}

const now = (): Room => roomOf(innerWidth, innerHeight, settings.size);
let room = $state.raw<Room>(now());

/** The screen or the wish has changed. */
export function applySize(): void {
  room = now();
  document.getElementById('app')?.style.setProperty('zoom', String(room.scale));
}

addEventListener('resize', applySize);

export const layout = {
  get phone(): boolean {
    return room.phone;
  },
  /** A screen with little height. */
  get low(): boolean {
    return room.low;
  },
  get pages(): Room['pages'] {
    return room.pages;
  },
  /** Places of the screen, as events and boxes tell them, divided by this are lengths of styles. */
  get scale(): number {
    return room.scale;
  },
};
