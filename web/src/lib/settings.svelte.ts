import { setLanguage } from './i18n/index.svelte';
import type { Language } from './protocol/generated';

export interface Settings {
  language: Language;
  theme: 'auto' | 'dark' | 'light';
  sound: boolean;
  notice: boolean;
  motion: 'full' | 'less';
  /** How fast the moves of others are shown one after another. */
  pace: 'once' | 'quick' | 'calm';
  /** How large everything is: 1 as drawn. */
  size: number;
  confirm: boolean;
  /** Milliseconds in which two clicks are a double click. No page sets it: browser tests, which never click twice, do without. */
  double: number;
  digest: boolean;
  name: string;
}

const STORE = 'tharsis.settings';

function guess(): Language {
  const found = navigator.languages.map((x) => x.slice(0, 2)).find((x) => x === 'en' || x === 'pt' || x === 'ru');
  return (found as Language | undefined) ?? 'en';
}

function load(): Settings {
  const less = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const plain: Settings = {
    language: guess(),
    theme: 'dark',
    sound: true,
    notice: false,
    motion: less ? 'less' : 'full',
    pace: less ? 'once' : 'quick',
    size: 1,
    confirm: true,
    double: 600,
    digest: true,
    name: '',
  };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Settings>) };
  } catch {
    return plain;
  }
}

export const settings = $state<Settings>(load());

const light = matchMedia('(prefers-color-scheme: light)');

export function applySettings(): void {
  const root = document.documentElement;
  const theme = settings.theme === 'auto' ? (light.matches ? 'light' : 'dark') : settings.theme;
  root.dataset['theme'] = theme;
  root.dataset['motion'] = settings.motion;
}

export function save(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: the settings last as long as the page
  }
  applySettings();
}

export function changeLanguage(language: Language): void {
  settings.language = language;
  save();
  setLanguage(language);
}

light.addEventListener('change', applySettings);
