import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '@/lib/i18n/index.svelte';
import { why } from '@/lib/i18n/refusals';
import { Refused } from '@/lib/protocol/client';

vi.stubGlobal('document', { documentElement: {} });

describe('a refusal of the server', () => {
  afterEach(() => setLanguage('en'));

  it('is said in the language of the reader', () => {
    setLanguage('ru');
    expect(why(new Refused('refused', 'no seat is free'))).toBe('свободных мест нет');
  });
  it('keeps what changes in it', () => {
    setLanguage('pt');
    expect(why(new Refused('refused', 'seat 2 is not free'))).toBe('o lugar 2 não está livre');
  });
  it('is said by its stable word where its sentence is not known', () => {
    setLanguage('pt');
    expect(why(new Refused('too_large', 'a body has at most 9 bytes'))).toBe('É longo demais.');
  });
  it('stays as it is in English', () => {
    expect(why(new Refused('refused', 'no seat is free'))).toBe('no seat is free');
  });
});
