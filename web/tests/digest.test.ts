import { describe, expect, it } from 'vitest';
import { sentence } from '@/lib/pieces';
import type { LogLine } from '@/lib/protocol/generated';
import { digestOf, hasPlayed, isAnnouncement, isHit, lastMove, lastOwn, lineChange, produced, sides, type Me } from '@/table/digest';

/** In the text of a line, `@` stands for its player. */
const line = (n: number, seat: number | null, text: string, ...parts: LogLine['parts']): LogLine => {
  const [before, after] = text.split('@');
  const pieces = after === undefined ? [{ text: before ?? '' }] : [{ text: '@', seat: seat ?? -1 }, { text: after }];
  return { n, seat, pieces: text ? pieces : [], parts };
};
const ME = 1;
const me: Me = { seat: ME, cards: new Set(['fish', 'ants']) };
const log = [
  line(1, ME, 'I played Comet'),
  line(2, 2, 'Vega planted a forest', ['tile', 2, 'C5', 'greenery', null], ['world', 2, 'oxygen', 1, null]),
  line(3, 0, 'Bo took 3 plants from me', ['change', 1, 'plants', -3, 'virus'], ['change', 0, 'mc', -1, 'virus']),
  line(4, 0, '', ['change', 1, 'mc', 2, null]),
  line(5, 0, 'Bo passed'),
  line(6, null, 'Generation 3'),
  line(
    7,
    2,
    'Vega raised the temperature',
    ['world', 2, 'oxygen', 1, null],
    ['change', 1, 'heat', 1, null],
    ['change', 1, 'heat', -1, null],
  ),
  line(8, 2, 'Vega ended the turn', ['note', 2, 'end-turn', 0, null]),
];

describe('the digest of my last turn', () => {
  it('tells first what hit me, then all else in the order in which it happened', () => {
    const found = digestOf(log, me, 1, ['end-turn']);
    expect(found?.hits.map((l) => l.n)).toEqual([3]);
    expect(found?.rest.map((p) => [p.seat, p.lines.map((l) => l.n)])).toEqual([
      [2, [2]],
      [0, [5]],
      [null, [6]],
      [2, [7]],
    ]);
  });

  it('adds up what it made of my numbers and of the world, also where no sentence tells it', () => {
    const found = digestOf(log, me, 1, ['end-turn']);
    expect(found?.mine).toEqual({ plants: -3, mc: 2 });
    expect(found?.world).toEqual({ oxygen: 2 });
  });

  it('is silent where nobody did anything', () => {
    expect(digestOf(log, me, 7, ['end-turn'])).toBeNull();
    expect(digestOf([line(8, null, 'Generation 4')], me, 7, ['end-turn'])).toBeNull();
    expect(digestOf([line(8, ME, 'I passed')], me, 7, ['end-turn'])).toBeNull();
  });

  it('knows a loss by another from one of my own', () => {
    expect(isHit(line(1, 0, 'x', ['change', 1, 'heat_production', -1, null]), me)).toBe(true);
    expect(isHit(line(1, ME, 'x', ['change', 1, 'mc', -9, null]), me)).toBe(false);
    expect(isHit(line(1, 0, 'x', ['change', 1, 'mc', 1, null]), me)).toBe(false);
    expect(isHit(line(1, 0, 'x', ['change', 1, 'mc', -1, null]), null)).toBe(false);
  });

  it('counts what is taken from my cards, and only from mine', () => {
    const taken = line(9, 0, 'Bo took an animal', ['resource', 0, 'fish', -1]);
    expect(isHit(taken, me)).toBe(true);
    expect(isHit(line(9, 0, 'x', ['resource', 0, 'pets', -1]), me)).toBe(false);
    expect(isHit(line(9, 0, 'x', ['resource', 0, 'fish', 1]), me)).toBe(false);
    expect(isHit(line(9, ME, 'x', ['resource', ME, 'fish', -1]), me)).toBe(false);
    const found = digestOf([...log, taken], me, 1, ['end-turn']);
    expect(found?.hits.map((l) => l.n)).toEqual([3, 9]);
    expect(found?.cards).toEqual({ fish: -1 });
  });

  it('finds what a production of all brought me, or one of my own', () => {
    const phase = [line(1, ME, 'I passed', ['change', 1, 'mc', -3]), line(2, null, 'Production', ['note', null, 'production', 0])];
    const paid = [
      line(3, 0, 'Bo received', ['change', 0, 'mc', 20]),
      line(4, ME, 'I received', ['change', 1, 'mc', 22], ['change', 1, 'heat', 2]),
    ];
    expect(produced([...phase, ...paid], me, 'production')).toEqual({ mc: 22, heat: 2 });
    const turned = line(4, ME, 'I turned energy into heat', ['change', 1, 'energy', -5], ['change', 1, 'heat', 5]);
    const income = line(5, ME, 'I received', ['change', 1, 'energy', 4], ['change', 1, 'heat', 1]);
    const later = [line(6, null, 'Generation 3', ['note', null, 'generation', 3]), line(7, ME, 'I drew', ['change', 1, 'mc', 9])];
    expect(produced([...phase, turned, income, ...later], me, 'production')).toEqual({ heat: 6, energy: 4 });
    expect(produced(paid, me, 'production')).toBeNull();
    const own = (seat: number) => line(1, seat, 'x', ['note', seat, 'production', 0], ['change', seat, 'plant', 1]);
    expect(produced([own(ME)], me, 'production')).toEqual({ plant: 1 });
    expect(produced([own(0), line(2, ME, 'x', ['change', 1, 'plant', -1])], me, 'production')).toBeNull();
  });

  it('tells what went and what came apart, even of the same thing', () => {
    const rebate = line(1, ME, 'x', ['change', 1, 'mc', -8], ['change', 1, 'mc', 5], ['change', 0, 'mc', 1], ['change', 1, 'mc', -2]);
    expect(lineChange(rebate, ME).seats[ME]).toMatchObject({ losses: { mc: 10 }, gains: { mc: 5 }, costs: {} });
    expect(sides({ mc: -3, heat: 2 })).toEqual({ losses: { mc: 3 }, gains: { heat: 2 } });
  });

  it('knows my set-up, and the beginning of my first turn, from a turn that I had', () => {
    const chosen = line(1, ME, 'I lead Ecoline', ['note', ME, 'corporation', 0]);
    const others = line(2, 0, 'Bo played Comet', ['note', 0, 'play', 21]);
    const began = line(3, ME, 'Turn 2: me', ['note', ME, 'turn', 2]);
    expect(hasPlayed([chosen, others, began], ME, ['corporation'], ['turn', 'end-turn'])).toBe(false);
    const passed = line(4, ME, 'I passed', ['note', ME, 'pass', 0]);
    expect(hasPlayed([chosen, others, began, passed], ME, ['corporation'], ['turn', 'end-turn'])).toBe(true);
  });

  it('finds after a reload where my last turn ended, also in the middle of the next one', () => {
    expect(lastOwn(log, ME)).toBe(1);
    expect(lastOwn([...log, line(9, ME, 'I drew'), line(10, ME, 'I paid')], ME)).toBe(1);
    expect(lastOwn(log.slice(1), ME)).toBe(-1);
  });
});

