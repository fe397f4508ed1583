import type { Area } from '@/lib/protocol/types';

/** The map as drawn: hexes with a corner on top, nine rows. */
export const RADIUS = 34.2;
const WIDE = 59.2;
const HIGH = 51.3;

export interface Place {
  area: Area;
  row: number;
  column: number;
  x: number;
  y: number;
}

export function places(areas: Area[]): Place[] {
  const rows = new Map<number, Area[]>();
  for (const area of areas) {
    const found = /^r(\d+)c(\d+)$/.exec(area.name);
    if (!area.on_map || !found) continue;
    const row = Number(found[1]);
    rows.set(row, [...(rows.get(row) ?? []), area]);
  }
  const middle = (Math.max(...rows.keys()) + 1) / 2;
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

const round = (n: number): string => n.toFixed(1);

export function hexagon(x: number, y: number, radius = RADIUS - 1.1): string {
  return [30, 90, 150, 210, 270, 330]
    .map((a) => (a * Math.PI) / 180)
    .map((a) => `${round(x + radius * Math.cos(a))},${round(y + radius * Math.sin(a))}`)
    .join(' ');
}

/** A point on a ring; 0° is on top, clockwise. */
export function ring(angle: number, radius: number): [number, number] {
  const a = ((angle - 90) * Math.PI) / 180;
  return [radius * Math.cos(a), radius * Math.sin(a)];
}

/** A field of a track that lies on a ring, from one angle to the other. */
export function field(from: number, to: number, inner: number, outer: number): string {
  const sweep = to > from ? 1 : 0;
  const point = ([x, y]: [number, number]): string => `${round(x)} ${round(y)}`;
  return (
    `M${point(ring(from, outer))}A${outer} ${outer} 0 0 ${sweep} ${point(ring(to, outer))}` +
    `L${point(ring(to, inner))}A${inner} ${inner} 0 0 ${1 - sweep} ${point(ring(from, inner))}Z`
  );
}

/** Where an arrow key leads from a place. */
export function neighbour(all: Place[], from: Place, key: string): Place | undefined {
  const { row, x } = from;
  const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (side) return all.find((p) => p.row === row && p.column === from.column + side);
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (!step) return undefined;
  const line = all.filter((p) => p.row === row + step);
  return line.sort((a, b) => Math.abs(a.x - x - 1) - Math.abs(b.x - x - 1))[0];
}
