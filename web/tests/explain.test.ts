import { describe, expect, it } from 'vitest';
import { explain, isVain } from '@/games/mars/explain';
import { AWARDS, MILESTONES, PROJECTS } from '@/games/mars/words';
import type { View } from '@/lib/protocol/generated';

const view = (players: number, world: View['world'] = {}): View => ({ players, world }) as View;

describe('the explanation of a move', () => {
  it('tells of every goal and standard project, and of passing', () => {
    const labels = [
      ...MILESTONES.map((key) => `claim ${key}`),
      ...AWARDS.map((key) => `fund ${key}`),
      ...PROJECTS.map((key) => `project ${key}`),
      'pass',
    ];
    for (const label of labels) expect(explain(view(3), label)?.lines.join(' '), label).toMatch(/\w{3}/);
  });

  it('says what a milestone needs', () => {
    expect(explain(view(3), 'claim mayor')?.lines[0]).toBe('You need 3 city tiles of your own.');
  });

  it('promises a second place only where there is one', () => {
    expect(explain(view(3), 'fund banker')?.lines[1]).toMatch(/2\sVP/);
    expect(explain(view(2), 'fund banker')?.lines[1]).not.toMatch(/2\sVP/);
  });

  it('promises nothing of a parameter at its goal', () => {
    for (const label of ['project asteroid', 'convert-heat']) {
      expect(explain(view(3, { temperature: 6 }), label)?.lines[0]).toContain('TR +1');
      expect(explain(view(3, { temperature: 8 }), label)?.lines[0]).toContain('no effect');
    }
    expect(explain(view(3, { oceans: 9 }), 'project aquifer')?.lines[0]).toContain('no effect');
    expect(explain(view(3, { oxygen: 14 }), 'convert-plants')?.lines[0]).not.toContain('TR');
  });

  it('knows what is allowed and brings nothing', () => {
    const warm = view(3, { temperature: 8, oxygen: 14 });
    expect(['convert-heat', 'project asteroid'].map((label) => isVain(warm, label))).toEqual([true, true]);
    expect(['convert-plants', 'project greenery', 'project aquifer', 'play asteroid'].some((label) => isVain(warm, label))).toBe(false);
    expect(isVain(view(3, { temperature: 6 }), 'convert-heat')).toBe(false);
  });

  it('leaves cards to their own text', () => {
    expect(explain(view(3), 'play asteroid')).toBeNull();
  });
});
