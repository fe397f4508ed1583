import { speaker } from '@/lib/i18n/index.svelte';
import words from './words.json';

/** What only this expansion says; loaded with it. */
export const say = speaker(words);
