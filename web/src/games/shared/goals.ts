/** Milestones, awards and what everybody may do without a card: the numbers come with the view, the words with the guide. */
import { catalogue } from '@/lib/catalogue.svelte';
import type { Goal, View } from '@/lib/protocol/generated';
import type { Explanation, GoalPoints } from '../types';
import { common } from './strings';

export const goalsOf = (view: View | null, kind: string): Goal[] => view?.goals.filter((goal) => goal.kind === kind) ?? [];

/** What a goal is looked up by: the option that takes it, or its name where it is got by itself. */
export const goalLabel = ({ label, kind, key }: Goal): string => label || `${kind} ${key}`;

export const goalName = ({ kind, key }: Goal): string => catalogue.goal(kind, key)?.name ?? key;

/** The same under a heading that says what kind of goal it is. */
export const goalShort = ({ kind, key }: Goal): string => catalogue.goal(kind, key)?.short ?? key;

/** What the next one of them costs; nothing where none can be taken. */
export const nextPrice = (goals: readonly Goal[]): number | null => goals.find((goal) => goal.price !== null)?.price ?? null;

/** The goals that bring somebody points, and whom. */
export const goalPoints = ({ goals }: View): GoalPoints[] =>
  goals
    .map((goal) => ({
      text: goalName(goal),
      places: goal.points.map((n, seat) => ({ seat, n })).filter(({ n }) => n > 0),
    }))
    .filter(({ places }) => places.length)
    .map(({ text, places }) => ({ text, places: places.sort((a, b) => b.n - a.n) }));

/** Whether a move that the rules allow would bring nothing. */
export const isVain = (view: View, label: string): boolean => view.projects.some((deed) => deed.label === label && !deed.useful);

function goalLines(goal: Goal): string[] {
  const said = catalogue.goal(goal.kind, goal.key)?.text ?? '';
  if (!goal.verb) return [said];
  const numbers = { n: goal.limit ?? 0, p: goal.places[0] ?? 0 };
  return [said, goal.needs.length ? common('firstToHave', numbers) : common('countedAtTheEnd', numbers)];
}

/** What a goal or a standard project is about. */
export function explain(view: View, label: string): Explanation | null {
  const goal = view.goals.find((x) => goalLabel(x) === label);
  if (goal) return { title: goalName(goal), lines: goalLines(goal) };
  const deed = catalogue.project(label);
  if (!deed) return null;
  return { title: deed.name, lines: [deed.text, ...(isVain(view, label) ? [common('inVain')] : [])] };
}
