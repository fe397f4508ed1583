import { catalogue } from '@/lib/catalogue.svelte';
import type { GuidePanelItem, Reward, View } from '@/lib/protocol/generated';

/** A colony tile as everybody sees it. `income`, `income_up` and `track` name parts of the tile's item in the guide. */
export interface Tile {
  key: string;
  marker: number;
  active: boolean;
  owners: (number | null)[];
  visitor: number | null;
  track: (string | null)[];
  income: string | null;
  income_up: string | null;
  last: boolean;
  bonuses: { seat: number; times: number }[];
  trade: string;
  build: string;
}

export interface Panel {
  steps: number;
  tiles: Tile[];
  fleets: { fleets: number; ready: number }[];
}

/** What I may do: prices of a trade, and by tile what stands against trading and building there (parts of its item). */
export interface Own {
  prices: { resource: string; icon: string; n: number; able: boolean }[];
  tiles: Record<string, { mine: number; trade: string[]; build: string[] }>;
}

const NAME = 'colonies';

export const panelOf = (view: View | null): Panel | null => (view?.panels[NAME] as Panel | undefined) ?? null;
export const ownOf = (view: View | null): Own | null => (view?.own_panels[NAME] as Own | undefined) ?? null;

const itemOf = (key: string): GuidePanelItem | undefined => catalogue.guide?.panels[NAME]?.find((item) => item.key === key);
export const nameOf = (key: string): string => itemOf(key)?.title ?? key;
export const partOf = (key: string, part: string | null): Reward | null => (part === null ? null : (itemOf(key)?.parts[part] ?? null));
