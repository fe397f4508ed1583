import type { Language } from '../protocol/generated';
import { en, type Key } from './en';
import { format, type Values } from './format';

export type { Key } from './en';
export { minus, signed, unbroken } from './format';

type Table = Record<Key, string>;
const loaders: Record<Language, () => Promise<Table>> = {
  en: () => Promise.resolve(en),
  pt: async () => (await import('./pt')).pt,
  ru: async () => (await import('./ru')).ru,
};

let table = $state.raw<Table>(en);
let language = $state<Language>('en');

export const LANGUAGES: Record<Language, string> = { en: 'English', pt: 'Português', ru: 'Русский' };

export const i18n = {
  get language(): Language {
    return language;
  },
};

export async function setLanguage(to: Language): Promise<void> {
  table = await loaders[to]();
  language = to;
  document.documentElement.lang = to === 'pt' ? 'pt-BR' : to;
}

/** A string of the interface, in the reader's language. */
export function t(key: Key, values?: Values): string {
  return format(language, table[key], values);
}

/** Strings that come with a part of the client: a game's own. */
export function speaker<K extends string>(tables: Record<Language, Record<K, string>>): (key: K, values?: Values) => string {
  return (key, values) => format(language, tables[language][key], values);
}

/** The same as `t` for a key made at run time; the fallback where there is none. */
export function tt(key: string, fallback: string): string {
  return (table as Record<string, string>)[key] ?? fallback;
}
