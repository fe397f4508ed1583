import { describe, expect, it } from 'vitest';
import { account } from '@/games/mars/account';
import { AWARDS, MILESTONES, PROJECTS } from '@/games/mars/words';
import type { View } from '@/lib/protocol/types';

const view = (players: number): View => ({ players }) as View;

describe('the account of a move', () => {
  it('tells of every goal and standard project, and of passing', () => {
    const labels = [
      ...MILESTONES.map((key) => `claim ${key}`),
      ...AWARDS.map((key) => `fund ${key}`),
      ...PROJECTS.map((key) => `project ${key}`),
      'pass',
    ];
    for (const label of labels) expect(account(view(3), label)?.lines.join(' '), label).toMatch(/\w{3}/);
  });

  it('says what a milestone needs', () => {
    expect(account(view(3), 'claim mayor')?.lines[0]).toBe('Needs 3: your city tiles.');
  });

  it('promises a second place only where there is one', () => {
    expect(account(view(3), 'fund banker')?.lines[1]).toContain('2 VP');
    expect(account(view(2), 'fund banker')?.lines[1]).not.toContain('2 VP');
  });

  it('leaves cards to their own text', () => {
    expect(account(view(3), 'play asteroid')).toBeNull();
  });
});
