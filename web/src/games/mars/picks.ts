import { catalogue } from '@/lib/catalogue.svelte';
import { cardOf } from '@/lib/options';
import type { TableDoc, Option, View } from '@/lib/protocol/generated';
import { allCards, onePick } from '../shared/picks';
import { common } from '../shared/strings';
import { num, zone } from '../shared/words';
import type { Pick } from '../types';
import { say } from './strings';

/** The money that a corporation starts with, as its icons say. */
export function startMoney(key: string): number {
  for (const row of catalogue.card(key)?.icons.rows ?? []) {
    const at = row.indexOf('res-mc');
    if (row[0] === 'start' && at > 0) return Number(row[at - 1]);
  }
  return 0;
}

/** Yes or no for each card, as long as there is money for one more; after that nobody asks. */
export function buyAnswers(dealt: string[], chosen: ReadonlySet<string>, money: number, price: number): string[] {
  const found: string[] = [];
  let bought = 0;
  for (const card of dealt) {
    if (money < price * (bought + 1)) break;
    if (chosen.has(card)) bought += 1;
    found.push(`${chosen.has(card) ? 'buy' : 'leave'} ${card}`);
  }
  return found;
}

/** The cards still to be decided: those before the one that is asked about were left, perhaps by a bot that played for me. */
export const undecided = (dealt: string[], asked: string | undefined): string[] =>
  asked === undefined ? dealt : dealt.slice(Math.max(0, dealt.indexOf(asked)));

function buyPick(view: View, seat: number, corporations: Option[], title: string, asked?: string): Pick {
  const dealt = undecided(zone(view, seat, 'dealt'), asked);
  const kept = zone(view, seat, 'kept').length;
  const price = num(view, seat, 'card_price') || 3;
  const own = corporations.map((o) => cardOf(o) ?? '');
  const begun = view.seats[seat]?.slots['corporation'] !== null;
  const waiting = zone(view, seat, 'dealt_corporations');
  const purse = (chosen: ReadonlySet<string>): number => {
    if (begun) return num(view, seat, 'mc') + num(view, seat, 'heat') * num(view, seat, 'heat_value') - kept * price;
    const corporation = own.find((c) => chosen.has(c)) ?? (own.length ? undefined : waiting[0]);
    return corporation === undefined ? Infinity : startMoney(corporation) - kept * price;
  };
  const bought = (chosen: ReadonlySet<string>): number => dealt.filter((c) => chosen.has(c)).length;
  const corporationOf = (chosen: ReadonlySet<string>): string | undefined => own.find((c) => chosen.has(c));
  const groups: Pick['groups'] = [];
  if (own.length) groups.push({ key: 'corporation', title: say('corporation'), cards: own, choose: 'one', lead: true });
  if (dealt.length) groups.push({ key: 'cards', title: say('cards', { m: price }), cards: dealt, choose: 'many' });
  return {
    title,
    groups,
    money: (chosen) => {
      const left = purse(chosen) - bought(chosen) * price;
      return Number.isFinite(left) ? { left, icon: 'res-mc', text: say('money', { m: left }), short: say('short') } : null;
    },
    ready: (chosen) => (!own.length || corporationOf(chosen) !== undefined) && purse(chosen) >= bought(chosen) * price,
    button: (chosen) => {
      const n = bought(chosen);
      const corporation = corporationOf(chosen);
      if (own.length && !corporation) return say('chooseCorporation');
      if (n) return say('buy', { n, m: n * price });
      if (!corporation) return say('buyNone');
      const name = catalogue.title(corporation);
      return dealt.length ? say('startBare', { name }) : common('start', { name });
    },
    answers: (chosen) => {
      const corporation = corporations.find((o) => chosen.has(cardOf(o) ?? ''));
      const buys = buyAnswers(dealt, chosen, purse(chosen), price);
      return [...(corporation ? [corporation.label] : []), ...buys];
    },
  };
}

function sellPick(doc: TableDoc, options: Option[]): Pick {
  const cards = options.flatMap((o) => cardOf(o) ?? []);
  const count = (chosen: ReadonlySet<string>): number => cards.filter((c) => chosen.has(c)).length;
  return {
    title: say('sellTitle'),
    groups: [{ key: 'sell', title: say('hand'), cards, choose: 'many' }],
    ready: (chosen) => count(chosen) > 0,
    button: (chosen) => say('sell', { n: count(chosen), m: count(chosen) }),
    answers: (chosen) => {
      const sold = options.filter((o) => chosen.has(cardOf(o) ?? '')).map((o) => o.label);
      // With the last card there is nothing more to ask.
      return sold.length === cards.length ? sold : [...sold, 'done'];
    },
    cancel: doc.you.can_undo,
  };
}

export function pick(doc: TableDoc): Pick | null {
  const { decision, view, you } = doc;
  if (!decision || !view || you.seat === null || decision.prompt === 'action') return null;
  const options = decision.options;
  if (decision.prompt === 'corporation') return buyPick(view, you.seat, options, say('firstChoice'));
  // A card that is offered by another one: the question says by which.
  const research = decision.card ? decision.text : say('research', { n: view.world['generation'] ?? 1 });
  if (decision.prompt.startsWith('buy ')) return buyPick(view, you.seat, [], research, cardOf(options[0]));
  if (decision.prompt === 'sell')
    return sellPick(
      doc,
      options.filter((o) => cardOf(o)),
    );
  return allCards(options) ? onePick(doc, options) : null;
}
