import { api } from './api';
import { plural, unbroken } from './i18n/format';
import { i18n } from './i18n/index.svelte';
import type {
  Area,
  BoardDoc,
  CardDoc,
  GamesDoc,
  GuideDoc,
  GuideGoal,
  GuideProject,
  GuideTrack,
  Language,
  TileDoc,
  WordDoc,
} from './protocol/generated';

type Words = Record<string, WordDoc>;

let cards = $state.raw<Map<string, CardDoc>>(new Map());
let words = $state.raw<Words>({});
let board = $state.raw<BoardDoc | null>(null);
let guide = $state.raw<GuideDoc | null>(null);
let games = $state.raw<GamesDoc | null>(null);
let loaded = '';

/** A card whose sentences may be broken anywhere but before a unit. */
function withUnits(card: CardDoc): CardDoc {
  const { requirement, effects, actions, play, points } = card.text;
  const [r, e, a, p, v] = [requirement, effects, actions, play, points].map((lines) => lines.map(unbroken));
  return { ...card, text: { requirement: r!, effects: e!, actions: a!, play: p!, points: v! } };
}

/** Cards, words and maps of a game, in a language; fetched once. */
export async function loadGame(game: string, language: Language): Promise<void> {
  const want = `${game}/${language}`;
  if (loaded === want) return;
  const [c, w, b] = await Promise.all([api.cards(language, game), api.words(language), api.board(game)]);
  cards = new Map(c.cards.map((card) => [card.key, withUnits(card)]));
  words = w.words;
  board = b;
  loaded = want;
}

/** What never changes in the game of a table; its language or its rules may be others than those of the last one. */
export async function loadGuide(table: string, language: Language): Promise<void> {
  guide = await api.guide(table, language);
}

/** The same for a game that nobody has begun. */
export async function loadGuideTo(game: string, language: Language): Promise<void> {
  guide = await api.guideTo(game, language);
}

export async function loadWords(language: Language): Promise<void> {
  words = (await api.words(language)).words;
}

export async function loadGames(): Promise<GamesDoc> {
  games ??= await api.games();
  return games;
}

export const catalogue = {
  get cards(): Map<string, CardDoc> {
    return cards;
  },
  get board(): BoardDoc | null {
    return board;
  },
  get guide(): GuideDoc | null {
    return guide;
  },
  goal: (kind: string, key: string): GuideGoal | undefined => guide?.goals.find((goal) => goal.kind === kind && goal.key === key),
  /** What everybody may do without a card, by the label of its option. */
  project: (label: string): GuideProject | undefined => guide?.projects.find((project) => project.label === label),
  track: (name: string): GuideTrack | undefined => guide?.tracks.find((track) => track.name === name),
  tile: (name: string): TileDoc | undefined => board?.tiles.find((tile) => tile.name === name),
  card: (key: string): CardDoc | undefined => cards.get(key),
  title: (key: string): string => cards.get(key)?.title ?? key,
  /** What an area is called; the boards of a game call theirs alike. */
  area: (name: string): string => board?.boards[0]?.areas.find((area) => area.name === name)?.title[i18n.language] ?? name,
  /** An area as it is on this side of the board; without sides there is one. */
  areaOn: (name: string, side: string): Area | undefined => {
    const found = board?.boards.find((b) => b.name === side) ?? board?.boards[0];
    return found?.areas.find((area) => area.name === name);
  },
  /** A word of the rules, or the key where there is none. */
  word: (id: string, n = 1): string => {
    const found = words[id];
    return found ? (n === 1 ? found.one : found.other) : id.replaceAll('_', ' ');
  },
  /** A word of the rules as it stands after a number. */
  counted: (id: string, n: number): string => {
    const found = words[id];
    return found ? plural(i18n.language, Math.abs(n), found.counted ?? [found.one, found.other]) : id.replaceAll('_', ' ');
  },
  get games(): GamesDoc | null {
    return games;
  },
};
