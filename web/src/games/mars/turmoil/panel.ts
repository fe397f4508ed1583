import { catalogue } from '@/lib/catalogue.svelte';
import { unbroken } from '@/lib/i18n/format';
import type { GuidePanelItem, View } from '@/lib/protocol/generated';
import { say } from './strings';

/** Whose delegate: a seat, "neutral", or nobody's. */
export type Owner = number | 'neutral' | null;
/** What changes for a player, by the names of numbers. */
export type Changes = Record<string, number>;

export interface Party {
  key: string;
  seats: number[];
  neutral: number;
  size: number;
  leader: Owner;
  ruling: boolean;
  dominant: boolean;
}

export interface GlobalEvent {
  place: 'current' | 'coming' | 'distant';
  key: string | null;
  revealed: string | null;
  current: string | null;
  /** What it would do to each player if it happened now. */
  seats: Changes[];
}

export interface Forecast {
  ruling: string;
  chairman: Owner;
  revision: Changes[];
  event: Changes[];
  government: Changes[];
  rating: number[];
}

export interface Panel {
  parties: Party[];
  ruling: string;
  dominant: string;
  in_force: boolean;
  chairman: Owner;
  lobby: number[];
  reserve: number[];
  neutral_reserve: number;
  influence: number[];
  events: GlobalEvent[];
  forecast: Forecast | null;
}

/** What one more delegate of mine in a party would lead to. */
export interface Sending {
  leader: Owner;
  dominant: string;
  influence: number;
}

const NAME = 'turmoil';

export const panelOf = (view: View | null): Panel | null => (view?.panels[NAME] as Panel | undefined) ?? null;
export const sendingOf = (view: View, party: string): Sending | undefined =>
  (view.own_panels[NAME] as { sending: Record<string, Sending> } | undefined)?.sending[party];
export const partyOf = (key: string): GuidePanelItem | undefined => catalogue.guide?.panels[NAME]?.find((item) => item.key === key);
export const partyName = (key: string): string => partyOf(key)?.title ?? key;
const partText = (key: string, part: string): string => unbroken(partyOf(key)?.parts[part]?.text ?? '');
export const policyOf = (key: string): string => partText(key, 'policy');
export const bonusOf = (key: string): string => partText(key, 'ruling_bonus');
export const ownerName = (owner: Owner, names: readonly string[]): string =>
  owner === 'neutral' ? say('neutral') : owner === null ? '' : (names[owner] ?? '');

/** The moves: a delegate to a party, the action of its policy. */
export const sends = (party: string): string => `delegate ${party}`;
export const uses = (party: string): string => `policy ${party}`;
