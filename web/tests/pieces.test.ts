import { describe, expect, it } from 'vitest';
import { goesOn, goingOn, hugged, named, sentence } from '@/lib/pieces';

const line = [{ text: 'Bo?', seat: 1 }, { text: ' played «' }, { text: 'Moss', card: 'moss' }, { text: '» for 4 M€' }];

describe('a line in pieces', () => {
  it('calls the players as the table does', () => {
    expect(sentence(line, ['Ana', 'Bo'])).toBe('Bo played «Moss» for 4\u00A0M€');
    expect(sentence(line, [])).toBe('Bo? played «Moss» for 4\u00A0M€');
    expect(named(line, ['Ana', 'Bo'])[0]).toEqual({ text: 'Bo', seat: 1 });
  });

  it('goes on about its player without the name', () => {
    expect(sentence(goingOn(line, 1), [])).toBe('played «Moss» for 4\u00A0M€');
    expect(goingOn(line, 0)).toEqual(line);
    expect(goingOn([{ text: 'Generation 2' }], null)).toEqual([{ text: 'Generation 2' }]);
  });

  it('goes on as a sentence: names and abbreviations keep their capitals', () => {
    expect(goesOn('Raised the temperature', ['Bo'])).toBe('raised the temperature');
    expect(goesOn('TR rose 1 step', ['Bo'])).toBe('TR rose 1 step');
    expect(goesOn('РТ вырос', ['Bo'])).toBe('РТ вырос');
    expect(goesOn('Bo passed', ['Bo'])).toBe('Bo passed');
  });

  it('keeps quotation marks and commas with the card', () => {
    const pieces = [{ text: 'Bo: «' }, { text: 'Comet', card: 'comet' }, { text: '», «' }, { text: 'Ants', card: 'ants' }, { text: '»' }];
    expect(hugged(pieces)).toEqual([
      { text: 'Bo: ', before: '', after: '' },
      { text: 'Comet', card: 'comet', before: '«', after: '»,' },
      { text: ' ', before: '', after: '' },
      { text: 'Ants', card: 'ants', before: '«', after: '»' },
    ]);
  });
});
