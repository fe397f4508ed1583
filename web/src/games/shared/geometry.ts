import type { Area } from '@/lib/protocol/generated';

/** A hex as drawn around its middle, with a corner on top; a map of nine rows fills the planet with such hexes. */
export const RADIUS = 34.2;
const WIDE = 59.2;
const HIGH = 51.3;
const FULL = 9;

export interface Place {
  area: Area;
  row: number;
  column: number;
  x: number;
  y: number;
}

/** The areas row by row, and how large their hexes are: fewer rows, larger hexes. */
export interface Layout {
  rows: Place[][];
  scale: number;
}

export function layout(areas: Area[]): Layout {
  const byRow = new Map<number, Area[]>();
  for (const area of areas) if (area.on_map) byRow.set(area.row, [...(byRow.get(area.row) ?? []), area]);
  const scale = FULL / Math.max(1, byRow.size);
  const middle = (byRow.size + 1) / 2;
  const rows = [...byRow].map(([row, list]) =>
    list.map((area, i) => ({
      area,
      row,
      column: i + 1,
      x: (i - (list.length - 1) / 2) * WIDE * scale,
      y: (row - middle) * HIGH * scale,
    })),
  );
  return { rows, scale };
}

/** The letter of a row stands left of its first area. */
export const edge = (first: Place, scale: number): number => first.x - (WIDE / 2 + 7) * scale;

const round = (n: number): string => n.toFixed(1);

/** The corners of a hex around the middle. */
export function hexagon(radius: number): string {
  return [30, 90, 150, 210, 270, 330]
    .map((a) => (a * Math.PI) / 180)
    .map((a) => `${round(radius * Math.cos(a))},${round(radius * Math.sin(a))}`)
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
export function neighbour(rows: Place[][], from: Place, key: string): Place | undefined {
  const line = (row: number): Place[] => rows.find((r) => r[0]?.row === row) ?? [];
  const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (side) return line(from.row).find((p) => p.column === from.column + side);
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (!step) return undefined;
  return [...line(from.row + step)].sort((a, b) => Math.abs(a.x - from.x - 1) - Math.abs(b.x - from.x - 1))[0];
}
