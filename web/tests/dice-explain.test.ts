import { beforeAll, describe, expect, it, vi } from 'vitest';
import { consequences, explain } from '@/games/dice/explain';
import { areaGains, diceOptions, optionIcon, slotIcon } from '@/games/dice/words';
import { loadGuide } from '@/lib/catalogue.svelte';
import type { Area, Decision, Ending, Option, Preview, Track, View } from '@/lib/protocol/generated';
import { goal, guide, view } from './guide';

vi.mock('@/lib/api', () => ({ api: { guide: () => Promise.resolve(guide) } }));
beforeAll(() => loadGuide('', 'en'));

const NAMES = ['Mira', 'Bo'];
const byItself = { verb: '', label: '', price: null, limit: null };
const first = goal('milestone', 'first', { ...byItself, needs: [7], places: [6], counts: [5, 4], points: [0, 0] });
const track: Track = { name: 'temperature', value: -4, start: -6, goal: 4, step: 2, left: 4, next: -2 };
const ending: Ending = { round: 3, rounds: 0, complete: 0, needed: 2, coming: false, last: false };

// Numbers stay with their units: a space that does not break.
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const lines = (label: string, of: View): string[] => explain(of, label, NAMES)?.lines.map(plain) ?? [];

describe('what the goals and the end are about', () => {
  it('tells what a milestone needs, what it is worth and who is ahead', () => {
    const found = lines('milestone first', view({ goals: [first] }));
    expect(found[0]).toBe('Requires 7 of something.');
    expect(found[1]).toContain('6 VP');
    expect(found).toContain('So far: Mira 5, Bo 4.');
    expect(found).toContain('Ahead: Mira.');
  });

  it('tells who has a milestone, and when one leaves', () => {
    expect(lines('milestone first', view({ goals: [{ ...first, owner: 1, points: [0, 6] }] }))[1]).toBe('Bo has it: 6 VP at the end.');
    expect(lines('milestone first', view({ goals: [{ ...first, until: 20 }] }))).toContain('Removed after turn 20.');
  });

  it('tells what an award brings in the words of the guide', () => {
    const most = goal('award', 'most', { ...byItself, counts: [0, 0], points: [0, 0], places: [6, 2] });
    expect(lines('award most', view({ goals: [most] }))).toEqual(['6 VP for the most of something.', 'So far: Mira 0, Bo 0.']);
    expect(explain(view({}), 'award heat', NAMES)).toBeNull();
  });

  it('tells how far the end is', () => {
    const far = lines('end', view({ ending, tracks: [track, { ...track, value: 4, left: 0 }] }));
    expect(far).toEqual([
      '0 of 2 parameters complete, the game ends at 2',
      'Then every player takes one last turn.',
      'Temperature: 4 steps to go.',
      'Temperature: complete.',
    ]);
    expect(lines('end', view({ ending: { ...ending, coming: true }, tracks: [] }))).toContain('The last turns are being played.');
    expect(lines('end', view({ ending: { ...ending, rounds: 50 }, tracks: [] }))[0]).toContain('turn 3 of 50');
  });

  it('tells the bonuses of a track that are still to come', () => {
    expect(lines('temperature', view({ tracks: [track] }))).toContain('Temperature −2 °C: bonus. Something warm.');
    expect(lines('temperature', view({ tracks: [{ ...track, value: 0 }] })).join()).not.toContain('bonus');
  });
});

const preview = (more: Partial<Preview>): Preview =>
  ({
    label: 'place A2',
    world: {},
    chances: [],
    then: [],
    seats: [{ costs: {}, gains: { vp: 2 }, losses: {}, zones: {}, resources: {}, tiles: [] }],
    ...more,
  }) as Preview;

describe('what a placement brings', () => {
  const area = { name: 'E6', bonus: ['die-any'], bonus_text: { en: 'Roll 1 die of any colour' } } as unknown as Area;
  const found = (p: Preview) => areaGains(p, area, 0).map(({ icon, n }) => [icon, n]);
  const throws = (least: number) => [{ what: 'red', least, most: 2, odds: {}, text: '' }];

  it('tells dice that are surely rolled, as many as there are, and no others', () => {
    expect(found(preview({ chances: throws(2) }))).toEqual([
      ['res-vp', 2],
      ['die-red', 2],
    ]);
    expect(found(preview({ chances: throws(0) }))).toEqual([['res-vp', 2]]);
  });

  it('tells a bonus of the area of which something is to be chosen, and none of another', () => {
    const then = (cell: string) => [{ seat: 0, text: '', pays: false, cell }];
    expect(found(preview({ then: then('E6') }))).toEqual([
      ['res-vp', 2],
      ['die-any', 1],
    ]);
    expect(found(preview({ then: then('A2') }))).toEqual([['res-vp', 2]]);
  });

  it('tells the step of a track from which a bonus comes', () => {
    const step = preview({ world: { temperature: 2 } });
    expect(consequences(view({ tracks: [track] }), step)).toEqual([
      { icon: 'prod-heat', text: expect.stringContaining('Something warm.') },
    ]);
    expect(consequences(view({ tracks: [{ ...track, value: 0 }] }), step)).toEqual([]);
  });
});

describe('pictures', () => {
  const option = (kind: string, id: string): Option => ({ kind, id, label: `x ${id}` }) as Option;

  it('are those of the stocks: of a face, of a colour, of what is produced', () => {
    expect(['heat', 'red', 'red_production', 'wild', 'vp', 'turn'].map(slotIcon)).toEqual([
      'die-red-heat',
      'die-red',
      'die-red',
      'res-wild',
      'res-vp',
      null,
    ]);
    expect(optionIcon(option('thing', 'heat'))).toBe('die-red-heat');
    expect(optionIcon(option('card', 'heat'))).toBeNull();
  });

  it('make an option a die that can be clicked, but not on the menu', () => {
    const options = [option('thing', 'heat'), option('', '')];
    expect([...diceOptions({ menu: false, options } as Decision)]).toEqual([['heat', 'x heat']]);
    expect(diceOptions({ menu: true, options } as Decision).size).toBe(0);
  });
});
