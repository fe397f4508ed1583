import type { View } from '@/lib/protocol/types';
import { say } from './strings';

/** Which part of my turn this is. */
export function turnNote(view: View): string {
  const { stage = 0, main_actions_left: mains = 1, ending = 0, turn = 0 } = view.world;
  if (stage === 0 && (ending === 2 || (view.players === 1 && turn === 50))) return say('lastNow');
  if (stage === 1) return mains > 1 ? say('mainsNow', { n: mains }) : say('mainNow');
  return say(stage === 0 ? 'supportNow' : stage === 2 ? 'doneNow' : 'producedNow');
}
