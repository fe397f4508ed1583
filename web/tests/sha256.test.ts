import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from '@/lib/sha256';

describe('SHA-256', () => {
  it('is that of everybody else', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    for (const n of [1, 55, 56, 63, 64, 65, 119, 120, 500]) {
      const text = 'Тharsis ✓'.repeat(n).slice(0, n);
      expect(sha256(text), String(n)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});
