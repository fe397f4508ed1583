import type { Component } from 'svelte';
import { catalogue } from '@/lib/catalogue.svelte';
import { i18n, t } from '@/lib/i18n/index.svelte';
import type { GameDoc } from '@/lib/protocol/generated';
import { merged } from './merge';
import type { GamePart, GamePlugin, Lesson, Terms } from './types';

export type { Terms } from './types';

// Each game is a folder here: `Art.svelte` is its picture for the pages outside a table and loaded at once, so it is little;
// `index.ts` has the plug-in for its tables, `Rules.svelte` its help; `<expansion>/index.ts` has what an expansion adds.
// `lesson.json` is the guide for those who have never played it, `terms.json` says what its icons and numbers mean.
// A game without a folder gets a plain table, made of what the server tells of it.
const pictures = import.meta.glob<{ default: Component; icon?: string }>('./*/Art.svelte', { eager: true });
const plugins = import.meta.glob<{ plugin: GamePlugin }>('./*/index.ts');
const parts = import.meta.glob<{ part: GamePart }>('./*/*/index.ts');
const help = import.meta.glob<{ default: Component<{ here?: boolean }> }>('./*/Rules.svelte');
const lessons = import.meta.glob<Lesson>('./*/lesson.json', { import: 'default' });
const terms = import.meta.glob<Terms>('./**/terms.json', { import: 'default' });

const docOf = (game: string): GameDoc | undefined => catalogue.games?.games.find((g) => g.name === game);

/** The games of this server, the one that a newcomer plays first. */
export const gameNames = (): string[] => catalogue.games?.games.map((g) => g.name) ?? [];
export const firstGame = (): string => gameNames()[0] ?? '';
export const gameTitle = (game: string): string => docOf(game)?.title[i18n.language] ?? game;
/** A kind of card, a module: as its game calls it. */
export const kindName = (game: string, kind: string): string => docOf(game)?.kinds[kind]?.[i18n.language] ?? t('card.other');
export const moduleName = (game: string, module: string): string =>
  module === 'base' ? t('game.base') : (docOf(game)?.module_titles[module]?.[i18n.language] ?? module);

/** What it is, in one line; '' where nobody says. */
export const moduleAbout = (game: string, module: string): string => docOf(game)?.module_abouts[module]?.[i18n.language] ?? '';

/** What was chosen for a table besides its modules, in words: what is off goes without saying. */
export const optionNames = (game: string, options: Record<string, unknown>): string[] =>
  (docOf(game)?.options ?? [])
    .filter(({ name }) => options[name])
    .flatMap(({ name, kind, title }) => {
      const said = title[i18n.language];
      return said ? [kind === 'name' ? `${said}: ${String(options[name])}` : said] : [];
    });

/** A small picture, from the game's own icons. */
export const artOf = (game: string): Component | undefined => pictures[`./${game}/Art.svelte`]?.default;
export const iconOf = (game: string): string => pictures[`./${game}/Art.svelte`]?.icon ?? 'i-map';
export const rulesOf = (game: string): (() => Promise<{ default: Component<{ here?: boolean }> }>) | undefined =>
  help[`./${game}/Rules.svelte`];
export const lessonOf = (game: string): (() => Promise<Lesson>) | undefined => lessons[`./${game}/lesson.json`];

/** What icons and numbers mean: those of all games, of this one and of its expansions. */
export async function termsOf(game: string): Promise<Terms> {
  const own = Object.keys(terms).filter((path) => path.startsWith('./shared/') || path.startsWith(`./${game}/`));
  const found = await Promise.all(
    own.sort((a, b) => Number(b.startsWith('./shared/')) - Number(a.startsWith('./shared/'))).map((path) => terms[path]!()),
  );
  return Object.assign({}, ...found) as Terms;
}

/** What a game brings to a table with these modules. */
export async function pluginFor(game: string, modules: readonly string[]): Promise<GamePlugin> {
  const load = plugins[`./${game}/index.ts`];
  if (!load) return (await import('@/table/plain')).plain(game);
  const folders = modules.map((module) => parts[`./${game}/${module.replaceAll('-', '_')}/index.ts`]);
  const [{ plugin }, ...added] = await Promise.all([load(), ...folders.flatMap((part) => (part ? [part()] : []))]);
  return merged(
    plugin,
    added.map(({ part }) => part),
  );
}
