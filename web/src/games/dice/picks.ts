import { catalogue } from '@/lib/catalogue.svelte';
import { cardOf } from '@/lib/options';
import type { TableDoc, Option } from '@/lib/protocol/generated';
import { allCards, onePick } from '../shared/picks';
import { common } from '../shared/strings';
import type { Pick } from '../types';
import { say } from './strings';

/** Cards to discard, in the order of the hand; after the last card nobody asks any more. */
export function discardAnswers(options: Option[], chosen: ReadonlySet<string>): string[] {
  const cards = options.filter((o) => cardOf(o));
  const gone = cards.filter((o) => chosen.has(cardOf(o) ?? '')).map((o) => o.label);
  return gone.length && gone.at(-1) === cards.at(-1)?.label ? gone : [...gone, 'done'];
}

function discardPick(doc: TableDoc, options: Option[]): Pick {
  const cards = options.flatMap((o) => cardOf(o) ?? []);
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

export function pick(doc: TableDoc): Pick | null {
  const { decision, view, you } = doc;
  if (!decision || !view || you.seat === null || decision.prompt === 'action') return null;
  if (decision.prompt === 'discard' && decision.options.some((o) => o.label === 'done')) return discardPick(doc, decision.options);
  if (!allCards(decision.options)) return null;
  if (decision.prompt !== 'corporation') return onePick(doc, decision.options);
  return onePick(doc, decision.options, (o) => common('start', { name: catalogue.title(cardOf(o) ?? '') }));
}
