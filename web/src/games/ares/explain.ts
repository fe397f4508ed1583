/** What a move or a track is about, in words: the numbers come with the view. */
import { catalogue } from '@/lib/catalogue.svelte';
import type { Explanation } from '../types';
import type { Track, View } from '@/lib/protocol/generated';
import { outlook, phaseName, phasesOf } from './phases';
import { say } from './strings';
import { reading, trackLabel } from './words';

function aboutTrack(view: View, track: Track): Explanation {
  const { reward, zones = [] } = catalogue.track(track.name) ?? {};
  const began = view.world[`${track.name}_at_phase_start`] ?? track.value;
  return {
    title: trackLabel(track),
    lines: [
      say('atStart', { at: reading(track.name, began) }),
      ...(reward ? [reward.text] : []),
      ...zones.map(({ title, at }) => `${title}: ${reading(track.name, at)}`),
    ],
  };
}

export function explain(view: View, label: string): Explanation | null {
  const track = view.tracks.find(({ name }) => name === label);
  if (track) return aboutTrack(view, track);
  const deed = catalogue.project(label);
  if (deed) return { title: deed.name, lines: [deed.text] };
  const phase = phasesOf(view).find(({ n }) => `phase ${n}` === label || `stack ${n}` === label);
  if (!phase) return null;
  const { gains, text } = outlook(view, label);
  const brings = [...gains.map((gain) => `${gain.n}\u00A0${gain.text}`), ...(text ? [text] : [])].join(', ');
  return { title: phaseName(phase.n), lines: [phase.about, ...(brings ? [brings] : [])] };
}
