import { describe, expect, it } from 'vitest';
import { beside } from '@/lib/place';

const room = { left: 0, top: 0, width: 1280, height: 720 };
const card = { width: 330, height: 130 };
const apart = (a: { left: number; width: number; top: number; height: number }, b: typeof a): boolean =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

describe('the card of the guide', () => {
  const first = { left: 440, top: 230, width: 195, height: 235 };
  const second = { left: 645, top: 230, width: 195, height: 235 };

  it('stands beside the thing', () => {
    expect(beside(first, card, room).left).toBe(first.left + first.width + 14);
  });

  it('covers nothing that is compared with it', () => {
    const at = beside(first, card, room, [], [second]);
    expect(apart(at, first) && apart(at, second)).toBe(true);
  });
});
