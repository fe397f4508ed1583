import type { View } from '@/lib/protocol/generated';
import type { Explanation, GamePart } from '../../types';
import { bonusOf, ownerName, panelOf, partyName, partyOf, policyOf, sendingOf, sends, uses } from './panel';
import { say } from './strings';
import Turmoil from './Turmoil.svelte';

/** A delegate to a party, or its policy. */
function explain(view: View, label: string, names: readonly string[]): Explanation | null {
  const panel = panelOf(view);
  const party = panel?.parties.find(({ key }) => label === sends(key) || label === uses(key));
  if (!party) return null;
  const policy = policyOf(party.key);
  if (label === uses(party.key)) return { title: say('policy'), lines: [policy] };
  const then = sendingOf(view, party.key);
  const outcome = then ? [say('sent', { name: ownerName(then.leader, names), party: partyName(then.dominant), n: then.influence })] : [];
  // After the last generation nobody governs any more.
  const ahead = panel?.forecast ? [bonusOf(party.key), policy] : [say('atTheEnd')];
  return { title: partyName(party.key), lines: [...outcome, ...ahead] };
}

export const part: GamePart = {
  panels: [
    {
      key: 'turmoil',
      icon: 'turmoil-delegate',
      letter: 't',
      title: () => say('title'),
      Panel: Turmoil,
      note: (view) => partyName(panelOf(view)?.ruling ?? ''),
      answers: ({ id }) => partyOf(id) !== undefined,
    },
  ],
  interlude: { title: () => say('title'), begins: 'revision', tells: ['global-event', 'ruling', 'chairman'] },
  scoreParts: [{ key: 'committee', colour: 'var(--p3)', text: () => say('leaders') }],
  explain,
  optionIcon: ({ id }) => (partyOf(id) ? `party-${id}` : null),
};
