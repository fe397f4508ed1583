import { catalogue } from '@/lib/catalogue.svelte';
import { t } from '@/lib/i18n/index.svelte';
import type { Doc, Option } from '@/lib/protocol/types';
import type { Pick } from '../types';
import { say } from './strings';

/** Cards to discard, in the order of the hand; after the last card nobody asks any more. */
export function discardAnswers(options: Option[], chosen: ReadonlySet<string>): string[] {
  const cards = options.filter((o) => o.about.card);
  const gone = cards.filter((o) => chosen.has(o.about.card ?? '')).map((o) => o.label);
  return gone.length && gone.at(-1) === cards.at(-1)?.label ? gone : [...gone, 'done'];
}

function discardPick(doc: Doc, options: Option[]): Pick {
  const cards = options.flatMap((o) => o.about.card ?? []);
  return {
    title: doc.decision?.text ?? '',
    groups: [{ key: 'discard', title: '', cards, choose: 'many' }],
    ready: () => true,
    button: (chosen) => {
      const n = cards.filter((c) => chosen.has(c)).length;
      return n ? say('discard', { n }) : say('discardNone');
    },
    answers: (chosen) => discardAnswers(options, chosen),
    cancel: doc.you.can_undo,
  };
}

function onePick(doc: Doc, options: Option[]): Pick {
  const find = (chosen: ReadonlySet<string>): Option | undefined => options.find((o) => chosen.has(o.about.card ?? ''));
  const first = doc.decision?.prompt === 'corporation';
  return {
    title: doc.decision?.text ?? '',
    groups: [{ key: first ? 'corporation' : 'one', title: '', cards: options.flatMap((o) => o.about.card ?? []), choose: 'one' }],
    ready: (chosen) => find(chosen) !== undefined,
    button: (chosen) => {
      const option = find(chosen);
      if (!option) return t('act.choosePick');
      return first ? t('pick.start', { name: catalogue.title(option.about.card ?? '') }) : option.text;
    },
    answers: (chosen) => [find(chosen)?.label ?? ''],
    cancel: doc.you.can_undo,
  };
}

export function pick(doc: Doc): Pick | null {
  const { decision, view, you } = doc;
  if (!decision || !view || you.seat === null || decision.prompt === 'action') return null;
  if (decision.prompt === 'discard' && decision.options.some((o) => o.label === 'done')) return discardPick(doc, decision.options);
  const cards = new Set(decision.options.map((o) => o.about.card));
  return decision.options.length > 1 && !cards.has(undefined) && cards.size === decision.options.length
    ? onePick(doc, decision.options)
    : null;
}
