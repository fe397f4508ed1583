/** The five phases of a round: what each is about, who chose it, what it would bring me now. */
import { catalogue } from '@/lib/catalogue.svelte';
import type { Option, View } from '@/lib/protocol/generated';
import type { Gain } from '../types';
import { say } from './strings';
import { slotIcon, slotWord } from './words';

export const PHASES = ['development', 'construction', 'action', 'production', 'research'] as const;
export type PhaseName = (typeof PHASES)[number];

export interface Phase {
  n: number;
  name: PhaseName;
  icon: string;
  /** What everybody does in it, and the bonus. */
  about: string;
  /** Turned up this round, by these seats; or from the stack. */
  chosen: boolean;
  by: number[];
  stacked: boolean;
  past: boolean;
  now: boolean;
}

const bit = (mask: number | undefined, n: number): boolean => (((mask ?? 0) >> n) & 1) === 1;
/** The number on a phase card. */
const numberOf = (card: string): number => catalogue.card(card)?.cost ?? 0;
const cardOf = (n: number) => [...catalogue.cards.values()].find(({ kind, cost }) => kind === 'phase' && cost === n);

export const phaseName = (n: number): string => {
  const name = PHASES[n - 1];
  return name ? say(name) : '';
};

/** The phase cards of the solo game that have come up, the last one last. */
export const stackUsed = (view: View): number[] => (view.zones['phase_stack_used']?.cards ?? []).map(numberOf);

export function phasesOf(view: View): Phase[] {
  const stacked = stackUsed(view).at(-1);
  const turnedUp = view.seats.map(({ slots }) => Number(slots['phase_chosen'] ?? 0));
  return PHASES.map((name, i) => {
    const n = i + 1;
    const chosen = bit(view.world['phases_chosen'], n);
    const by = chosen ? turnedUp.flatMap((phase, seat) => (phase === n ? [seat] : [])) : [];
    return {
      n,
      name,
      icon: `phase-${n}`,
      about: cardOf(n)?.text.play.join(' ') ?? '',
      chosen,
      by,
      stacked: chosen && stacked === n,
      past: bit(view.world['phases_resolved'], n),
      now: view.part === name && !view.over,
    };
  });
}

/** Phases are being chosen: none is turned up yet. */
export const choosing = ({ part, world, over }: View): boolean => part === 'planning' && !world['phases_chosen'] && !over;

/** The answers that choose a phase, by its number. */
export const choices = (options: Iterable<Option>): Map<number, Option> =>
  new Map([...options].flatMap((o) => (o.verb === 'phase' || o.verb === 'stack' ? [[o.n, o] as const] : [])));

export const myPhase = (view: View): number => Number(view.seat === null ? 0 : (view.seats[view.seat]?.slots['phase_chosen'] ?? 0));
/** Alone, in the last rounds: my phase is chosen, and I choose that of the stack too. */
export const stacking = (view: View): boolean =>
  choosing(view) && view.seat !== null && view.deciding.includes(view.seat) && myPhase(view) > 0;
/** The phase that a player chose in the round before, and can't choose now. */
export const lastOf = (view: View, seat: number): number => Number(view.seats[seat]?.slots['phase_chosen_last_round'] ?? 0);
export const myLast = (view: View): number => (view.seat === null ? 0 : lastOf(view, view.seat));

/** What a phase would bring me now: numbers, and what they do not tell. */
export function outlook(view: View, label: string): { gains: Gain[]; text: string } {
  const told = view.outlook[label] ?? {};
  const gains = Object.entries(told).flatMap(([slot, n]) => {
    const icon = slotIcon(slot);
    return icon && n > 0 ? [{ icon, n, text: slotWord(slot, n) }] : [];
  });
  const { playable, held, actions, standard, seen, kept } = told;
  if (playable !== undefined) return { gains, text: say('playable', { n: playable, of: held ?? 0 }) };
  if (actions !== undefined) return { gains, text: say('usable', { n: actions, m: standard ?? 0 }) };
  if (seen !== undefined) return { gains, text: say('looked', { n: seen, k: kept ?? 0 }) };
  return { gains, text: '' };
}
