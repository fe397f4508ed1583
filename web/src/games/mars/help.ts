import type { Language } from '@/lib/protocol/generated';
import { catalogue } from '@/lib/catalogue.svelte';
import { helpBy, type Chapter } from '../shared/help';
import type { Section } from '../types';
import { en } from './help.en';
import { pt } from './help.pt';
import { ru } from './help.ru';
import { trackText } from './words';

/** The picture of each section, in their order. */
export const marks = [
  'res-vp',
  'res-card',
  'mark-action',
  'sp-power-plant',
  'res-mc',
  'prod-plants',
  'res-tr',
  'tile-greenery',
  'tag-event',
  'param-ocean',
  'ui-people',
  'ui-person',
  'ui-menu',
] as const;

export const chapters: Record<Language, Chapter[]> = { en, pt, ru };

/** What reaching values of the tracks brings, each with the value. */
const bonuses = (): string =>
  (catalogue.guide?.tracks ?? [])
    .flatMap(({ name, bonuses }) => bonuses.map(({ at, text }) => `${trackText({ name, value: at })}: ${text}`))
    .join(' ');

/** The help with the numbers of the rules. */
export const help = (language: Language): Section[] => helpBy(chapters[language], language, { bonuses: bonuses() });
