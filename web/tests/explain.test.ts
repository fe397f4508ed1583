import { beforeAll, describe, expect, it, vi } from 'vitest';
import { explain } from '@/games/mars/explain';
import { goalPoints, isVain, nextPrice } from '@/games/shared/goals';
import { stepsOf } from '@/games/shared/tracks';
import { loadGuide } from '@/lib/catalogue.svelte';
import { goal, guide, view } from './guide';

vi.mock('@/lib/api', () => ({ api: { guide: () => Promise.resolve(guide) } }));
beforeAll(() => loadGuide('', 'en'));

const goals = [goal('milestone', 'first', { needs: [7] }), goal('award', 'most')];
const projects = [
  { label: 'project one', verb: 'project', key: 'one', price: 3, useful: true },
  { label: 'convert', verb: 'convert', key: '', price: 4, useful: false },
];

describe('the explanation of a move', () => {
  it('tells of goals and projects in the words of the guide, and of passing', () => {
    const found = (label: string) => explain(view({ goals, projects }), label);
    expect(found('take first')).toEqual({
      title: 'First',
      lines: ['Requires 7 of something.', 'First to qualify can claim it: 6\u00a0VP. 4 can be claimed in a game.'],
    });
    expect(found('take most')?.lines[1]).toContain('at the end');
    expect(found('project one')).toEqual({ title: 'One', lines: ['Spend 3 for one.'] });
    expect(found('pass')?.lines[0]).toContain('no more turns');
  });

  it('says what would bring nothing', () => {
    expect(explain(view({ projects }), 'convert')?.lines[1]).toBe('This would have no effect now.');
    expect(['project one', 'convert', 'play asteroid'].map((label) => isVain(view({ projects }), label))).toEqual([false, true, false]);
  });

  it('leaves cards to their own text', () => {
    expect(explain(view({ goals, projects }), 'play asteroid')).toBeNull();
  });
});

describe('goals', () => {
  it('bring the points that the view tells, the most first', () => {
    const some = goal('award', 'most', { points: [2, 6, 0] });
    expect(goalPoints(view({ goals: [some, goal('milestone', 'first', { points: [0, 0, 0] })] }))).toEqual([
      {
        text: 'Most',
        places: [
          { seat: 1, n: 6 },
          { seat: 0, n: 2 },
        ],
      },
    ]);
  });

  it('cost what the next of them costs', () => {
    expect(nextPrice([goal('award', 'most', { price: null }), goal('award', 'more', { price: 12 })])).toBe(12);
    expect(nextPrice([goal('award', 'most', { price: null })])).toBeNull();
  });
});

it('a track has a field for each step, with what reaching it brings', () => {
  const steps = stepsOf({ name: 'temperature', value: -6, start: -6, goal: 4, step: 2, left: 5, next: -2 });
  expect(steps.map((s) => s.value)).toEqual([-6, -4, -2, 0, 2, 4]);
  expect(steps.filter((s) => s.bonus)).toEqual([{ value: -2, narrow: false, bonus: { icon: 'prod-heat', text: 'Something warm.' } }]);
});
