import { describe, expect, it } from 'vitest';
import { parse, partsOf } from '@/ui/rows';

describe('rows of icons', () => {
  it('puts neighbouring production into one box, losses above gains', () => {
    const [box, ...rest] = parse(['2', 'prod-plants', ';', '-1', 'prod-energy']);
    expect(rest).toEqual([]);
    expect(box).toMatchObject({ kind: 'prod', lines: [[{ n: '-1', icon: 'res-energy' }], [{ n: '2', icon: 'res-plants' }]] });
  });

  it('leaves out the mark that only points to the text', () => {
    expect(parse(['res-animal', '*', ';', '3', 'res-plants'])).toMatchObject([{ icon: 'res-animal' }, { n: '3', icon: 'res-plants' }]);
  });

  it('keeps marks and red borders', () => {
    expect(parse(['1', 'res-energy', '->', 'any', 'res-card'])).toMatchObject([
      { icon: 'res-energy' },
      { mark: '->' },
      { icon: 'res-card', any: true },
    ]);
  });

  it('breaks a line between effects, then between choices, never within one', () => {
    const lines = (row: string): string[] | undefined =>
      partsOf(parse(row.split(' ')))?.map((part) => part.map((p) => ('icon' in p ? p.icon : 'mark' in p ? p.mark : p.kind)).join(' '));
    expect(lines('1 res-plants -> 7 res-mc or 1 res-steel -> 7 res-mc')).toEqual(['res-plants -> res-mc', 'or res-steel -> res-mc']);
    expect(lines('tile-ocean ; 2 res-draw ; 5 res-plants or 4 res-animal *')).toEqual([
      'tile-ocean',
      'res-draw',
      'res-plants or res-animal',
    ]);
    expect(lines('res-animal ; 3 res-plants')).toBeUndefined();
  });
});
