import type { GamePart } from '../../types';
import Colonies from './Colonies.svelte';
import { panelOf } from './panel';
import { say } from './strings';

const readyOf = (ready: number): string => (ready ? say('note', { n: ready }) : say('noFleet'));

export const part: GamePart = {
  panels: [
    {
      key: 'colonies',
      icon: 'trade-fleet',
      letter: 'c',
      title: () => say('title'),
      Panel: Colonies,
      note: (view, seat) => (seat === null ? '' : readyOf(panelOf(view)?.fleets[seat]?.ready ?? 0)),
      asks: (decision) => !decision.menu && decision.options.some(({ verb }) => verb === 'colony' || verb === 'trade'),
    },
  ],
  chips: (view, seat) => {
    const n = panelOf(view)?.tiles.reduce((sum, tile) => sum + tile.owners.filter((owner) => owner === seat).length, 0) ?? 0;
    return n ? [{ icon: 'colony', label: say('title'), n }] : [];
  },
  slotIcon: (slot) => (slot === 'fleets' ? 'trade-fleet' : null),
  optionIcon: ({ verb }) => (verb === 'trade' ? 'trade' : verb === 'colony' ? 'colony' : null),
};
