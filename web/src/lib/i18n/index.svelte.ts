// Strings of the interface stand in words.json: the shell's here, a game's in its folder. The terminal reads files of the same kind.
import type { Language } from '../protocol/generated';
import { format, type Values } from './format';
import words from './words.json';

export { minus, signed, unbroken } from './format';

/** Messages by id and language. */
export type Words<K extends string> = Record<K, Record<Language, string>>;
export type Key = keyof typeof words;

let language = $state<Language>('en');

export const LANGUAGES: Record<Language, string> = { en: 'English', pt: 'Português', ru: 'Русский' };

export const i18n = {
  get language(): Language {
    return language;
  },
};

export function setLanguage(to: Language): void {
  language = to;
  document.documentElement.lang = to === 'pt' ? 'pt-BR' : to;
}

/** Says the messages of a file in the reader's language. */
export const speaker =
  <K extends string>(table: Words<K>): ((key: K, values?: Values) => string) =>
  (key, values) =>
    format(language, table[key][language], values);

/** A string of the shell. */
export const t = speaker<Key>(words);

/** The same for a key made at run time; the fallback where there is none. */
export const tt = (key: string, fallback: string): string => (words as Partial<Words<string>>)[key]?.[language] ?? fallback;
