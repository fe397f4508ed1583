import { describe, expect, it } from 'vitest';
import { atFirst, choiceOf, lay, listed, listOf, selection, take, turnOver, wayFor, wholeOf } from '@/games/dice/laid';
import words from '@/games/dice/words.json';
import { format } from '@/lib/i18n/format';
import type { Batch, Socket, Way } from '@/lib/protocol/generated';
import type { Table } from '@/lib/table.svelte';

const socket = (...accepts: string[]): Socket => ({ icon: '', accepts, paid: '' });
const way = (costs: Record<string, number>, ...answers: string[]): Way => ({ costs, answers });
const HEAT = socket('heat', 'wild');
const STEEL = socket('steel', 'wild');

describe('what lies in the sockets', () => {
  const ways = [
    way({ heat: 1, steel: 1 }, 'wild 0', 'wild 0'),
    way({ heat: 1, wild: 1 }, 'wild 0', 'wild 1'),
    way({ wild: 1, steel: 1 }, 'wild 1'),
  ];
  const two = [HEAT, STEEL];

  it('is one of the ways to pay, in whatever order it lies', () => {
    expect(wayFor(ways, ['heat', 'wild'])?.answers).toEqual(['wild 0', 'wild 1']);
    expect(wayFor(ways, ['steel', 'wild'])?.answers).toEqual(['wild 1']);
    expect(wayFor(ways, ['wild', 'wild'])).toBeUndefined();
    expect(wayFor([way({ heat: 1 })], ['free', 'heat'])).toBeDefined();
  });

  it('changes where the socket takes it and it is a way to pay', () => {
    expect(lay(two, ways, ['heat', 'steel'], 'wild')).toEqual(['wild', 'steel']);
    expect(lay(two, ways, ['heat', 'steel'], 'wild', 1)).toEqual(['heat', 'wild']);
    expect(lay(two, ways, ['wild', 'steel'], 'wild', 1)).toEqual(['wild', 'steel']);
    expect(lay(two, ways, ['wild', 'steel'], 'steel', 0)).toEqual(['wild', 'steel']);
    expect(lay(two, [way({ steel: 1 })], ['free', 'steel'], 'heat')).toEqual(['free', 'steel']);
  });

  it('turns to the next thing with a click', () => {
    const any = [socket('plant', 'animal', 'wild')];
    const each = [way({ plant: 1 }), way({ animal: 1 }), way({ wild: 1 })];
    expect(turnOver(any, each, ['plant'], 0)).toEqual(['animal']);
    expect(turnOver(any, each, ['animal'], 0)).toEqual(['wild']);
    expect(turnOver(any, each, ['wild'], 0)).toEqual(['plant']);
    expect(turnOver(any, [], ['plant'], 0)).toEqual(['plant']);
  });

  it('is answered with the way that it is; without a choice nothing is asked', () => {
    const table = (told: Way[], laid: string[]): Table =>
      ({ selected: 'play x', laid, courses: [], chosen: [], previews: new Map([['play x', { ways: told }]]) }) as unknown as Table;
    expect(selection.answers(table(ways, ['wild', 'steel']))).toEqual(['wild 1']);
    expect(selection.answers(table([], ['heat', 'steel']))).toEqual([]);
  });
});

const item = (id: string, stock: number) => ({ label: `keep ${id}`, kind: 'thing', id, n: 0, stock });
const keep = (stocks: number[], most = 3): Batch => ({
  verb: 'keep',
  items: [item('plant', 0), item('steel', 1)],
  stocks,
  least: 0,
  most: Math.min(most, stocks[0]! + stocks[1]!),
  price: 0,
  purse: 0,
  names: [],
});

/** Two plants and a steel that may be turned. */
const turning: Batch = {
  ...keep([2, 0, 1], 2),
  verb: 'turn',
  items: [
    { label: 'turn-plant-to microbe', kind: 'thing', id: 'microbe', n: 0, stock: 0 },
    { label: 'turn-plant-to animal', kind: 'thing', id: 'animal', n: 0, stock: 0 },
    { label: 'turn-steel-to city', kind: 'thing', id: 'city', n: 0, stock: 2 },
  ],
  names: ['plant', 'microbe', 'steel'],
};
const [MICROBE, ANIMAL, CITY] = turning.items.map(({ label }) => label) as [string, string, string];

