import { describe, expect, it } from 'vitest';
import { beside } from '@/lib/place';
import { finished, holds, passed, progress, shownStep, type Now } from '@/table/guide';
import { termFor } from '@/ui/terms';
import type { Lesson, Step } from '@/games/types';

const text = { en: 'a', pt: 'b', ru: 'c' };
const lesson = (steps: Record<string, Partial<Step>>): Lesson => ({
  preset: '',
  bots: 1,
  seed: '',
  cards: {},
  steps: Object.fromEntries(Object.entries(steps).map(([id, step]) => [id, { text, ...step }])),
});
const now = (more: Partial<Now> = {}): Now => ({ asks: 'menu', chosen: '', given: [], may: [], round: 1, part: '', ...more });

describe('a lesson', () => {
  const one = lesson({
    hello: {},
    play: { when: { asks: 'menu' }, done: [{ given: 'play' }], until: [{ round: 2 }] },
    tile: { aside: true, when: { asks: 'map' } },
    bye: { when: { round: 2 } },
  });

  it('shows its steps one after another, each at its moment', () => {
    expect(shownStep(one, [], now())?.id).toBe('hello');
    expect(shownStep(one, ['hello'], now())?.id).toBe('play');
    expect(shownStep(one, ['hello'], now({ asks: 'nothing' }))).toBeNull();
    expect(shownStep(one, ['hello', 'play'], now())).toBeNull();
    expect(shownStep(one, ['hello', 'play'], now({ round: 3 }))?.id).toBe('bye');
  });

  it('has asides that come whenever their moment does, once', () => {
    expect(shownStep(one, ['hello'], now({ asks: 'map' }))?.id).toBe('tile');
    expect(shownStep(one, ['hello', 'tile'], now({ asks: 'map' }))).toBeNull();
    expect(progress(one, ['hello', 'tile'])).toEqual({ n: 2, of: 3 });
  });

  it('tells the moves that may be made', () => {
    const end = lesson({ end: { done: [{ given: 'end' }, { may: 'pass' }] } }).steps['end'];
    const over = (more: Partial<Now>): boolean => end?.done?.some((moment) => holds(moment, now(more))) ?? false;
    expect(over({ may: ['play', 'end'] })).toBe(false);
    expect(over({ may: ['play', 'pass'] })).toBe(true);
  });

  it('leaves out steps whose time has passed, and ends without its asides', () => {
    expect(passed(one, ['hello'], now({ round: 2 }))).toEqual(['play']);
    expect(finished(one, ['hello', 'play', 'bye'])).toBe(true);
    expect(finished(one, ['hello', 'play'])).toBe(false);
  });
});

describe('a card beside a thing', () => {
  const room = { left: 0, top: 0, width: 1000, height: 700 };
  const covers = (a: typeof room, b: typeof room): boolean =>
    a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

  it('covers neither the thing nor what is to be pressed, and stays on the screen', () => {
    const main = { left: 760, top: 600, width: 220, height: 50 };
    for (const thing of [
      { left: 10, top: 10, width: 80, height: 30 },
      { left: 900, top: 300, width: 90, height: 40 },
      { left: 400, top: 640, width: 120, height: 50 },
      { left: 0, top: 40, width: 600, height: 500 },
    ]) {
      const card = beside(thing, { width: 330, height: 150 }, room, [main]);
      expect(covers(card, thing)).toBe(false);
      expect(covers(card, main)).toBe(false);
      expect(card.left >= 0 && card.top >= 0 && card.left + card.width <= 1000 && card.top + card.height <= 700).toBe(true);
    }
  });
});

describe('a term', () => {
  const terms = { 'res-x': { word: 'x', text }, 'tile-*': { title: text, text } };
  const found = (name: string, spoken = '') => termFor(terms, name, 'pt', spoken, (id) => `word ${id}`, 'made');

  it('has the words of the game in the language of the reader', () => {
    expect(found('res-x')).toEqual({ title: 'Word x', lines: ['b'], icon: 'res-x' });
    expect(found('tile-city')?.title).toBe('B');
  });

  it('of a production says what a production is, and then what is produced', () => {
    expect(found('prod-x')?.lines).toEqual(['made', 'b']);
  });

  it('without words is called as the icon is, or not shown', () => {
    expect(found('odd', 'Odd')).toEqual({ title: 'Odd', lines: [] });
    expect(found('odd')).toBeNull();
  });
});
