import { describe, expect, it } from 'vitest';
import { parse } from '@/ui/rows';

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
});
