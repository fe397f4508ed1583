import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitmentOf } from '@/lib/seed';

it('the hash of a seed is its SHA-256, as the server has it', () => {
  for (const seed of ['', 'abc', 'Тharsis ✓']) expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
});
