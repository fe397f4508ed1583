import { t } from '@/lib/i18n/index.svelte';
import type { View } from '@/lib/protocol/generated';
import { explain as shared } from '../shared/goals';
import type { Explanation } from '../types';
import { say } from './strings';

/** What a move is about, where its changes do not tell: goals, standard projects, conversions, passing. */
export const explain = (view: View, label: string): Explanation | null =>
  label === 'pass' ? { title: t('act.pass'), lines: [say('pass')] } : shared(view, label);
