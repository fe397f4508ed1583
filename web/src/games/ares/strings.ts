import { speaker } from '@/lib/i18n/index.svelte';
import words from './words.json';

export const say = speaker(words);
