import { describe, expect, it } from 'vitest';
import { perOf, sealOf } from '@/ui/points';

describe('the points of a card', () => {
  it('are a number on the seal', () => {
    expect(sealOf(['2', 'res-vp'])).toBe('2');
    expect(sealOf([])).toBe('');
    expect(perOf(['2', 'res-vp'])).toEqual([]);
  });

  it('tell beside it what they are given for each of', () => {
    const points = ['1', 'res-vp', '/', '2', 'res-animal'];
    expect(sealOf(points)).toBe('1');
    expect(perOf(points)).toMatchObject([
      { kind: 'mark', mark: '/' },
      { kind: 'amount', n: '2', icon: 'res-animal' },
    ]);
  });
});
