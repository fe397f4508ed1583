import { describe, expect, it } from 'vitest';
import { applyDelta, type Op } from '@/lib/protocol/delta';

describe('deltas', () => {
  const doc = { a: 1, list: [1, 2, 3, 4], deep: { x: { y: 1 }, z: [{ n: 1 }, { n: 2 }] } };

  it('sets, adds and removes', () => {
    expect(applyDelta(doc, [[['a'], 2]])).toMatchObject({ a: 2 });
    expect(applyDelta(doc, [[['deep', 'x', 'new'], null]])).toMatchObject({ deep: { x: { y: 1, new: null } } });
    expect(applyDelta(doc, [[['deep', 'x']]]).deep).toEqual({ z: doc.deep.z });
    expect(applyDelta(doc, [[['deep', 'z', 1, 'n'], 5]]).deep.z).toEqual([{ n: 1 }, { n: 5 }]);
    expect(applyDelta(doc, [[[], { a: 9 }]])).toEqual({ a: 9 });
  });

  it('splices', () => {
    expect(applyDelta(doc, [[['list'], 0, 2, []]]).list).toEqual([3, 4]);
    expect(applyDelta(doc, [[['list'], 4, 0, [5, 6]]]).list).toEqual([1, 2, 3, 4, 5, 6]);
    expect(applyDelta(doc, [[['list'], 1, 2, [9]]]).list).toEqual([1, 9, 4]);
    expect(applyDelta(doc, [[['fresh'], 0, 0, [1]]])).toMatchObject({ fresh: [1] });
  });

  it('merges: objects key by key, things in a list by place, everything else is replaced', () => {
    const now = applyDelta(doc, [[[], 'with', { a: 2, list: [7], deep: { x: { more: 1 }, z: { 1: { n: 5 } } }, fresh: { b: 1 } }]]);
    expect(now).toEqual({ a: 2, list: [7], deep: { x: { y: 1, more: 1 }, z: [{ n: 1 }, { n: 5 }] }, fresh: { b: 1 } });
    expect(applyDelta(doc, [[['deep', 'x'], 'with', { y: 2 }]]).deep.x).toEqual({ y: 2 });
    expect(now.deep.z[0]).toBe(doc.deep.z[0]);
  });

  it('carries operations out in order and leaves the old document alone', () => {
    const before = JSON.stringify(doc);
    const ops: Op[] = [[['list'], 0, 1, []], [['list', 0], 7], [['a']]];
    const now = applyDelta(doc, ops) as { a?: number; list: number[]; deep: unknown };
    expect(now.list).toEqual([7, 3, 4]);
    expect('a' in now).toBe(false);
    expect(now.deep).toBe(doc.deep);
    expect(JSON.stringify(doc)).toBe(before);
  });
});
