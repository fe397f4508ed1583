import { describe, expect, it } from 'vitest';
import { en } from '@/lib/i18n/en';
import { format, FORMS, unbroken } from '@/lib/i18n/format';
import { pt } from '@/lib/i18n/pt';
import { ru } from '@/lib/i18n/ru';
import { help as diceHelp, marks as diceMarks } from '@/games/dice/help';
import { tables as dice } from '@/games/dice/strings';
import { tables as diceGoals } from '@/games/dice/strings.goals';
import { help as marsHelp, marks as marsMarks } from '@/games/mars/help';
import { tables as mars } from '@/games/mars/strings';
import { tables as shared } from '@/games/shared/strings';

type Strings = Record<string, string>;
const all: Record<string, Record<string, Strings>> = { shell: { en, pt, ru }, shared, mars, dice, diceGoals };
const holes = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)/g)].map((m) => m[1] ?? ''))].sort();

describe('interface strings', () => {
  for (const [whose, tables] of Object.entries(all))
    for (const [language, table] of Object.entries(tables)) {
      it(`${whose}: ${language} is complete, with the same holes and the right plural forms`, () => {
        const english = tables['en'] ?? {};
        expect(Object.keys(table).sort()).toEqual(Object.keys(english).sort());
        for (const [key, text] of Object.entries(table)) {
          expect(text.trim(), key).not.toBe('');
          expect(holes(text), key).toEqual(holes(english[key] ?? ''));
          for (const [, forms] of text.matchAll(/\{\w+\|([^}]*)\}/g)) expect(forms?.split('|').length, key).toBe(FORMS[language]?.length);
        }
      });
    }

  it.each([
    [marsHelp, marsMarks],
    [diceHelp, diceMarks],
  ])('help says as much in every language, with a picture for each section', (help, marks) => {
    expect(marks.length).toBe(help.en.length);
    const shape = (language: 'en' | 'pt' | 'ru') => help[language].map((s) => [s.list ?? false, s.text.length]);
    expect(shape('pt')).toEqual(shape('en'));
    expect(shape('ru')).toEqual(shape('en'));
  });

  it('writes a number below zero with a true minus', () => {
    expect(format('en', 'now {n}', { n: -8 })).toBe('now −8');
    expect(format('ru', 'Сейчас {n}', { n: 0 })).toBe('Сейчас 0');
  });

  it('takes the plural that the number asks for', () => {
    expect(format('en', '{n} {n|card|cards}', { n: 1 })).toBe('1 card');
    expect(format('en', '{n} {n|card|cards}', { n: 2 })).toBe('2 cards');
    expect([1, 2, 5, 11, 21, 22].map((n) => format('ru', ru['me.cards'], { n }))).toEqual([
      '1 карта',
      '2 карты',
      '5 карт',
      '11 карт',
      '21 карта',
      '22 карты',
    ]);
    expect([0, 1, 2].map((n) => format('pt', pt['me.cards'], { n }))).toEqual(['0 cartas', '1 carta', '2 cartas']);
  });

  it('fills in text as it is', () => {
    expect(format('en', 'Hello {name}', { name: '<b>{n}</b>' })).toBe('Hello <b>{n}</b>');
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
