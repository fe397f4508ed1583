import type { View } from '@/lib/protocol/generated';
import type { Explanation, GamePart } from '../../types';
import Colonies from './Colonies.svelte';
import { addedBy, barsOf, clauseOf, farthest, nameOf, panelOf } from './panel';
import { say } from './strings';

/** Questions that a tile answers: where to build, to trade, whose marker moves. */
const ON_TILES = ['colony', 'trade', 'up', 'down'];

type Giving = 'nowGives' | 'upGives' | 'lastGives' | 'ownersGet' | 'buildGives';
const gives = (key: Giving, text: string): string => say(key, { text: text || say('nothing') });

/** A trade with a tile, a colony there, or a tile that a question is about. */
function explain(view: View, label: string): Explanation | null {
  const tile = panelOf(view)?.tiles.find(({ trade, build }) => label === trade || label === build);
  const added = addedBy(label);
  if (added) return { title: nameOf(added), lines: promises(added) };
  if (!tile) return null;
  const name = nameOf(tile.key);
  const owners = gives('ownersGet', clauseOf(tile.key, 'bonus'));
  if (label === tile.build) {
    const lines = [gives('buildGives', clauseOf(tile.key, 'build')), owners, ...barsOf(view, tile.key, 'build')];
    return { title: say('buildAt', { name }), lines };
  }
  const up = tile.last ? [] : [gives('upGives', clauseOf(tile.key, tile.income_up))];
  return {
    title: say('tradeAt', { name }),
    lines: [gives('nowGives', clauseOf(tile.key, tile.income)), ...up, owners, ...barsOf(view, tile.key, 'trade')],
  };
}

/** What a tile that is not in play would be good for. */
const promises = (key: string): string[] => [
  gives('lastGives', farthest(key)),
  gives('ownersGet', clauseOf(key, 'bonus')),
  gives('buildGives', clauseOf(key, 'build')),
];

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
  short: ({ verb, id }) => (verb === 'trade' && id !== '' ? say('tradeAt', { name: nameOf(id) }) : null),
  optionIcon: ({ verb }) => (verb === 'trade' ? 'trade' : verb === 'colony' ? 'colony' : null),
};
