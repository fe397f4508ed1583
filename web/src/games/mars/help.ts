import type { Language } from '@/lib/protocol/generated';
import type { Section } from '../types';
import { en } from './help.en';
import { pt } from './help.pt';
import { ru } from './help.ru';

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

export const help: Record<Language, Section[]> = { en, pt, ru };
