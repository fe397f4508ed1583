/** What an area offers while a tile is placed, and what the tracks give for the step that it brings. */
import { catalogue } from '@/lib/catalogue.svelte';
import { i18n, minus } from '@/lib/i18n/index.svelte';
import type { Area, Preview, View } from '@/lib/protocol/generated';
import { bonusIcons } from '../shared/map';
import type { Consequence, Gain } from '../types';
import { say } from './strings';
import { dieIcon, gains, TRACK_BONUS } from './words';

interface TrackBonus {
  track: 'temperature' | 'oxygen';
  value: number;
  face: string;
}

/** The bonuses of the steps that a move makes a track take. */
function trackBonuses(view: View, preview: Preview): TrackBonus[] {
  return (['temperature', 'oxygen'] as const).flatMap((track) => {
    const now = view.world[track] ?? 0;
    const then = now + (preview.world[track] ?? 0);
    return Object.entries(TRACK_BONUS[track] ?? {})
      .map(([value, face]) => ({ track, value: Number(value), face }))
      .filter(({ value }) => value > now && value <= then);
  });
}

export const consequences = (view: View, preview: Preview): Consequence[] =>
  trackBonuses(view, preview).map(({ track, value, face }) => ({
    icon: dieIcon(face),
    text: say(`${track}Bonus`, { n: minus(value), what: catalogue.counted(`face_${face}`, 1) }),
  }));

const COLOUR_OF_DIE = /^die-([a-z]+)$/;

/** A die that the print of an area lets me roll: which face comes, no preview can tell. */
function rolled(area: Area, preview: Preview): Gain[] {
  return bonusIcons(area.bonus).flatMap((icon) => {
    const colour = COLOUR_OF_DIE.exec(icon)?.[1];
    const given = preview.chances.some(({ what }) => colour === 'any' || what === colour);
    return colour && given ? [{ icon, n: 1, text: (area.bonus_text[i18n.language] ?? '').replace(/\.$/, '') }] : [];
  });
}

/** What the tile brings there for sure, and the die of the print. What a track gives, every area gives: it is told apart. */
export function areaGains(view: View, area: Area, preview: Preview, seat: number): Gain[] {
  const tracks = trackBonuses(view, preview).map(({ face }) => dieIcon(face));
  const own = gains(preview, seat).map((g) => ({ ...g, n: g.n - tracks.filter((icon) => icon === g.icon).length }));
  return [...own.filter((g) => g.n !== 0 && !g.production), ...rolled(area, preview)];
}
