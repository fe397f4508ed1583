/** What the goals, the tracks and the end of the game are about, in words: the numbers come with the view. */
import { catalogue } from '@/lib/catalogue.svelte';
import { minus, signed } from '@/lib/i18n/index.svelte';
import type { Ending, Goal, Preview, Track, View } from '@/lib/protocol/generated';
import { goalLabel, goalName } from '../shared/goals';
import { pictureOf } from '../shared/tracks';
import type { Consequence, Explanation } from '../types';
import { say } from './strings';

const TITLED = ['temperature', 'oxygen', 'oceans'] as const;
const UNITS: Record<string, string> = { temperature: ' °C', oxygen: '%' };

/** A value of a track with its unit. */
export const reading = (name: string, value: number): string => `${minus(value)}${UNITS[name] ?? ''}`;

export function trackLabel({ name, value, goal }: Track): string {
  const key = TITLED.find((title) => title === name);
  return key ? say(key, { n: minus(value), goal: signed(goal), of: goal }) : `${name} ${value}/${goal}`;
}

/** "Mira 2, Bo 3", and who is ahead. */
function standings({ counts }: Goal, names: readonly string[]): string[] {
  const best = Math.max(...counts);
  const ahead = counts.flatMap((n, seat) => (n === best && n > 0 ? [names[seat] ?? '?'] : []));
  const all = say('soFar', { all: counts.map((n, seat) => `${names[seat] ?? '?'} ${n}`).join(', ') });
  return counts.length > 1 && ahead.length ? [all, say('ahead', { names: ahead.join(', ') })] : [all];
}

/** What a goal that is got by itself brings, and to whom. */
function worth({ owner, places, points, needs, until }: Goal, names: readonly string[]): string[] {
  if (owner !== null) return [say('owned', { name: names[owner] ?? '?', n: points[owner] ?? 0 })];
  if (needs.length !== 1) return [];
  return [say('milestoneWorth', { n: places[0] ?? 0 }), ...(until === null ? [] : [say('limit', { n: until })])];
}

const aboutGoal = (goal: Goal, names: readonly string[]): Explanation => ({
  title: goalName(goal),
  lines: [catalogue.goal(goal.kind, goal.key)?.text ?? '', ...worth(goal, names), ...standings(goal, names)],
});

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const title = (name: string): string => capital(catalogue.track(name)?.title ?? name);
const left = ({ name, left: n }: Track): string =>
  n ? say('trackLeft', { what: title(name), n }) : say('trackDone', { what: title(name) });
/** A bonus with its step: "Temperature −24 °C: bonus. …" */
export const bonusAt = (name: string, at: number, what: string): string =>
  say('bonusStep', { at: `${title(name)} ${reading(name, at)}`, what });

function aboutTrack(track: Track): Explanation {
  const { bonuses = [], reward, beyond } = catalogue.track(track.name) ?? {};
  return {
    title: trackLabel(track),
    lines: [
      left(track),
      ...(reward ? [say('eachStep', { what: reward.text })] : []),
      ...(beyond ? [say('stepBeyond', { what: beyond.text })] : []),
      ...bonuses.filter(({ at }) => at > track.value).map(({ at, text }) => bonusAt(track.name, at, text)),
    ],
  };
}

/** How near the end is, in one sentence. */
export function endLabel({ ending, tracks }: View): string {
  if (!ending) return '';
  const { complete: n, needed, round, rounds } = ending;
  return rounds ? say('endsSolo', { n, of: tracks.length, t: round, turns: rounds }) : say('endsLabel', { n, of: tracks.length, needed });
}

const then = ({ rounds, coming, needed }: Ending): string =>
  rounds ? say('endAlone', { turns: rounds, n: needed }) : say(coming ? 'endCame' : 'endComes');

export function explain(view: View, label: string, names: readonly string[]): Explanation | null {
  const goal = view.goals.find((x) => goalLabel(x) === label);
  if (goal) return aboutGoal(goal, names);
  // What stands against an action that everybody has, the shell tells beside its name.
  const deed = catalogue.project(label);
  if (deed) return { title: deed.name, lines: [] };
  if (label === 'end' && view.ending)
    return { title: say('endTitle'), lines: [endLabel(view), then(view.ending), ...view.tracks.map(left)] };
  const track = view.tracks.find(({ name }) => name === label);
  return track ? aboutTrack(track) : null;
}

/** The bonuses of the steps that a move makes a track take. */
export const consequences = (view: View, preview: Preview): Consequence[] =>
  view.tracks.flatMap(({ name, value }) =>
    (catalogue.track(name)?.bonuses ?? [])
      .filter(({ at }) => at > value && at <= value + (preview.world[name] ?? 0))
      .map(({ at, icons, text }) => ({ icon: pictureOf(icons), text: bonusAt(name, at, text) })),
  );
