import type { Language } from '../protocol/generated';

/**
 * Soft hyphens for long words of titles: not every browser knows where Portuguese and Russian words may be broken.
 * English has no such rule of syllables; its words are shorter, and stay whole.
 */
const LONG = 10;
const VOWEL = 'aeiouáâãàéêíóôõúаеёиоуыэюя';
/** Letters that begin a syllable together. */
const TOGETHER = '[pbtdcgfvпбтдкгфв][rlрл]|[lnc]h|[qg]u|ск|с?тв';
// After a vowel, before the consonants that open the next syllable.
const BREAK = new RegExp(`(?<=[${VOWEL}][^${VOWEL}]*)(?<!(?=${TOGETHER}).)(?=(?:${TOGETHER}|[^${VOWEL}ьъй])[${VOWEL}])`, 'giu');

function broken(word: string): string {
  const parts = word.length < LONG ? [word] : word.split(BREAK);
  // Nothing shorter than two letters stands alone.
  return parts.reduce((done, part) => done + (done.length < 2 || part.length < 2 ? '' : '\u00AD') + part);
}

export const soft = (title: string, language: Language): string => (language === 'en' ? title : title.replace(/\p{L}+/gu, broken));
