import type { GamePlugin, Gain, Param, Pick, SeatInfo, Stock } from '@/games/types';
import { allCards, onePick } from '@/games/shared/picks';
import { catalogue } from '@/lib/catalogue.svelte';
import { NO_BREAK } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/index.svelte';
import type { Batch, GuideQuantity, Preview, TableDoc, View } from '@/lib/protocol/generated';
import Nothing from './Nothing.svelte';
import PlainBoard from './PlainBoard.svelte';
import PlainResources from './PlainResources.svelte';

const HAND = 'hand';

/** What players have numbers of; each picture once. */
const quantities = (): GuideQuantity[] =>
  (catalogue.guide?.quantities ?? []).filter((q, i, all) => all.findIndex((other) => other.icon === q.icon) === i);

const number = (view: View, seat: number, name: string): number => Number(view.seats[seat]?.slots[name] ?? 0);

/** Everybody's numbers as the game lists them, those that are produced with their production. */
export function stocks(view: View, seat: number): Stock[] {
  const all = quantities();
  return all
    .filter((q) => !q.production)
    .map(({ name, title, icon }) => {
      const made = all.find((q) => q.production && q.name === `${name}_production`);
      const own = { icon, label: title, n: number(view, seat, name) };
      return made ? { ...own, production: number(view, seat, made.name) } : own;
    });
}

/** The last of the numbers stands beside the name: games list their points last. */
function seatInfo(view: View, seat: number): SeatInfo {
  const all = stocks(view, seat);
  return {
    headline: all.pop() ?? { icon: 'res-vp', label: t('end.total'), n: view.scores?.[seat]?.total ?? 0 },
    company: '',
    states: [],
    first: false,
    hand: view.seats[seat]?.zones[HAND]?.count ?? 0,
    stocks: all,
    chips: [],
  };
}

function params(view: View): Param[] {
  return view.tracks.map(({ name, value, start, goal }) => {
    const { title = name, icon = '' } = catalogue.track(name) ?? {};
    return {
      icon,
      text: String(value),
      small: icon ? `/${goal}` : title,
      label: `${title}${NO_BREAK}${value}/${goal}`,
      part: (value - start) / (goal - start || 1),
      colour: 'var(--tr)',
    };
  });
}

/** Some of the cards of a selection. */
function manyPick(doc: TableDoc, { items, least, most }: Batch): Pick {
  const taken = (chosen: ReadonlySet<string>): string[] => items.filter(({ id }) => chosen.has(id)).map(({ label }) => label);
  return {
    title: doc.decision?.text ?? '',
    groups: [{ key: 'many', title: '', cards: items.map(({ id }) => id), choose: 'many' }],
    ready: (chosen) => taken(chosen).length >= least && taken(chosen).length <= most,
    button: (chosen) => t('pick.take', { n: taken(chosen).length }),
    answers: (chosen) => [taken(chosen)],
    cancel: doc.you.can_undo,
  };
}

function pick(doc: TableDoc): Pick | null {
  const { decision } = doc;
  if (!decision || doc.you.seat === null) return null;
  const { batch, options } = decision;
  const cards = batch?.items ?? [];
  const different = new Set(cards.map(({ id }) => id)).size === cards.length;
  if (batch && (batch.most > 1 || batch.least < batch.most) && different && cards.every(({ kind }) => kind === 'card'))
    return manyPick(doc, batch);
  return allCards(options) ? onePick(doc, options) : null;
}

/** Numbers of a seat with their pictures; `sign`: whether they are lost. */
function counted(numbers: Record<string, number>, sign: 1 | -1): Gain[] {
  return quantities().flatMap(({ name, icon, title, production }) =>
    numbers[name] ? [{ icon, n: sign * numbers[name], text: title, production }] : [],
  );
}

function gains(preview: Preview, seat: number): Gain[] {
  const change = preview.seats[seat];
  if (!change) return [];
  const hand = change.zones[HAND] ?? 0;
  const cards = hand ? [{ icon: 'res-card', n: hand, text: catalogue.counted('card', hand) }] : [];
  return [...counted(change.losses, -1), ...counted(change.gains, 1), ...cards];
}

const worldGains = ({ world }: Preview): Gain[] =>
  (catalogue.guide?.tracks ?? []).flatMap(({ name, title, icon }) => (world[name] ? [{ icon, n: world[name], text: title }] : []));

/** The cards of a seat that lie open: all but its hand. */
export const openCards = (view: View, seat: number): string[] =>
  Object.entries(view.seats[seat]?.zones ?? {}).flatMap(([name, { cards }]) => (name === HAND ? [] : cards));

/** The table of a game that has no folder of its own: everything comes from the view and from what the server tells of it. */
export const plain = (name: string): GamePlugin => ({
  name,
  Board: PlainBoard,
  BoardCorners: Nothing,
  ResourceBar: PlainResources,
  seat: seatInfo,
  chapter: { slot: '', text: () => '' },
  production: '',
  quiet: [],
  opening: [],
  announcements: [],
  lastCall: () => null,
  params,
  // Every decision is answered from its list of options.
  lists: true,
  stop: () => null,
  turnNote: () => '',
  pick,
  hand: (view, seat) => view.seats[seat]?.zones[HAND]?.cards ?? [],
  tableau: openCards,
  labelOf: { play: () => '', use: () => '' },
  costs: (preview, seat) => counted(preview.seats[seat]?.costs ?? {}, -1),
  gains,
  areaGains: (_view, _area, preview, seat) => gains(preview, seat),
  worldGains,
  slotIcon: (slot) => quantities().find((q) => q.name === slot)?.icon ?? null,
  scoreParts: [],
  goalPoints: () => [],
  kinds: [],
  shortcuts: {},
});
