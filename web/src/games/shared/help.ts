/** Help in sentences whose numbers, {in braces}, are those of the rules. */
import { catalogue } from '@/lib/catalogue.svelte';
import { format, type Values } from '@/lib/i18n/format';
import type { GuideDoc, Language } from '@/lib/protocol/generated';
import type { Picture, Section } from '../types';

/** A section; `deeds`: what everybody may do without a card stands before its last line, by the verbs of the options.
 * `panel`: what stands on a board of the game follows, with all that is said of it. */
export type Chapter = Section & { deeds?: string[]; panel?: string };

/** What an expansion adds to the help of its game; its numbers come with its own guide. */
export interface PartHelp {
  module: string;
  chapters: Record<Language, Chapter[]>;
  /** A picture for each section, in their order. */
  marks: readonly string[];
}

/** The numbers of the rules by name: facts, goals of tracks, and what the first goal of a kind costs, the second … */
function numbers(guide: GuideDoc | null): Values {
  const { facts = {}, tracks = [], prices = {}, tiebreak = '' } = guide ?? {};
  return {
    ...facts,
    ...Object.fromEntries(tracks.map(({ name, goal }) => [`${name}_goal`, goal])),
    ...Object.fromEntries(Object.entries(prices).flatMap(([kind, list]) => list.map((n, i) => [`${kind}_price_${i + 1}`, n]))),
    tiebreak,
  };
}

/** The help in a language, with the numbers of the rules; drawings by the number of their chapter. */
export function helpBy(
  chapters: readonly Chapter[],
  language: Language,
  more: Values = {},
  drawn: Partial<Record<number, Picture[]>> = {},
  guide: GuideDoc | null = catalogue.guide,
): Section[] {
  const values = { ...numbers(guide), ...more };
  return chapters.map(({ text, deeds = [], panel = '', ...rest }, i) => {
    const lines = text.map((line) => format(language, line, values));
    const told = (guide?.projects ?? []).filter(({ verb }) => deeds.includes(verb));
    lines.splice(lines.length - 1, 0, ...told.map((deed) => `${deed.name}: ${deed.text}`));
    const items = guide?.panels[panel] ?? [];
    const said = items.map(({ title, parts }) => [`${title}.`, ...Object.values(parts).map((part) => part.text)].join(' '));
    const pictures = [...(drawn[i] ?? []), ...told.map(({ cost, gain }) => ({ row: [...cost, '->', ...gain] }))];
    return { ...rest, text: [...lines, ...said], pictures };
  });
}
