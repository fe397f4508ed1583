import type { Means, Payment } from '@/games/types';

const ceil = (a: number, b: number): number => Math.ceil(a / b);

/** What could still be paid with the means from `first` on, and money. */
function power(payment: Payment, first: number): number {
  return payment.means.slice(first).reduce((sum, m) => sum + m.units * m.value, payment.money);
}

export interface Step {
  means: Means;
  least: number;
  most: number;
  rest: number;
}

export type Units = Record<string, number>;

interface Paid {
  /** Of every means: also of those where there is no choice. */
  units: Units;
  /** What the rules ask for: one means after the other; where there is no choice, there is no question. */
  asked: [string, number][];
  money: number;
}

/** Pays as `choose` says, within what the rules allow. */
export function walk(payment: Payment, choose: (step: Step) => number): Paid {
  let rest = payment.total;
  const units: Units = {};
  const asked: [string, number][] = [];
  payment.means.forEach((means, i) => {
    const least = Math.max(0, ceil(rest - power(payment, i + 1), means.value));
    const most = Math.min(means.units, ceil(rest, means.value));
    const paid = least < most ? Math.min(most, Math.max(least, choose({ means, least, most, rest }))) : Math.min(least, most);
    if (least < most) asked.push([means.name, paid]);
    units[means.name] = paid;
    rest = Math.max(0, rest - paid * means.value);
  });
  return { units, asked, money: rest };
}

const as = (payment: Payment, units: Units): Paid => walk(payment, ({ means }) => units[means.name] ?? 0);

/** The cheapest way: as much of each as pays without waste. */
export const cheapest = (payment: Payment): Units => walk(payment, ({ means, rest }) => Math.floor(rest / means.value)).units;

/** What is chosen, made legal. */
export const settled = (payment: Payment, units: Units): Units => as(payment, units).units;

/** The answers to the small decisions that a payment is made of. */
export const payLabels = (payment: Payment, units: Units): string[] => as(payment, units).asked.map(([name, n]) => `pay ${n} ${name}`);

export const moneyFor = (payment: Payment, units: Units): number => as(payment, units).money;
