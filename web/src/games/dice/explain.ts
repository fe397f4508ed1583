/** What the goals, the tracks and the end of the game are about, in words. */
import { catalogue } from '@/lib/catalogue.svelte';
import { minus } from '@/lib/i18n/index.svelte';
import type { View } from '@/lib/protocol/generated';
import type { Explanation } from '../types';
import { ALL_FACES, FACES } from './faces';
import { FIRST, MILESTONE, SECOND } from './goalPoints';
import { say } from './strings';
import { awardIcons, awards, complete, faceWord, LEVELS, milestones, milestoneWord, standing, TRACK_BONUS, TRACKS } from './words';

/** Alone: the turns after which the milestones leave, by their space. */
const LIMITS = [16, 20, 24];
/** Alone: icons needed for an award, by how common its face is. */
const SOLO_NEEDS = [10, 8, 6];

const needed = (face: string): number =>
  SOLO_NEEDS[
    Object.values(FACES)
      .find((faces) => faces.includes(face))
      ?.indexOf(face) ?? 0
  ] ?? 0;

/** "Mira 2, Bo 3", and who is ahead. */
function standings(counts: number[], names: readonly string[]): string[] {
  const best = Math.max(...counts);
  const ahead = counts.flatMap((n, seat) => (n === best && n > 0 ? [names[seat] ?? '?'] : []));
  const all = say('soFar', { all: counts.map((n, seat) => `${names[seat] ?? '?'} ${n}`).join(', ') });
  return counts.length > 1 && ahead.length ? [all, say('ahead', { names: ahead.join(', ') })] : [all];
}

function milestone(view: View, key: string, names: readonly string[]): Explanation | null {
  const at = milestones(view).find((m) => m.key === key);
  if (!at || !(key in LEVELS)) return null;
  const owned = at.owner >= 0;
  return {
    title: milestoneWord(key),
    lines: [
      say('needs', { n: LEVELS[key] ?? 0, what: say(`goal_${key}` as 'goal_legend') }),
      owned ? say('owned', { name: names[at.owner] ?? '?', n: MILESTONE }) : say('milestoneWorth', { n: MILESTONE }),
      ...(owned ? [] : view.players === 1 ? [say('limit', { n: LIMITS[at.space] ?? 0 })] : []),
      ...standings(
        view.seats.map((_, seat) => standing(view, key, seat)),
        names,
      ),
    ],
  };
}

function award(view: View, face: string, names: readonly string[]): Explanation | null {
  if (!awards(view).includes(face)) return null;
  const counts = view.seats.map((_, seat) => awardIcons(view, seat, face));
  const worth = view.players === 1 ? 'awardAlone' : view.players === 2 ? 'awardOfTwo' : 'awardWorth';
  return {
    title: say('awardOf', { what: faceWord(face) }),
    lines: [
      say('counts', { what: faceWord(face, 2) }),
      say(worth, { a: FIRST, b: SECOND, n: needed(face), less: needed(face) - 1 }),
      ...standings(counts, names),
    ],
  };
}

const stepsLeft = (view: View, track: keyof typeof TRACKS): number => {
  const { from, goal, step } = TRACKS[track];
  return Math.max(0, (goal - (view.world[track] ?? from)) / step);
};

function end(view: View): Explanation {
  const left = (Object.keys(TRACKS) as (keyof typeof TRACKS)[]).map((track) => {
    const n = stepsLeft(view, track);
    return n ? say(`${track}Left`, { n }) : say(`${track}Done`);
  });
  const n = complete(view);
  if (view.players === 1)
    return { title: say('endTitle'), lines: [say('endsSolo', { n, t: view.world['turn'] ?? 1 }), say('endAlone'), ...left] };
  const last = (view.world['ending'] ?? 0) > 0;
  return { title: say('endTitle'), lines: [say('endsLabel', { n }), say(last ? 'endCame' : 'endComes'), ...left] };
}

function track(view: View, name: keyof typeof TRACKS): Explanation {
  const now = view.world[name] ?? TRACKS[name].from;
  const bonuses = Object.entries(TRACK_BONUS[name] ?? {}).filter(([value]) => Number(value) > now);
  return {
    title: say(name, { n: minus(now) }),
    lines: [
      stepsLeft(view, name) ? say(`${name}Left`, { n: stepsLeft(view, name) }) : say(`${name}Done`),
      say('stepWorth'),
      ...bonuses.map(([value, face]) => say(`${name}Bonus` as 'oxygenBonus', { n: minus(Number(value)), what: faceWord(face) })),
    ],
  };
}

export function explain(view: View, label: string, names: readonly string[]): Explanation | null {
  const [word = '', name = ''] = label.split(' ');
  if (word === 'milestone') return milestone(view, name, names);
  if (word === 'award') return ALL_FACES.includes(name) ? award(view, name, names) : null;
  // What stands against a standard action, the shell tells beside its name.
  if (word === 'standard') return { title: catalogue.word(`deed_${name}`), lines: [] };
  if (label === 'end') return end(view);
  return label in TRACKS ? track(view, label as keyof typeof TRACKS) : null;
}
