import { settings } from '@/lib/settings.svelte';

/** Whether a click on a button that came then is meant for it: it may be the second half of a double click on what stood there before. */
export const meant = (since: number): boolean => performance.now() - since >= settings.double;
