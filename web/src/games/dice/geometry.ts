import type { Area, View } from '@/lib/protocol/types';
import type { Place } from '../mars/geometry';
import { CITIES } from './words';

export { field, hexagon, neighbour, ring, type Place } from '../mars/geometry';

/** Seven rows, 4 to 7 areas: larger hexes than on the other map. */
export const RADIUS = 44;
const WIDE = 76.2;
const HIGH = 66;

export function places(areas: Area[]): Place[] {
  const rows = new Map<number, Area[]>();
  for (const area of areas) {
    const found = /^([A-G])\d+$/.exec(area.name);
    if (!area.on_map || !found) continue;
    const row = (found[1] ?? 'A').charCodeAt(0) - 64;
    rows.set(row, [...(rows.get(row) ?? []), area]);
  }
  const middle = (rows.size + 1) / 2;
  return [...rows].flatMap(([row, list]) =>
    list.map((area, i) => ({
      area,
      row,
      column: i + 1,
      x: (i - (list.length - 1) / 2) * WIDE,
      y: (row - middle) * HIGH,
    })),
  );
}

/** What a greenery here would bring in VP: the step of oxygen, cities beside it, the printed bonus. */
export function greeneryPoints(view: View, area: Area): number {
  const step = (view.world['oxygen'] ?? 0) >= 14 ? 1 : 2;
  const cities = area.neighbours.filter((n) => CITIES.has(view.board[n]?.tile ?? '')).length;
  const at = area.bonus.indexOf('res-vp');
  return step + cities + (at > 0 ? Number(area.bonus[at - 1]) : 0);
}
