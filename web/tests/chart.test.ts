import { describe, expect, it } from 'vitest';
import { apart } from '@/screens/chart';

describe('labels of the chart', () => {
  it('stay where they are if there is room', () => {
    expect(apart([100, 20, 60], 16, 200)).toEqual([100, 20, 60]);
  });
  it('move apart where they would overlap, and keep their order', () => {
    expect(apart([50, 50, 48], 16, 200)).toEqual([64, 80, 48]);
  });
  it('stay above the lower edge', () => {
    expect(apart([198, 199], 16, 200)).toEqual([184, 200]);
  });
});
