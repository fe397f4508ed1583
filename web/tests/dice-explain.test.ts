import { describe, expect, it } from 'vitest';
import { explain } from '@/games/dice/explain';
import { areaGains, consequences } from '@/games/dice/areas';
import type { Area, Preview, View } from '@/lib/protocol/generated';

const NAMES = ['Mira', 'Bo'];
const seat = (vp: number) => ({ slots: { vp }, zones: { tableau: { count: 0, cards: [] } } });
const view = (world: View['world'], players = 2): View =>
  ({
    players,
    world: { milestone_0: 7, milestone_terraformer: -1, award_0: 0, ...world },
    seats: [seat(9), seat(4)].slice(0, players),
  }) as unknown as View;
const preview = (more: Partial<Preview>): Preview =>
  ({ label: 'place A2', world: {}, chances: [], seats: [{ gains: { vp: 2 }, losses: {}, zones: {}, resources: {} }], ...more }) as Preview;
const area = (bonus: string[]): Area => ({ name: 'A2', bonus, bonus_text: { en: 'Gain and roll 1 blue die.' } }) as unknown as Area;
const throws = (what: string) => [{ what, least: 1, most: 1, odds: {}, text: '' }];

// Numbers stay with their units: a space that does not break.
const lines = (label: string, of: View): string[] => explain(of, label, NAMES)?.lines.map((line) => line.replaceAll('\u00a0', ' ')) ?? [];

describe('what the goals and the end are about', () => {
  it('tells what a milestone needs, what it is worth and who is ahead', () => {
    const found = lines('milestone terraformer', view({}));
    expect(found[0]).toBe('Needs 16: VP on the track.');
    expect(found.join(' ')).toContain('4 VP');
    expect(found).toContain('So far: Mira 9, Bo 4.');
    expect(found).toContain('Ahead: Mira.');
  });

  it('tells who has a milestone', () => {
    expect(lines('milestone terraformer', view({ milestone_terraformer: 1 }))[1]).toBe('Bo has it: 4 VP at the end.');
  });

  it('tells what an award brings, by the number of players', () => {
    expect(lines('award credit', view({}))[1]).not.toContain('3 VP');
    expect(lines('award credit', view({}, 1))[1]).toBe('At the end: 5 VP from 10 on, 3 VP for 9.');
    expect(explain(view({}), 'award heat', NAMES)).toBeNull();
  });

  it('tells how far the end is', () => {
    const far = lines('end', view({ temperature: 8, oxygen: 12, oceans: 0 }));
    expect(far).toEqual(
      expect.arrayContaining([
        'Temperature: complete.',
        'Oxygen: 1 step to go.',
        'Oceans: 7 to go.',
        'Then every player takes one last turn.',
      ]),
    );
    expect(lines('end', view({ ending: 2 }))).toContain('The last turns are being played.');
  });
});

describe('what an area offers', () => {
  const found = (a: Area, p: Preview) => areaGains(view({ oxygen: 2 }), a, p, 0).map(({ icon, n }) => [icon, n]);

  it('tells the die that its print lets me roll, of a colour or of any', () => {
    expect(found(area(['die-blue']), preview({ chances: throws('blue') }))).toContainEqual(['die-blue', 1]);
    expect(found(area(['die-any']), preview({ chances: throws('red') }))).toContainEqual(['die-any', 1]);
  });

  it('promises no die where the placement gives no bonus', () => {
    expect(found(area(['die-blue']), preview({}))).toEqual([['res-vp', 2]]);
  });

  it('tells the bonus of a track apart, with the step that it comes from', () => {
    const step = preview({
      world: { oxygen: 2 },
      seats: [{ costs: {}, losses: {}, gains: { vp: 2, microbe: 1 }, resources: {}, zones: {}, tiles: [] }],
    });
    expect(found(area([]), step)).toEqual([['res-vp', 2]]);
    expect(consequences(view({ oxygen: 2 }), step).map((c) => c.text)).toEqual([expect.stringContaining('Oxygen 4%: bonus')]);
    expect(consequences(view({ oxygen: 6 }), step)).toEqual([]);
  });
});
