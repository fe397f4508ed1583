import { speaker } from '@/lib/i18n/index.svelte';
import words from './words.json';

/** What the games of the family say alike; loaded with them. */
export const common = speaker(words);
