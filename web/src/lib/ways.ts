import type { Way } from './protocol/generated';

const paid = ({ costs }: Way, name: string): number => costs[name] ?? 0;

/** The ways in which more of something is given than in this one (`by` 1), or less (-1). */
export const stepsTo = (ways: readonly Way[], now: Way, name: string, by: 1 | -1): Way[] =>
  ways.filter((way) => (paid(way, name) - paid(now, name)) * by > 0);

/** The nearest of them: the smallest step, then as little else changed as can be. This one where there is none. */
export function nearest(ways: readonly Way[], now: Way, name: string, by: 1 | -1): Way {
  const step = (way: Way): number => Math.abs(paid(way, name) - paid(now, name));
  const names = new Set(ways.flatMap(({ costs }) => Object.keys(costs)));
  const changed = (way: Way): number => [...names].reduce((sum, x) => sum + Math.abs(paid(way, x) - paid(now, x)), 0);
  return [...stepsTo(ways, now, name, by)].sort((a, b) => step(a) - step(b) || changed(a) - changed(b))[0] ?? now;
}
