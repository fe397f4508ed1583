import type { View } from '@/lib/protocol/generated';
import { say } from './strings';

/** That this is the last generation, and why. */
export function lastCall({ ending }: View): string | null {
  if (!ending?.last) return null;
  return say(ending.complete === ending.needed ? 'lastCall' : 'lastRound');
}

/** Which of my actions this is. */
export const turnNote = ({ ending, actions }: View): string =>
  say(ending?.last ? 'lastOf' : 'actionOf', { n: Math.min(actions?.most ?? 1, (actions?.taken ?? 0) + 1), of: actions?.most ?? 1 });
