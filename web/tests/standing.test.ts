import { expect, test } from 'vitest';
import { everyone, front, leads } from '@/games/shared/standing';

test('where there is no room, the leader and I are shown', () => {
  expect(front([20, 28, 22, 28, 30], 0)).toEqual([
    { seats: [4], n: 30 },
    { seats: [0], n: 20 },
  ]);
});

test('leaders who are level share one count, and I am not said twice', () => {
  expect(front([3, 1, 3, 0], 0)).toEqual([{ seats: [0, 2], n: 3 }]);
});

test('nobody leads with nothing', () => {
  expect(front([0, 0, 0, 0], 2)).toEqual([{ seats: [2], n: 0 }]);
});

test('who only looks on sees the leader', () => {
  expect(front([1, 2], null)).toEqual([{ seats: [1], n: 2 }]);
});

test('everyone has a count of their own', () => {
  expect(everyone([1, 1])).toEqual([
    { seats: [0], n: 1 },
    { seats: [1], n: 1 },
  ]);
});

test('who has nothing leads before who has less than that', () => {
  expect(front([-1, 0, 0], 0)).toEqual([
    { seats: [1, 2], n: 0 },
    { seats: [0], n: -1 },
  ]);
});

test('I lead alone, level with others, and never with nothing', () => {
  expect(leads([3, 1, 3], 0)).toBe(true);
  expect(leads([3, 1, 3], 1)).toBe(false);
  expect(leads([0, 0], 0)).toBe(false);
  expect(leads([-1, 0], 1)).toBe(true);
});
