import type { GamePart } from '../../types';
import { panelOf, partyName } from './panel';
import { say } from './strings';
import Turmoil from './Turmoil.svelte';

export const part: GamePart = {
  panels: [
    {
      key: 'turmoil',
      icon: 'turmoil-delegate',
      letter: 't',
      title: () => say('title'),
      Panel: Turmoil,
      note: (view, seat) => {
        const panel = panelOf(view);
        if (!panel) return '';
        return [partyName(panel.ruling), ...(seat === null ? [] : [say('note', { n: panel.influence[seat] ?? 0 })])].join(' · ');
      },
      asks: (decision) => !decision.menu && decision.options.some(({ verb }) => verb === 'delegate'),
    },
  ],
  scoreParts: [{ key: 'committee', colour: 'var(--p3)', text: () => say('leaders') }],
  optionIcon: ({ verb, id }) => (verb === 'delegate' || verb === 'policy' ? `party-${id}` : null),
};