describe('the last move', () => {
  const texts = (lines: LogLine[]): string[] => lastMove(lines, ['end-turn']).map((l) => sentence(l.pieces, []));
  const before = [line(1, 0, '@ played Comet', ['note', 0, 'play', 21]), line(2, 0, '@ raised the temperature')];
  const after = [
    line(3, 2, '@ played Moss', ['note', 2, 'play', 4]),
    line(4, 2, '@ lost 1 plant'),
    line(5, 2, '@ ended the turn', ['note', 2, 'end-turn', 0]),
    line(6, null, 'Production phase', ['note', null, 'production', 0]),
  ];

  it('is told whole, by whomever it was made, and names them once', () => {
    expect(texts([...before, ...after])).toEqual(['@ played Moss', 'lost 1 plant']);
    expect(texts(before)).toEqual(['@ played Comet', 'raised the temperature']);
  });

  it('is not begun by what is quiet, such as a card sold to pay', () => {
    const played = line(3, 2, '@ played Moss', ['note', 2, 'play', 4]);
    const sold = line(4, 2, '@ ended a turn', ['note', 2, 'end-turn', 0], ['change', 2, 'mc', 3]);
    const rose = { ...line(5, 2, "@'s TR rose"), pieces: [{ text: '@', seat: 2 }, { text: "'s TR rose" }] };
    expect(texts([...before, played, sold, rose])).toEqual(['@ played Moss', 'ended a turn', 'TR rose']);
  });

  it('is one line where nothing began it', () => {
    expect(texts([...before, line(7, 1, '@ bought 2 cards')])).toEqual(['@ bought 2 cards']);
    expect(texts([])).toEqual([]);
  });
});

describe('what everybody should hear', () => {
  it('is told by its note, whoever did it', () => {
    const got = line(7, 0, 'Bo got the milestone Miner', ['note', 0, 'milestone', 1, null]);
    expect(isAnnouncement(got, ['milestone', 'end'])).toBe(true);
    expect(isAnnouncement(line(8, 0, 'Turn 2: Bo', ['note', 0, 'turn', 2, null]), ['milestone', 'end'])).toBe(false);
  });
});
