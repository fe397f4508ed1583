import { describe, expect, it } from 'vitest';
import { soft } from '@/lib/i18n/hyphens';

const shown = (title: string): string => soft(title).replaceAll('\u00AD', '-');

describe('soft hyphens', () => {
  it('stand between syllables of long words', () => {
    expect(shown('Электрокатапульта')).toBe('Элек-тро-ка-та-пуль-та');
    expect(shown('Экологическая зона')).toBe('Эко-ло-ги-чес-кая зона');
    expect(shown('Patrocinadores')).toBe('Pa-tro-ci-na-do-res');
    expect(shown('Assentamento Subterrâneo')).toBe('As-sen-ta-men-to Sub-ter-râ-neo');
  });

  it('leave short words alone', () => {
    expect(shown('Озеро Маринер')).toBe('Озеро Маринер');
  });
});
