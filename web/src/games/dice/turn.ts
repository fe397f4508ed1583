import type { Decision, View } from '@/lib/protocol/generated';
import { say } from './strings';

export const lastCall = ({ ending }: View): string | null => (ending?.last ? say('lastCall') : null);

/** Which part of my turn this is. */
export function turnNote({ part, ending, world }: View, decision: Decision | null): string {
  const left = world['main_actions_left'] ?? 0;
  if (part === 'begin') return say(ending?.last ? 'lastNow' : 'supportNow');
  if (part === 'main') return left > 1 ? say('mainsNow', { n: left }) : say('mainNow');
  // The free action of a blue card can be left after the main action, and around a production turn.
  if (decision?.options.some(({ verb }) => verb === 'free')) return say('freeNow');
  return say(part === 'done' ? 'doneNow' : 'producedNow');
}
