import type { Language } from '@/lib/protocol/generated';
import { catalogue } from '@/lib/catalogue.svelte';
import { helpBy, type Chapter } from '../shared/help';
import type { Picture, Section } from '../types';
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
] as const;

export const chapters: Record<Language, Chapter[]> = { en, pt, ru };

/** What reaching values of the tracks brings, each with the value. */
const bonuses = (): string =>
  (catalogue.guide?.tracks ?? [])
    .flatMap(({ name, bonuses }) => bonuses.map(({ at, text }) => `${trackText({ name, value: at })}: ${text}`))
    .join(' ');

/** Drawings, by the number of their chapter. */
const DRAWN: Record<number, Picture[]> = {
  0: [{ row: ['param-temperature', 'param-oxygen', 'param-ocean', '->', 'res-vp'] }],
  1: [{ row: ['res-card', '->', 'tag-building', '->', 'prod-mc', 'prod-plants'] }],
  5: [
    { row: ['res-steel', '->', 'tag-building'] },
    { row: ['res-titanium', '->', 'tag-space'] },
    { row: ['prod-plants', '->', 'res-plants'] },
  ],
  6: [{ row: ['param-temperature', '/', 'param-oxygen', '/', 'param-ocean', '->', 'res-tr'] }],
  7: [
    {
      hexes: [{ at: [0, 0], ocean: true, icon: 'param-ocean' }, { at: [1, 0], icon: 'tile-greenery' }, { at: [2, 0] }],
      gain: ['->', 'res-mc'],
    },
    {
      hexes: [
        { at: [0, 0], icon: 'tile-greenery' },
        { at: [1, 0], icon: 'tile-city' },
        { at: [2, 0], icon: 'tile-greenery' },
        { at: [0, 1], icon: 'tile-greenery' },
      ],
      gain: ['->', 'res-vp'],
    },
  ],
  8: [{ row: ['req-min', 'param-oxygen', ';', 'req-max', 'param-temperature'] }],
};

/** The help with the numbers of the rules. */
export const help = (language: Language): Section[] => helpBy(chapters[language], language, { bonuses: bonuses() }, DRAWN);
