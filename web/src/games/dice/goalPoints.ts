import type { View } from '@/lib/protocol/generated';
import { placed } from '../shared/standing';
import type { GoalPoints } from '../types';
import { say } from './strings';
import { awardIcons, awards, faceWord, milestones, milestoneWord } from './words';

export const MILESTONE = 4;
export const FIRST = 5;
export const SECOND = 3;

/** Milestones that were met, awards by the icons of played cards; alone one plays against other numbers. */
export function goalPoints(view: View): GoalPoints[] {
  const seats = view.seats.map((_, seat) => seat);
  const met = milestones(view).filter(({ owner }) => owner >= 0);
  return [
    ...met.map(({ key, owner }) => ({
      text: milestoneWord(key),
      places: [{ seat: owner, n: MILESTONE }],
    })),
    ...(view.players === 1 ? [] : awards(view)).map((face) => ({
      text: say('awardOf', { what: faceWord(face) }),
      places: placed(
        seats.map((seat) => awardIcons(view, seat, face)),
        FIRST,
        view.players > 2 ? SECOND : 0,
        1,
      ),
    })),
  ];
}
