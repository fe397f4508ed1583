/** Which step of a lesson is shown at a moment of the table. */
import type { Lesson, Moment, Step } from '@/games/types';
import type { Table } from '@/lib/table.svelte';

/** What a table is like now, as far as lessons ask. */
export interface Now {
  asks: NonNullable<Moment['asks']>;
  chosen: string;
  given: readonly string[];
  may: readonly string[];
  round: number;
  part: string;
}

export interface Shown extends Step {
  id: string;
}

function asked(table: Table): Now['asks'] {
  if (!table.decision) return 'nothing';
  if (table.pick) return 'cards';
  if (table.isMenu) return 'menu';
  return table.cells.size ? 'map' : 'question';
}

/** `since`: how many verbs had been given when the step was shown. */
export const nowAt = (table: Table, since: number): Now => ({
  asks: asked(table),
  chosen: table.selectedOption?.verb ?? '',
  given: table.given.slice(since),
  may: table.decision?.options.map(({ verb }) => verb) ?? [],
  round: table.view?.ending?.round ?? 0,
  part: table.view?.part ?? '',
});

/** Whether a moment is like this. */
export function holds({ asks, chosen, given, may, round, part }: Moment, now: Now): boolean {
  return (
    (asks === undefined || asks === now.asks) &&
    (chosen === undefined || chosen === now.chosen) &&
    (given === undefined || now.given.includes(given)) &&
    (may === undefined || now.may.includes(may)) &&
    (round === undefined || now.round >= round) &&
    (part === undefined || part === now.part)
  );
}

const list = ({ steps }: Lesson, over: readonly string[]): Shown[] =>
  Object.entries(steps).flatMap(([id, step]) => (over.includes(id) ? [] : [{ id, ...step }]));

/** Steps whose time has passed. */
export const passed = (lesson: Lesson, over: readonly string[], now: Now): string[] =>
  list(lesson, over).flatMap(({ id, until }) => (until?.some((moment) => holds(moment, now)) ? [id] : []));

/** The step to show: the next one if its moment is now, else an aside whose moment is; null while all wait for theirs. */
export function shownStep(lesson: Lesson, over: readonly string[], now: Now): Shown | null {
  const left = list(lesson, over);
  const next = left.find(({ aside }) => !aside);
  const come = (step: Shown): boolean => !step.when || holds(step.when, now);
  if (next?.when && come(next)) return next;
  return left.find((step) => step.aside && come(step)) ?? (next && come(next) ? next : null);
}

/** How far the lesson is: "3 of 14"; an aside belongs to the step before it. */
export function progress(lesson: Lesson, over: readonly string[], aside = false): { n: number; of: number } {
  const counted = Object.entries(lesson.steps).filter(([, { aside }]) => !aside);
  const done = counted.filter(([id]) => over.includes(id)).length;
  return { n: Math.max(1, Math.min(done + (aside ? 0 : 1), counted.length)), of: counted.length };
}

export const finished = (lesson: Lesson, over: readonly string[]): boolean => !list(lesson, over).some(({ aside }) => !aside);
