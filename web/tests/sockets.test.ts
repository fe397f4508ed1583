import { describe, expect, it } from 'vitest';
import { keepButton, selection } from '@/games/dice/diceSelection';
import words from '@/games/dice/words.json';
import { format } from '@/lib/i18n/format';
import type { TableDoc } from '@/lib/protocol/generated';
import { fill, keepAnswers, lay, payAnswers, socket, turnOver } from '@/games/dice/sockets';

const holding = (own: Record<string, number>) => (name: string) => own[name] ?? 0;
const sockets = (...icons: string[]) => icons.map(socket);
const HEAT = 'die-red-heat';
const STEEL = 'die-grey-steel';

describe('sockets', () => {
  it('are filled with discounts first, then dice, wild tokens last', () => {
    const three = sockets(HEAT, HEAT, HEAT);
    expect(fill(three, holding({ heat: 1, wild: 1 }), holding({ heat: 1 }))).toEqual(['free', 'heat', 'wild']);
    expect(fill(three, holding({ heat: 1, wild: 1 }))).toEqual(['heat', 'wild', '']);
  });

  it('any die: of what there is most', () => {
    expect(fill(sockets('die-any'), holding({ plant: 1, steel: 3, wild: 5 }))).toEqual(['steel']);
    expect(fill(sockets('die-green'), holding({ animal: 1, steel: 3 }))).toEqual(['animal']);
    expect(fill(sockets('die-green'), holding({ wild: 1 }))).toEqual(['wild']);
  });

  it('take what is laid into them, if there is one more and it fits', () => {
    const two = sockets(HEAT, STEEL);
    const has = holding({ heat: 1, steel: 2, wild: 1 });
    expect(lay(two, ['heat', 'steel'], has, 'wild')).toEqual(['wild', 'steel']);
    expect(lay(two, ['heat', 'steel'], has, 'wild', 1)).toEqual(['heat', 'wild']);
    expect(lay(two, ['wild', 'steel'], has, 'wild', 1)).toEqual(['wild', 'steel']);
    expect(lay(two, ['wild', 'steel'], has, 'steel', 0)).toEqual(['wild', 'steel']);
    expect(lay(two, ['free', 'steel'], has, 'heat')).toEqual(['free', 'steel']);
  });

  it('change with a click to the next thing at hand', () => {
    const has = holding({ plant: 1, animal: 1, wild: 1 });
    const any = sockets('die-green');
    expect(turnOver(any, ['plant'], has, 0)).toEqual(['animal']);
    expect(turnOver(any, ['animal'], has, 0)).toEqual(['wild']);
    expect(turnOver(any, ['wild'], has, 0)).toEqual(['plant']);
    expect(turnOver(any, ['plant'], holding({ plant: 1 }), 0)).toEqual(['plant']);
  });
});

describe('answers of a payment', () => {
  const pay = (icons: string[], laid: string[], own: Record<string, number>) => payAnswers(sockets(...icons), laid, holding(own));

  it('without a choice the rules ask nothing', () => {
    expect(pay([HEAT, HEAT], ['heat', 'heat'], { heat: 2 })).toEqual([]);
    expect(pay([HEAT, HEAT], ['heat', 'wild'], { heat: 1, wild: 1 })).toEqual([]);
    expect(pay(['die-any'], ['heat'], { heat: 4 })).toEqual([]);
  });

  it('face by face in the order of the rules, not of the card', () => {
    expect(pay([STEEL, HEAT], ['wild', 'heat'], { heat: 1, steel: 1, wild: 2 })).toEqual(['wild 0', 'wild 1']);
    expect(pay([STEEL, HEAT], ['wild', 'wild'], { heat: 1, steel: 1, wild: 2 })).toEqual(['wild 1', 'wild 1']);
  });

  it('tokens that a later face needs are no choice for an earlier one', () => {
    expect(pay([HEAT, STEEL], ['heat', 'wild'], { heat: 1, wild: 1 })).toEqual([]);
    expect(pay([HEAT, STEEL], ['heat', 'wild'], { heat: 1, wild: 2 })).toEqual(['wild 0']);
  });

  it('what a discount covers is not asked for', () => {
    expect(pay([HEAT, HEAT], ['free', 'heat'], { heat: 1, wild: 1 })).toEqual(['wild 0']);
    expect(pay([HEAT], ['free'], { heat: 1, wild: 1 })).toEqual([]);
  });

  it('any die is named', () => {
    expect(pay(['die-any'], ['heat'], { heat: 1, plant: 1 })).toEqual(['pay heat']);
    expect(pay(['die-green'], ['wild'], { plant: 1, wild: 1 })).toEqual(['pay wild']);
  });
});

describe('dice that are kept', () => {
  it('go in the order of the faces, and are done where more could be kept', () => {
    expect(keepAnswers(['steel', 'plant', 'plant'], 3, holding({ plant: 3, steel: 1 }))).toEqual([
      'keep plant',
      'keep plant',
      'keep steel',
    ]);
    expect(keepAnswers(['plant'], 3, holding({ plant: 1, steel: 1 }))).toEqual(['keep plant', 'done']);
    expect(keepAnswers(['steel'], 3, holding({ plant: 1, steel: 1 }))).toEqual(['keep steel']);
    expect(keepAnswers(['steel'], 3, holding({ steel: 2 }))).toEqual(['keep steel', 'done']);
    expect(keepAnswers([], 3, holding({ steel: 2 }))).toEqual(['done']);
  });
});

describe('dice to keep at first', () => {
  const asked = (prompt: string, slots: Record<string, number>): TableDoc =>
    ({ decision: { prompt }, view: { seats: [{ slots: { kept_dice: 3, ...slots } }] }, you: { seat: 0 } }) as unknown as TableDoc;

  it('are all of them where all may stay, none where some must go', () => {
    expect(selection.begin(asked('keep', { plant: 2, steel: 1 }), null)).toEqual(['plant', 'plant', 'steel']);
    expect(selection.begin(asked('keep', { plant: 2, steel: 2 }), null)).toEqual([]);
  });

  it('are asked for by no other decision', () => {
    expect(selection.begin(asked('action', { plant: 2 }), null)).toEqual([]);
  });
});

describe('the button that keeps dice', () => {
  it('says what goes back, and says it well for none, one and all', () => {
    expect(keepButton(0, 1)).toBe('Keep no dice');
    expect(keepButton(1, 1)).toBe('Keep 1 die');
    expect(keepButton(1, 5)).toBe('Keep 1 die, return 4');
    expect(keepButton(3, 7)).toBe('Keep 3 dice, return 4');
    expect(format('ru', words.keep.ru, { n: 2, back: 3 })).toBe('Оставить 2 кубика, вернуть 3');
    expect(format('ru', words.keepAll.ru, { n: 1 })).toBe('Оставить 1 кубик');
  });
});
