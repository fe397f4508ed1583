import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { format, unbroken } from '@/lib/i18n/format';
import { chapters as diceHelp, marks as diceMarks } from '@/games/dice/help';
import { help as coloniesHelp } from '@/games/mars/colonies/help';
import { help as turmoilHelp } from '@/games/mars/turmoil/help';
import { chapters as marsHelp, marks as marsMarks } from '@/games/mars/help';

interface Sample {
  language: string;
  message: string;
  values: Record<string, string | number>;
  text: string;
}
/** The terminal fills in these as well. That every message is there in every language, a test of its looks after. */
const samples = JSON.parse(readFileSync(new URL('../../tests/data/messages.json', import.meta.url), 'utf8')) as Sample[];

describe('interface strings', () => {
  it.each(samples)('$text', ({ language, message, values, text }) => {
    expect(format(language, message, values)).toBe(text);
  });

  it.each([
    [marsHelp, marsMarks],
    [diceHelp, diceMarks],
    [coloniesHelp.chapters, coloniesHelp.marks],
    [turmoilHelp.chapters, turmoilHelp.marks],
  ])('help says as much in every language, with a picture for each section', (help, marks) => {
    expect(marks.length).toBe(help.en.length);
    const shape = (language: 'en' | 'pt' | 'ru') => help[language].map((s) => [s.list ?? false, s.text.length]);
    expect(shape('pt')).toEqual(shape('en'));
    expect(shape('ru')).toEqual(shape('en'));
  });
});

describe('units', () => {
  const broken = (text: string): string => unbroken(text).replaceAll('\u00A0', '_');

  it('stay on the line of their number, in every language', () => {
    expect(['Play Comet (21 M€)', '−8 °C or warmer', '5 VP', 'por 3 M$', 'за 8 М€', '2 ПО'].map(broken)).toEqual([
      'Play Comet (21_M€)',
      '−8_°C or warmer',
      '5_VP',
      'por 3_M$',
      'за 8_М€',
      '2_ПО',
    ]);
  });

  it('are no words: these may go to the next line', () => {
    expect(['2 plants', 'action 1 of 2', 'Карта 5 Озеро'].map(broken)).toEqual(['2 plants', 'action 1 of 2', 'Карта 5 Озеро']);
    expect(format('en', '{m} M€ left', { m: 3 })).toBe('3\u00A0M€ left');
  });
});
