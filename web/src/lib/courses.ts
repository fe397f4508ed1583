/** What a move asks by itself after its price: here it is asked before, and all is sent at once. */
import type { Course, Option, Step, Way } from './protocol/generated';

/** A question with its possible answers. */
export interface Question {
  text: string;
  options: Option[];
}

/** An answer as one of its question: the same face may be the answer to several. */
export const keyOf = (question: string, option: Option): string => `${question}\n${option.label}`;
const key = ({ question, option }: Step): string => keyOf(question, option);

/** The courses that begin with what is chosen. */
export const fitting = (courses: readonly Course[], chosen: readonly string[]): Course[] =>
  courses.filter(({ steps }) => chosen.every((answer, i) => steps[i] && key(steps[i]) === answer));

/** The questions at one place of the courses, each with its answers. */
export function questionsAt(courses: readonly Course[], at: number): Question[] {
  const found = new Map<string, Map<string, Option>>();
  for (const { steps } of courses) {
    const step = steps[at];
    if (!step) continue;
    const options = found.get(step.question) ?? new Map<string, Option>();
    found.set(step.question, options.set(step.option.label, step.option));
  }
  return [...found].map(([text, options]) => ({ text, options: [...options.values()] }));
}

/** The ways to pay that what is chosen leaves open. */
export const waysLeft = (ways: readonly Way[], courses: readonly Course[], chosen: readonly string[]): Way[] =>
  courses.length ? ways.filter((_, n) => fitting(courses, chosen).some((course) => course.ways[n])) : [...ways];

/** What to answer after the price for what is chosen. */
export function answersOf(courses: readonly Course[], chosen: readonly string[], ways: readonly Way[], paid: readonly unknown[]): string[] {
  const way = ways.findIndex(({ answers }) => answers.length === paid.length && answers.every((x, i) => x === paid[i]));
  return fitting(courses, chosen)[0]?.ways[Math.max(0, way)] ?? [];
}
