import { catalogue } from '@/lib/catalogue.svelte';
import type { GuidePanelItem, Reward, View } from '@/lib/protocol/generated';
import { parse } from '@/ui/rows';

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

/** What I may do: what stands against any trade, its prices, and by tile what stands against trading and building there
 * (parts of its item). */
export interface Own {
  bars: string[];
  prices: { resource: string; icon: string; n: number; able: boolean }[];
  tiles: Record<string, { mine: number; trade: string[]; build: string[] }>;
}

const NAME = 'colonies';

export const panelOf = (view: View | null): Panel | null => (view?.panels[NAME] as Panel | undefined) ?? null;
export const ownOf = (view: View | null): Own | null => (view?.own_panels[NAME] as Own | undefined) ?? null;

const itemOf = (key: string): GuidePanelItem | undefined => catalogue.guide?.panels[NAME]?.find((item) => item.key === key);
export const nameOf = (key: string): string => itemOf(key)?.title ?? key;
export const partOf = (key: string, part: string | null): Reward | null => (part === null ? null : (itemOf(key)?.parts[part] ?? null));
export const textOf = (key: string, part: string | null): string => partOf(key, part)?.text ?? '';

/** A part as words that go on after a colon. */
export function clauseOf(key: string, part: string | null): string {
  const text = textOf(key, part);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
/** What the last step of a track brings. */
export const farthest = (key: string): string => clauseOf(key, lastStep(itemOf(key)));
const lastStep = (item: GuidePanelItem | undefined): string | null =>
  Object.keys(item?.parts ?? {})
    .filter((part) => part.startsWith('income_'))
    .at(-1) ?? null;
/** The tile that this answer adds to the game. */
export const addedBy = (label: string): string | undefined =>
  catalogue.guide?.panels[NAME]?.find(({ key }) => label === `add-tile ${key}`)?.key;

/** What stands against trading or building at a tile, in words. */
export const barsOf = (view: View | null, key: string, what: 'trade' | 'build'): string[] =>
  (ownOf(view)?.tiles[key]?.[what] ?? []).map((part) => textOf(key, part)).filter(Boolean);

/** What stands against any trade, in words. */
export const barsOfTrade = (view: View | null): string[] => {
  const tile = panelOf(view)?.tiles[0]?.key ?? '';
  return (ownOf(view)?.bars ?? []).map((part) => textOf(tile, part));
};

export interface Step {
  n: string;
  icon: string;
}

/** The steps of a track: a number each; with pictures where they are not all of one kind. */
export function stepsOf(tile: Tile): Step[] {
  const steps = tile.track.map((part) => stepOf(partOf(tile.key, part)));
  const kinds = new Set(steps.map(({ icon }) => icon).filter(Boolean));
  return kinds.size > 1 ? steps : steps.map(({ n }) => ({ n, icon: '' }));
}

function stepOf(part: Reward | null): Step {
  const [first] = part ? parse(part.icons) : [];
  const piece = first?.kind === 'prod' ? first.lines[0]?.[0] : first;
  return piece?.kind === 'amount' ? { n: piece.n || '1', icon: piece.icon } : { n: part ? '1' : '0', icon: '' };
}

/** How a tile looks from afar. */
const COLOURS: Record<string, string> = {
  callisto: '#8d8478',
  ceres: '#b98a5a',
  enceladus: '#c9e3ee',
  europa: '#4f9fd8',
  ganymede: '#b7a58c',
  io: '#e8683f',
  luna: '#d8d5cf',
  miranda: '#a9b3b6',
  pluto: '#c8ab8e',
  titan: '#d9a441',
  triton: '#7fc4c0',
};
export const colourOf = (key: string): string => COLOURS[key] ?? 'var(--muted)';
