import type { Means, Payment } from '../types';

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

/** How the rules ask: one means after the other; where there is no choice, there is no question. */
export function walk(payment: Payment, choose: (step: Step) => number): { asked: [string, number][]; money: number } {
  let rest = payment.total;
  const asked: [string, number][] = [];
  payment.means.forEach((means, i) => {
    if (means.units === 0 || rest === 0) return;
    const least = Math.max(0, ceil(rest - power(payment, i + 1), means.value));
    const most = Math.min(means.units, ceil(rest, means.value));
    let units = least;
    if (least < most) {
      units = Math.min(most, Math.max(least, choose({ means, least, most, rest })));
      asked.push([means.name, units]);
    }
    rest = Math.max(0, rest - units * means.value);
  });
  return { asked, money: rest };
}

/** The cheapest way: as much of each as pays without waste. */
export function cheapest(payment: Payment): Record<string, number> {
  const found = walk(payment, ({ means, rest }) => Math.floor(rest / means.value));
  return Object.fromEntries(found.asked);
}

/** The answers to the small decisions that a payment is made of. */
export function payLabels(payment: Payment, units: Record<string, number>): string[] {
  const found = walk(payment, ({ means }) => units[means.name] ?? 0);
  return found.asked.map(([name, n]) => `pay ${n} ${name}`);
}

export function moneyFor(payment: Payment, units: Record<string, number>): number {
  return walk(payment, ({ means }) => units[means.name] ?? 0).money;
}
