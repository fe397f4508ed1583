import { describe, expect, it } from 'vitest';
import { soft } from '@/lib/i18n/hyphens';
import type { Language } from '@/lib/protocol/generated';

const shown = (title: string, language: Language): string => soft(title, language).replaceAll('\u00AD', '-');

describe('soft hyphens', () => {
  it('stand between syllables of long words', () => {
    expect(shown('Электрокатапульта', 'ru')).toBe('Элек-тро-ка-та-пуль-та');
    expect(shown('Экологическая зона', 'ru')).toBe('Эко-ло-ги-че-ская зона');
    expect(shown('Марсианский монорельс', 'ru')).toBe('Мар-сиан-ский монорельс');
    expect(shown('Искусственные микроорганизмы', 'ru')).toBe('Искус-ствен-ные ми-кроор-га-низ-мы');
    expect(shown('Patrocinadores', 'pt')).toBe('Pa-tro-ci-na-do-res');
    expect(shown('Assentamento Subterrâneo', 'pt')).toBe('As-sen-ta-men-to Sub-ter-râ-neo');
  });

  it('leave short words alone', () => {
    expect(shown('Озеро Маринер', 'ru')).toBe('Озеро Маринер');
  });

  it('leave English alone: its words are broken by other rules', () => {
    expect(shown('Rego Plastics Electroculture', 'en')).toBe('Rego Plastics Electroculture');
  });
});
