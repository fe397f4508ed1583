/** Help in sentences whose numbers, {in braces}, are those of the rules. */
import { catalogue } from '@/lib/catalogue.svelte';
import { format, type Values } from '@/lib/i18n/format';
import type { Language } from '@/lib/protocol/generated';
import type { Picture, Section } from '../types';

/** A section; `deeds`: what everybody may do without a card stands before its last line, by the verbs of the options. */
export type Chapter = Section & { deeds?: string[] };

/** The numbers of the rules by name: facts, goals of tracks, and what the first goal of a kind costs, the second … */
function numbers(): Values {
  const { facts = {}, tracks = [], prices = {}, tiebreak = '' } = catalogue.guide ?? {};
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
): Section[] {
  const values = { ...numbers(), ...more };
  return chapters.map(({ text, deeds = [], ...rest }, i) => {
    const lines = text.map((line) => format(language, line, values));
    const told = (catalogue.guide?.projects ?? []).filter(({ verb }) => deeds.includes(verb));
    lines.splice(lines.length - 1, 0, ...told.map((deed) => `${deed.name}: ${deed.text}`));
    const pictures = [...(drawn[i] ?? []), ...told.map(({ cost, gain }) => ({ row: [...cost, '->', ...gain] }))];
    return { ...rest, text: lines, pictures };
  });
}
