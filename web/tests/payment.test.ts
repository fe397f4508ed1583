import { describe, expect, it } from 'vitest';
import { buyAnswers, undecided } from '@/games/mars/picks';
import { cheapest, moneyFor, payLabels, settled } from '@/lib/payment';
import type { Payment } from '@/games/types';

const means = (name: string, units: number, value: number) => ({ name, text: name, icon: '', units, value });
const pay = (total: number, money: number, ...m: Payment['means']): Payment => ({ total, money, coin: { icon: '', text: '' }, means: m });

describe('payments', () => {
  it('money alone asks nothing', () => {
    expect(payLabels(pay(12, 20), {})).toEqual([]);
    expect(moneyFor(pay(12, 20), {})).toBe(12);
  });

  it('one means: as many units as chosen, within what the rules allow', () => {
    const p = pay(17, 30, means('steel', 4, 2));
    expect(payLabels(p, { steel: 3 })).toEqual(['pay 3 steel']);
    expect(payLabels(p, { steel: 9 })).toEqual(['pay 4 steel']);
    expect(moneyFor(p, { steel: 3 })).toBe(11);
    expect(cheapest(p)).toEqual({ steel: 4 });
  });

  it('does not waste: the last unit is left where it would overpay', () => {
    expect(cheapest(pay(5, 30, means('titanium', 4, 3)))).toEqual({ titanium: 1 });
  });

  it('pays in full where there is no money: the last unit may be worth more than the rest', () => {
    expect(cheapest(pay(5, 0, means('titanium', 2, 3)))).toEqual({ titanium: 2 });
    expect(cheapest(pay(8, 0, means('steel', 4, 2)))).toEqual({ steel: 4 });
    expect(cheapest(pay(7, 1, means('titanium', 1, 3), means('steel', 5, 2)))).toEqual({ titanium: 1, steel: 2 });
  });

  it('a change of one means makes room, or takes up what is missing', () => {
    const p = pay(20, 5, means('titanium', 3, 3), means('steel', 5, 2));
    expect(settled(p, { titanium: 4, steel: 5 })).toEqual({ titanium: 3, steel: 5 });
    expect(settled(p, { titanium: 3, steel: 0 })).toEqual({ titanium: 3, steel: 3 });
    expect(moneyFor(p, { titanium: 3, steel: 0 })).toBe(5);
  });

  it('no question where there is no choice', () => {
    expect(payLabels(pay(8, 0, means('steel', 4, 2)), { steel: 0 })).toEqual([]);
    expect(payLabels(pay(8, 4, means('steel', 4, 2)), { steel: 0 })).toEqual(['pay 2 steel']);
  });

  it('several means are asked one after the other, the first decides what is left', () => {
    const p = pay(20, 5, means('titanium', 3, 3), means('steel', 5, 2), means('heat', 4, 1));
    expect(payLabels(p, { titanium: 3, steel: 5, heat: 0 })).toEqual(['pay 3 titanium', 'pay 5 steel', 'pay 0 heat']);
    expect(payLabels(p, { titanium: 1, steel: 0, heat: 0 })).toEqual(['pay 1 titanium', 'pay 4 steel']);
    expect(payLabels(pay(9, 20, means('titanium', 3, 3), means('steel', 5, 2)), { titanium: 3, steel: 2 })).toEqual(['pay 3 titanium']);
  });
});

describe('buying', () => {
  it('answers each card, until there is no money for one more', () => {
    const dealt = ['a', 'b', 'c', 'd'];
    expect(buyAnswers(dealt, new Set(['b']), 20, 3)).toEqual(['leave a', 'buy b', 'leave c', 'leave d']);
    expect(buyAnswers(dealt, new Set(['a', 'b']), 7, 3)).toEqual(['buy a', 'buy b']);
    expect(buyAnswers(dealt, new Set(), 2, 3)).toEqual([]);
  });

  it('goes on where a bot that played for me has stopped', () => {
    expect(undecided(['a', 'b', 'c'], 'b')).toEqual(['b', 'c']);
    expect(undecided(['a', 'b', 'c'], undefined)).toEqual(['a', 'b', 'c']);
  });
});
