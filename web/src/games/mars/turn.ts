import type { View } from '@/lib/protocol/generated';
import { say } from './strings';

/** The generation after which the game is over: the goals are reached, or alone the time is up. */
function isLast({ world, players }: View): boolean {
  const { temperature = -30, oxygen = 0, oceans = 0, generation = 1 } = world;
  return players === 1 ? generation === 14 : temperature === 8 && oxygen === 14 && oceans === 9;
}

export const lastCall = (view: View): string | null => (isLast(view) ? say('lastCall') : null);

/** Which of my actions this is. */
export const turnNote = (view: View): string =>
  say(isLast(view) ? 'lastOf' : 'actionOf', { n: Math.min(2, (view.world['actions_taken'] ?? 0) + 1), of: 2 });
