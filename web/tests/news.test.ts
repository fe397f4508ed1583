import { describe, expect, it } from 'vitest';
import type { GamePlugin } from '@/games/types';
import type { TableDoc, LogLine } from '@/lib/protocol/generated';
import { News } from '@/table/digest.svelte';

const me = { seat: 0, cards: new Set<string>() };
const plugin = { production: 'production', announcements: [], chapter: { slot: 'round' } } as unknown as GamePlugin;
const brought: LogLine = {
  n: 2,
  seat: 0,
  pieces: [{ text: 'I got 20' }],
  parts: [
    ['note', 0, 'production', 0, null],
    ['change', 0, 'mc', 20, null],
  ],
};
const doc = (log: LogLine[], result: object | null = null): TableDoc =>
  ({
    log: [{ n: 1, seat: 0, pieces: [{ text: 'I passed' }], parts: [] }, ...log],
    view: { world: { round: 3 } },
    table: { seats: [{ resigned: false }] },
    you: { ahead: null },
    result,
  }) as unknown as TableDoc;

describe('what a production brought', () => {
  it('is told when it comes, not on arrival', () => {
    const news = new News();
    news.take(doc([brought]), me, plugin, false);
    expect(news.received).toBeNull();
    const later = new News();
    later.take(doc([]), me, plugin, false);
    later.take(doc([brought]), me, plugin, false);
    expect(later.received?.gains).toEqual({ mc: 20 });
  });

  it('is no news any more when the game is over', () => {
    const news = new News();
    news.take(doc([]), me, plugin, false);
    news.take(doc([brought]), me, plugin, false);
    expect(news.received).not.toBeNull();
    news.take(doc([brought], {}), me, plugin, false);
    expect(news.received).toBeNull();
  });
});

describe('what goes by itself between two chapters', () => {
  const part = { title: () => 'Turmoil', begins: 'revision', tells: ['event'] };
  const told = { ...plugin, interlude: part } as unknown as GamePlugin;
  const line = (n: number, seat: number | null, text: string, ...parts: LogLine['parts']): LogLine => ({
    n,
    seat,
    pieces: [{ text }],
    parts,
  });
  const chapter = (n: number): LogLine => line(n, null, 'Round', ['note', null, 'round', 3, null]);
  const phase = [
    line(3, null, 'Revision', ['note', null, 'revision', 0, null]),
    line(4, 0, 'My rating fell', ['change', 0, 'tr', -1, null]),
    line(5, null, 'Event', ['note', null, 'event', 0, null]),
    line(6, 0, 'I drew a card'),
    line(7, 1, 'Bo drew a card'),
    chapter(8),
  ];

  it('is told with the production when the next chapter begins, though I was asked something meanwhile', () => {
    const news = new News();
    news.take(doc([]), me, told, false);
    news.take(doc([brought]), me, told, false);
    expect(news.received).toMatchObject({ gains: { mc: 20 }, interlude: null });
    news.take(doc([brought, ...phase]), me, told, false);
    expect(news.received?.gains).toEqual({ mc: 20 });
    expect(news.received?.interlude?.mine).toEqual({ tr: -1 });
    expect(news.received?.interlude?.lines.map((l) => l.n)).toEqual([5, 6]);
  });

  it('is told of the chapter that is over, not of one before it', () => {
    const news = new News();
    const later = [...phase, line(9, 0, 'I passed'), chapter(10)];
    news.take(doc(phase), me, told, false);
    news.take(doc(later), me, told, false);
    expect(news.received).toBeNull();
  });
});

describe('a turn that passed by', () => {
  const passed: LogLine = { n: 2, seat: 0, pieces: [{ text: 'I passed' }], parts: [['note', 0, 'pass', 0, null]] };
  const forced = (given: string[], ahead = false): boolean => {
    const news = new News();
    const before = { ...doc([]), you: { ahead: { label: 'pass', set: ahead } } } as TableDoc;
    news.take(before, me, { ...plugin, passing: { note: 'pass', text: () => '' } }, false, given);
    news.take(doc([passed]), me, { ...plugin, passing: { note: 'pass', text: () => '' } }, false, given);
    return news.forced;
  };

  it('is told, unless I passed myself or had said so before', () => {
    expect(forced(['action', 'project'])).toBe(true);
    expect(forced(['action', 'pass'])).toBe(false);
    expect(forced(['action', 'project'], true)).toBe(false);
  });
});
