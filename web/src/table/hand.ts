import { catalogue } from '@/lib/catalogue.svelte';
import type { CardDoc } from '@/lib/protocol/generated';
import type { Table } from '@/lib/table.svelte';

export interface InHand {
  /** Its place in lists: of several copies of a card, each has its own. */
  id: string;
  key: string;
  card: CardDoc;
  label: string;
  ok: boolean;
  reasons: string[];
  price: number | null;
  /** What a law takes besides. */
  toll: number;
}

export type Sort = 'playable' | 'cost' | 'kind';

/** My hand with what may be said of each card, in order. */
export function handOf(table: Table, sort: Sort): InHand[] {
  const { view, seat, plugin } = table;
  if (!view || seat === null || !plugin) return [];
  const copies = new Map<string, number>();
  const found = plugin.hand(view, seat).flatMap((key) => {
    const n = copies.get(key) ?? 0;
    copies.set(key, n + 1);
    const card = catalogue.card(key);
    if (!card) return [];
    const label = plugin.labelOf.play(key);
    const item = table.menu.get(label);
    const reasons = (item?.reasons ?? []).filter((reason) => !plugin.obvious?.(reason)).map(({ text }) => text);
    const ok = table.isMenu && table.options.has(label);
    return [{ id: n ? `${key} ${n}` : key, key, card, label, ok, reasons, price: item?.price ?? null, toll: item?.toll ?? 0 }];
  });
  const cost = (x: InHand): number => x.price ?? x.card.cost;
  return found.sort((a, b) => {
    if (sort === 'playable' && a.ok !== b.ok) return a.ok ? -1 : 1;
    if (sort === 'kind' && a.card.kind !== b.card.kind) return plugin.kinds.indexOf(a.card.kind) - plugin.kinds.indexOf(b.card.kind);
    return cost(a) - cost(b);
  });
}

const GAP = 8;
const WIDEST = 172;
/** So wide a card has room for its text too. */
const TEXT = 226;
const TEXT_WIDEST = 340;
/** So wide a card has room for its requirement in its head. */
export const ROOMY = 150;
const SLIP = 130;
const ROWS = 4;

export interface Lay {
  /** Cards side by side; without room for them, rows of slips. */
  slips: boolean;
  rows: number;
  columns: number;
  /** How wide a card is; whether its text stands there too. */
  wide: number;
  texts: boolean;
}

/** How many cards lie in a hand so wide: none covers another. Few cards are wider, and say more. */
export function lay(cards: number, wide: number, cardWide: number): Lay {
  const room = Math.floor((wide + GAP) / Math.max(1, cards)) - GAP;
  const side = { slips: false, rows: 1, columns: cards };
  if (room >= TEXT) return { ...side, wide: Math.min(room, TEXT_WIDEST), texts: true };
  if (room >= cardWide) return { ...side, wide: Math.min(room, Math.max(cardWide, WIDEST)), texts: false };
  const rows = Math.min(ROWS, Math.max(2, Math.ceil(cards / Math.max(1, Math.floor(wide / SLIP)))));
  return { slips: true, rows, columns: Math.ceil(cards / rows), wide: cardWide, texts: false };
}
