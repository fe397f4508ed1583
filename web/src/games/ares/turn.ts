import type { View } from '@/lib/protocol/generated';
import { choosing, PHASES, stacking } from './phases';
import { say } from './strings';

/** That what is played now is the last, and why. */
export function lastCall({ ending, over }: View): string | null {
  if (!ending?.last || over) return null;
  return say(ending.rounds ? 'lastOfRounds' : 'lastPhase');
}

/** Which phase this is. */
export function turnNote(view: View): string {
  const phase = PHASES.find((name) => name === view.part);
  if (phase) return say(phase);
  if (choosing(view)) return say(stacking(view) ? 'stackPick' : 'planning');
  return say(view.part === 'planning' ? 'take' : 'end');
}