describe('things that are listed', () => {
  it('are taken with a click each, and given back with another', () => {
    expect(take(turning, [], ANIMAL, false)).toEqual([ANIMAL]);
    expect(take(turning, [ANIMAL], CITY, false)).toEqual([ANIMAL, CITY]);
    expect(take(turning, [CITY], CITY, false)).toEqual([]);
    expect(take(turning, [ANIMAL, ANIMAL], ANIMAL, true)).toEqual([ANIMAL]);
  });

  it('take the place of another where there is no room', () => {
    expect(take(turning, [MICROBE, ANIMAL], CITY, false)).toEqual([ANIMAL, CITY]);
    expect(take({ ...turning, most: 3 }, [MICROBE, CITY, MICROBE], ANIMAL, false)).toEqual([MICROBE, CITY, ANIMAL]);
  });

  it('are one answer, whatever the order; the button says what will be done', () => {
    const asks = (laid: string[]): Table => ({ decision: { batch: turning }, selected: null, laid }) as unknown as Table;
    expect(selection.answers(asks([CITY, ANIMAL]))).toEqual([[CITY, ANIMAL]]);
    expect(listOf(asks([]))).toBe(turning);
    expect(choiceOf(asks([]))).toBeNull();
    expect(listed(turning, [])).toMatchObject({ button: 'Choose dice to turn', ready: false, none: 'Turn none' });
    expect(listed(turning, [CITY, ANIMAL])).toMatchObject({ button: 'Turn 2 dice', ready: true });
    expect(listed(turning, [CITY]).button).toBe('Turn steel to city');
    expect(listed(turning, [ANIMAL]).groups?.map(({ items }) => items.map(({ n }) => n))).toEqual([[0, 1], [0]]);
  });

  it('must be as many as are asked for', () => {
    const gain: Batch = { ...keep([9, 9]), verb: 'take', least: 3, most: 3 };
    expect(listed(gain, ['keep plant'])).toMatchObject({ button: 'Choose 2 more', ready: false, none: null });
    expect(listed(gain, ['keep plant', 'keep plant', 'keep steel'])).toMatchObject({ button: 'Gain 3 resources', ready: true });
  });
});

describe('dice to keep', () => {
  it('are all of them at first where all may stay, none where some must go', () => {
    expect(atFirst(keep([2, 1]))).toEqual(['plant', 'plant', 'steel']);
    expect(atFirst(keep([2, 2]))).toEqual([]);
  });

  it('are a selection; a decision without one, or one that leaves no choice how many, is none', () => {
    const asks = (batch: Batch | null): Table => ({ decision: { batch }, selected: null, laid: ['steel', 'plant'] }) as unknown as Table;
    expect(selection.answers(asks(keep([2, 2])))).toEqual([['keep steel', 'keep plant']]);
    expect(choiceOf(asks(null))).toBeNull();
    expect(choiceOf(asks({ ...keep([2, 2]), least: 3 }))).toBeNull();
  });

  it('are never thrown away by the button that glows', () => {
    const none = wholeOf(keep([3, 3]), []);
    expect(none.ready).toBe(false);
    expect(none.button).toBe('Choose up to 3 dice');
    expect(none.none).toBe('Keep no dice');
    expect(wholeOf(keep([3, 3]), ['plant'])).toMatchObject({ ready: true, none: null });
  });

  it('are told with what goes back, and well for one and all', () => {
    expect(wholeOf(keep([1, 0]), ['plant']).button).toBe('Keep 1 die');
    expect(wholeOf(keep([4, 1]), ['plant']).button).toBe('Keep 1 die, return 4');
    expect(wholeOf(keep([4, 3]), ['plant', 'plant', 'steel']).button).toBe('Keep 3 dice, return 4');
    expect(format('ru', words.keep.ru, { n: 2, back: 3 })).toBe('Оставить 2 кубика, вернуть 3');
    expect(format('ru', words.keepAll.ru, { n: 1 })).toBe('Оставить 1 кубик');
  });
});
