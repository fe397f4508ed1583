import { catalogue } from '@/lib/catalogue.svelte';
import type { Track, View } from '@/lib/protocol/generated';
import type { Step } from './Track.svelte';

export const trackOf = (view: View, name: string): Track | undefined => view.tracks.find((track) => track.name === name);

/** The picture of something that a step brings: the last sign that is one. */
export const pictureOf = (icons: readonly string[]): string => icons.filter((sign) => Number.isNaN(Number(sign))).at(-1) ?? '';

/** The fields of a track, with what reaching them brings. Many fields are narrow: every second number is left out. */
export function stepsOf({ name, start, goal, step }: Track): Step[] {
  const bonuses = new Map(catalogue.track(name)?.bonuses.map((bonus) => [bonus.at, bonus]));
  const last = (goal - start) / step;
  return Array.from({ length: last + 1 }, (_, i) => {
    const value = start + i * step;
    const bonus = bonuses.get(value);
    return {
      value,
      narrow: last > 15 && i % 2 === 1 && i < last,
      ...(bonus ? { bonus: { icon: pictureOf(bonus.icons), text: bonus.text } } : {}),
    };
  });
}
