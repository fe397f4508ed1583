import { catalogue } from '@/lib/catalogue.svelte';
import type { View } from '@/lib/protocol/generated';
import { placed } from '../shared/standing';
import type { GoalPoints } from '../types';
import { AWARDS, MILESTONES, standing } from './words';

const MILESTONE = 5;
const FIRST = 5;
const SECOND = 2;

/** Milestones that were claimed, awards that were funded. */
export function goalPoints(view: View): GoalPoints[] {
  const owner = (goal: string): number => view.world[goal] ?? -1;
  const seats = view.seats.map((_, seat) => seat);
  const claimed = MILESTONES.map((key) => `milestone_${key}`).filter((goal) => owner(goal) >= 0);
  const funded = AWARDS.filter((key) => owner(`award_${key}`) >= 0);
  return [
    ...claimed.map((goal) => ({ text: catalogue.word(goal), places: [{ seat: owner(goal), n: MILESTONE }] })),
    ...funded.map((key) => ({
      text: catalogue.word(`award_${key}`),
      places: placed(
        seats.map((seat) => standing(view, key, seat)),
        FIRST,
        view.players > 2 ? SECOND : 0,
      ),
    })),
  ];
}
