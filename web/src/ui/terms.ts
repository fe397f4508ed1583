/** What an icon or a term means: from `terms.json` of the games. */
import type { Term, Terms } from '@/games/types';
import { unbroken } from '@/lib/i18n/format';
import type { Language } from '@/lib/protocol/generated';

export interface Told {
  title: string;
  lines: string[];
  icon?: string;
}

/** Context of pages that have the popup. */
export const EXPLAINS = Symbol('explains');

/** Icons of the page itself: their buttons say what they do. */
const OF_PAGE = /^(ui|i|player)-/;
const PRODUCTION = 'prod-';

/** What marks an icon for the popup. */
export const markOf = (icon: string): string | undefined => (icon && !OF_PAGE.test(icon) ? icon : undefined);

/** A name that ends with a star stands for all that begin like it; the longest counts. */
function find(terms: Terms, name: string): Term | undefined {
  const stars = Object.keys(terms).filter((key) => key.endsWith('*') && name.startsWith(key.slice(0, -1)));
  const [longest] = stars.sort((a, b) => b.length - a.length);
  return terms[name] ?? (longest === undefined ? undefined : terms[longest]);
}

/** The words for a name; `spoken` is what the icon itself is called, `production` what a production is. */
export function termFor(
  terms: Terms,
  name: string,
  language: Language,
  spoken: string,
  word: (id: string) => string,
  production: string,
): Told | null {
  const made = name.startsWith(PRODUCTION) && !find(terms, name);
  const found = find(terms, made ? name.replace(PRODUCTION, 'res-') : name);
  if (!found) return spoken ? { title: spoken, lines: [] } : null;
  const title = found.title?.[language] ?? (found.word ? word(found.word) : spoken);
  const lines = [...(made ? [production] : []), found.text[language]].map(unbroken);
  const icon = found.icon ?? markOf(name.includes('*') ? '' : name);
  return { title: title ? title.charAt(0).toUpperCase() + title.slice(1) : '', lines, ...(icon && /^[a-z]+-/.test(icon) ? { icon } : {}) };
}
