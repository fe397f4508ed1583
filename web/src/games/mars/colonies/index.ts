import type { View } from '@/lib/protocol/generated';
import type { Explanation, GamePart } from '../../types';
import Colonies from './Colonies.svelte';
import { barsOf, nameOf, panelOf, textOf, type Tile } from './panel';
import { say } from './strings';

/** Questions that a tile answers: where to build, to trade, whose marker moves. */
const ON_TILES = ['colony', 'trade', 'up', 'down'];

const gives = (key: 'nowGives' | 'upGives' | 'ownersGet' | 'buildGives', tile: Tile, part: string | null): string =>
  say(key, { text: textOf(tile.key, part) || say('nothing') });

/** A trade with a tile, or a colony there. */
function explain(view: View, label: string): Explanation | null {
  const tile = panelOf(view)?.tiles.find(({ trade, build }) => label === trade || label === build);
  if (!tile) return null;
  const name = nameOf(tile.key);
  const owners = gives('ownersGet', tile, 'bonus');
  if (label === tile.build) {
    const lines = [gives('buildGives', tile, 'build'), owners, ...barsOf(view, tile.key, 'build')];
    return { title: say('buildAt', { name }), lines };
  }
  const up = tile.last ? [] : [gives('upGives', tile, tile.income_up)];
  return {
    title: say('tradeAt', { name }),
    lines: [gives('nowGives', tile, tile.income), ...up, owners, ...barsOf(view, tile.key, 'trade')],
  };
}

export const part: GamePart = {
  panels: [
    {
      key: 'colonies',
      icon: 'trade-fleet',
      letter: 'c',
      title: () => say('title'),
      Panel: Colonies,
      note: (view, seat) => {
        const mine = seat === null ? undefined : panelOf(view)?.fleets[seat];
        return mine ? `${mine.ready}/${mine.fleets}` : '';
      },
      answers: ({ verb, id }) => id !== '' && ON_TILES.includes(verb),
    },
  ],
  chips: (view, seat) => {
    const n = panelOf(view)?.tiles.reduce((sum, tile) => sum + tile.owners.filter((owner) => owner === seat).length, 0) ?? 0;
    return n ? [{ icon: 'colony', label: say('title'), n }] : [];
  },
  explain,
  slotIcon: (slot) => (slot === 'fleets' ? 'trade-fleet' : null),
  optionIcon: ({ verb }) => (verb === 'trade' ? 'trade' : verb === 'colony' ? 'colony' : null),
};
