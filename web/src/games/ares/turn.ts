import type { Decision, View } from '@/lib/protocol/generated';
import { PHASES } from './phases';
import { say } from './strings';

/** That what is played now is the last, and why. */
export function lastCall({ ending, over }: View): string | null {
  if (!ending?.last || over) return null;
  return say(ending.rounds ? 'lastOfRounds' : 'lastPhase');
}

/** Which phase this is. */
export function turnNote({ part }: View, _decision: Decision | null): string {
  const phase = PHASES.find((name) => name === part);
  return phase ? say(phase) : say(part === 'planning' ? 'planning' : 'end');
}
