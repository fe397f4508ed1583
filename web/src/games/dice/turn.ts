import type { Decision, View } from '@/lib/protocol/generated';
import { say } from './strings';

/** Everybody has one last turn; alone, the time is up after this one. */
const isLast = ({ world, players }: View): boolean => world['ending'] === 2 || (players === 1 && world['turn'] === 50);

export const lastCall = (view: View): string | null => (isLast(view) ? say('lastCall') : null);

/** Which part of my turn this is. */
export function turnNote(view: View, decision: Decision | null): string {
  const { stage = 0, main_actions_left: mains = 1 } = view.world;
  if (stage === 0 && isLast(view)) return say('lastNow');
  if (stage === 1) return mains > 1 ? say('mainsNow', { n: mains }) : say('mainNow');
  // The free action of a blue card can be left after the main action, and around a production turn.
  if (stage > 1 && decision?.options.some((o) => o.label.startsWith('free '))) return say('freeNow');
  return say(stage === 0 ? 'supportNow' : stage === 2 ? 'doneNow' : 'producedNow');
}
