import { describe, expect, it } from 'vitest';
import { isOfCards, manyPick, type ManyWords } from '@/games/shared/picks';
import type { Batch, Option, TableDoc } from '@/lib/protocol/generated';
import { nearest, stepsTo } from '@/lib/ways';

const way = (costs: Record<string, number>) => ({ costs, answers: [] });

describe('ways to pay', () => {
  const ways = [way({ steel: 3, mc: 1 }), way({ steel: 2, mc: 3 }), way({ steel: 2, heat: 2, mc: 1 }), way({ mc: 7 })];
  const [first, second, , last] = ways as [(typeof ways)[0], (typeof ways)[0], (typeof ways)[0], (typeof ways)[0]];

  it('a step less leads to the nearest way, with as little else changed as can be', () => {
    expect(nearest(ways, first, 'steel', -1)).toBe(second);
    expect(nearest(ways, second, 'steel', -1)).toBe(last);
  });

  it('where there is none, nothing changes', () => {
    expect(stepsTo(ways, first, 'steel', 1)).toEqual([]);
    expect(nearest(ways, first, 'steel', 1)).toBe(first);
  });
});

const batch = (price: number, purse: number, least = 0): Batch => ({
  verb: 'buy',
  items: ['a', 'b', 'c'].map((id, stock) => ({ label: `buy ${id}`, kind: 'card', id, n: 0, stock })),
  stocks: [1, 1, 1],
  least,
  most: 3,
  price,
  purse,
  names: [],
});
const doc = { you: { can_undo: false } } as TableDoc;
const words: ManyWords = {
  title: '',
  cards: (price) => (price === null ? 'price open' : `${price} each`),
  button: (n, m) => `${n} for ${m}`,
  none: 'none',
  money: (left) => ({ text: `${left} left`, short: 'short', icon: '' }),
};
const of = (...cards: string[]) => new Set(cards);

describe('a choice of several cards', () => {
  it('is one of several, though all must be taken that may be, or of one that may stay', () => {
    const so = (least: number, most: number): boolean => isOfCards({ ...batch(0, 0), least, most });
    expect([so(2, 2), so(0, 1), so(0, 3), so(1, 1)]).toEqual([true, true, true, false]);
  });

  const pick = manyPick(doc, batch(4, 9), words);

  it('says what is done once there are as many as there must be', () => {
    const two = manyPick(doc, { ...batch(0, 0, 2), most: 2 }, words);
    const said = [of('a'), of('a', 'b'), of('a', 'b', 'c')].map((chosen) => two.button(chosen));
    expect(said).toEqual(['Choose cards', '2 for 0', 'Choose cards']);
  });

  it('is answered in one piece', () => {
    expect(pick.answers(of('c', 'a'))).toEqual([['buy a', 'buy c']]);
    expect(pick.button(of('c', 'a'))).toBe('2 for 8');
  });

  it('takes no more than the money allows', () => {
    expect(pick.ready(of('a', 'b'))).toBe(true);
    expect(pick.ready(of('a', 'b', 'c'))).toBe(false);
    expect(pick.money?.(of('a', 'b', 'c'))).toMatchObject({ left: -3, short: 'short' });
  });

  it('takes nothing by the small button only: the main one waits for a card', () => {
    expect(pick.ready(of())).toBe(false);
    expect(pick.none?.(of())).toBe('none');
    expect(pick.none?.(of('a'))).toBeNull();
    expect(pick.answers(of())).toEqual([[]]);
    expect(manyPick(doc, batch(-1, 0, 1), words).none?.(of())).toBeNull();
  });

  it('brings money where its price is below nothing', () => {
    expect(manyPick(doc, batch(-1, 0, 1), words).button(of('a', 'b'))).toBe('2 for 2');
  });

  it('goes by the money of the card that leads', () => {
    const options = [5, 20].map((purse, index) => ({
      index,
      label: `lead ${purse}`,
      text: '',
      verb: 'lead',
      kind: 'card',
      id: `l${purse}`,
      n: 0,
      then: batch(4, purse),
    })) satisfies Option[];
    const led = manyPick(doc, batch(4, 5), words, { title: '', options, choose: 'choose', alone: (card) => `only ${card}` });
    expect(led.button(of('a'))).toBe('choose');
    expect(led.ready(of('l5', 'a', 'b'))).toBe(false);
    expect(led.ready(of('l20', 'a', 'b'))).toBe(true);
    expect(led.none?.(of('l20'))).toBe('only l20');
    expect(led.answers(of('l20', 'b'))).toEqual(['lead 20', ['buy b']]);
  });

  it('tells the price of the card that leads, once it is chosen', () => {
    const options = [3, 1].map((price, index) => ({
      index,
      label: `lead ${price}`,
      text: '',
      verb: 'lead',
      kind: 'card',
      id: `l${price}`,
      n: 0,
      then: batch(price, 9),
    })) satisfies Option[];
    const led = manyPick(doc, batch(3, 9), words, { title: '', options, choose: 'choose', alone: (card) => `only ${card}` });
    const heading = led.groups.find(({ key }) => key === 'many')?.heading;
    expect(heading?.(of('a'))).toBe('price open');
    expect(heading?.(of('l1', 'a'))).toBe('1 each');
    expect(led.button(of('l1', 'a', 'b'))).toBe('2 for 2');
  });
});
