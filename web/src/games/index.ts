import type { Component } from 'svelte';
import { i18n, t } from '@/lib/i18n/index.svelte';
import type { Language } from '@/lib/protocol/generated';
import { names as diceNames } from './dice/names';
import DiceArt from './dice/Art.svelte';
import MarsArt from './mars/Art.svelte';
import { names as marsNames } from './mars/names';
import type { GamePlugin, Names } from './types';

/** What the pages outside a table show of a game: loaded at once, so it is little. */
interface Entry {
  title: Record<Language, string>;
  names: Names;
  icon: string;
  /** A small picture, from the game's own icons. */
  Art: Component;
  load(): Promise<GamePlugin>;
  rules?(): Promise<{ default: Component }>;
}

/** The games, each loaded when a table needs it; the first is the one that a newcomer plays. */
const entries: Record<string, Entry> = {
  mars: {
    title: { en: 'Terraforming Mars', pt: 'Terraforming Mars', ru: 'Покорение Марса' },
    names: marsNames,
    icon: 'i-map',
    Art: MarsArt,
    load: async () => (await import('./mars')).mars,
    rules: () => import('./mars/Rules.svelte'),
  },
  dice: {
    title: { en: 'The Dice Game', pt: 'O Jogo de Dados', ru: 'Игра с кубиками' },
    names: diceNames,
    icon: 'i-dice',
    Art: DiceArt,
    load: async () => (await import('./dice')).dice,
    rules: () => import('./dice/Rules.svelte'),
  },
};

export const GAMES = Object.keys(entries);
export const FIRST = GAMES[0] ?? '';
export const known = (game: string): boolean => game in entries;
export const entryOf = (game: string): Entry | undefined => entries[game];
export const gameTitle = (game: string): string => entries[game]?.title[i18n.language] ?? game;
/** A kind of card, a module: as its game calls it. */
export const kindName = (game: string, kind: string): string => entries[game]?.names[i18n.language].kinds[kind] ?? t('card.other');
export const moduleName = (game: string, module: string): string => entries[game]?.names[i18n.language].modules[module] ?? module;
export const pluginFor = async (game: string): Promise<GamePlugin | null> => (await entries[game]?.load()) ?? null;

/** Ours first, in our order; then those that we have no pictures for. */
export function inOrder(names: string[]): string[] {
  const rank = (name: string): number => (known(name) ? GAMES.indexOf(name) : GAMES.length);
  return [...names].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}
