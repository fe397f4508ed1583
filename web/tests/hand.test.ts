import { expect, test } from 'vitest';
import { lay } from '@/table/hand';

// The hand at 1280x720: 945 px, cards of 110 px.
const at720 = (cards: number) => lay(cards, 945, 110);

test('as many cards as have room lie side by side', () => {
  expect(at720(8).slips).toBe(false);
  expect(at720(9).slips).toBe(true);
});

test('more of them become rows of slips that all have a place, wide enough to read', () => {
  for (let n = 9; n <= 30; n++) {
    const { rows, columns } = at720(n);
    expect(rows * columns).toBeGreaterThanOrEqual(n);
    expect(rows).toBeLessThanOrEqual(4);
    expect(945 / columns).toBeGreaterThan(115);
  }
});

test('an empty hand has nothing to lay', () => {
  expect(at720(0)).toMatchObject({ slips: false, rows: 1, columns: 0 });
});

test('few cards are wider, and still none covers another', () => {
  expect(at720(2).wide).toBeGreaterThan(150);
  for (let n = 1; n <= 8; n++) expect(n * (at720(n).wide + 8) - 8).toBeLessThanOrEqual(945);
});
