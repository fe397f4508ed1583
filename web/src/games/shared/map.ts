import { i18n, signed } from '@/lib/i18n/index.svelte';
import type { Area, Preview, View } from '@/lib/protocol/generated';
import { catalogue } from '@/lib/catalogue.svelte';
import type { Gain } from '../types';
import { common } from './strings';
import { tileWord } from './words';

/** What is printed on a free area. */
export interface Print {
  icons: string[];
  number?: number;
}

/** What a game says of its map; the rest is the same for all hex maps. */
export interface MapSpec {
  areas: Area[];
  print(area: Area): Print;
  /** What is said of a free area beside its kind and its bonus. */
  notes(area: Area): string[];
  gains(area: Area, preview: Preview, seat: number): Gain[];
  /** What an area is about, by the name of a term. */
  term?(area: Area): string | undefined;
}

/** The kinds of areas, as the rules number them. */
export const OCEAN_AREA = 1;
export const RESERVED = 2;

/** Up to three icons of a bonus, a number before an icon repeats it. */
export function bonusIcons(bonus: string[]): string[] {
  const found: string[] = [];
  let n = 1;
  for (const token of bonus) {
    if (/^-?\d+$/.test(token)) n = Number(token);
    else if (/^[a-z]+-/.test(token)) {
      const icon = token === 'res-draw' ? 'res-card' : token;
      for (let i = 0; i < Math.min(3, Math.abs(n)); i++) found.push(icon);
      n = 1;
    }
  }
  return found.slice(0, 3);
}

const SHADES = ['v0', 'v1', 'v2', 'v3'];

/** The colour of an area: its tile, or its ground: dry where an ocean may lie, land in one of four shades. */
export function ground(area: Area, tile: string | null | undefined, shade: number): string {
  if (tile === 'ocean') return 'h-ocean';
  if (tile === 'greenery') return 'h-green';
  if (tile) return catalogue.tile(tile)?.is_city ? 'h-city' : 'h-spec';
  if (area.kind === OCEAN_AREA) return 'h-basin';
  return area.kind === RESERVED ? 'h-land h-noctis' : `h-land ${SHADES[shade] ?? ''}`;
}

const KINDS = { [OCEAN_AREA]: 'reservedOcean', [RESERVED]: 'reserved' } as const;

/** An area as it is read out: "C5, reserved for ocean, 2 plants, next to Bo's city". */
export function spoken(spec: MapSpec, view: View, names: string[], area: Area, gains: Gain[] | null): string {
  const owner = (seat: number | null): string => (seat === null ? common('neutral') : (names[seat] ?? '?'));
  const tileOf = (name: string): string[] => {
    const { tile = null, owner: seat = null } = view.board[name] ?? {};
    if (!tile) return [];
    const word = tileWord(tile);
    return [catalogue.tile(tile)?.owned && seat !== null ? common('of', { name: owner(seat), tile: word }) : word];
  };
  const parts = [area.title[i18n.language], ...tileOf(area.name)];
  if (parts.length === 1) {
    parts.push(common(KINDS[area.kind as keyof typeof KINDS] ?? 'land'));
    const claim = view.board[area.name]?.claim ?? null;
    if (claim !== null) parts.push(common('claimedBy', { name: owner(claim) }));
    const bonus = area.bonus_text[i18n.language];
    if (bonus) parts.push(bonus.replace(/\.$/, ''));
    const near = [...new Set(area.neighbours.flatMap(tileOf))];
    if (near.length) parts.push(common('nextTo', { what: near.join(', ') }));
    parts.push(...spec.notes(area));
  }
  if (gains) parts.push(common('canPlace'), ...gains.map((g) => `${signed(g.n)} ${g.text}`));
  return parts.join(', ');
}
