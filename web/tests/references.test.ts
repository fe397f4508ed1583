import { describe, expect, it } from 'vitest';
import { bitsOf, hugged, spelledOut } from '@/lib/protocol/references';

const known = { title: (card: string) => `<${card}>`, area: (cell: string) => `[${cell}]` };

describe('texts by reference', () => {
  it('spells out cards and areas', () => {
    const option = (text: string, about: Record<string, string>) => ({ index: 0, label: 'x', text, verb: '', kind: '', id: '', n: 0, about });
    const options = [option('Play {card} for 3', { card: 'moss' }), option('{cell}', { cell: 'r1c1' }), option('Pass', {})];
    const found = spelledOut({ prompt: '', text: '', card: null, options }, known);
    expect(found.options.map((o) => o.text)).toEqual(['Play <moss> for 3', '[r1c1]', 'Pass']);
  });

  it('names those whom a line is about, and its cards', () => {
    const line = { n: 1, seat: 1, text: '{seat} played «{moss}»', parts: [] };
    expect(bitsOf(line, ['Ana', 'Bo'], known.title)).toEqual([
      { text: 'Bo' },
      { text: ' played «' },
      { text: '<moss>', card: 'moss' },
      { text: '»' },
    ]);
    expect(bitsOf({ ...line, seat: null, text: 'Generation 2' }, [], known.title)).toEqual([{ text: 'Generation 2' }]);
  });

  it('keeps quotation marks and commas with the card', () => {
    const bits = [{ text: 'Bo: «' }, { text: 'Comet', card: 'comet' }, { text: '», «' }, { text: 'Ants', card: 'ants' }, { text: '»' }];
    expect(hugged(bits)).toEqual([
      { text: 'Bo: ', before: '', after: '' },
      { text: 'Comet', card: 'comet', before: '«', after: '»,' },
      { text: ' ', before: '', after: '' },
      { text: 'Ants', card: 'ants', before: '«', after: '»' },
    ]);
  });
});
