import { tick, untrack } from 'svelte';
import type { Table } from '@/lib/table.svelte';

/** Where a question is answered: one that the chosen move asks, or one that is neither my turn nor a choice of cards, which
    takes the focus itself. */
function place(table: Table): string | null {
  if (table.open.length) return `[data-choice="${table.chosen.length}"] .opt`;
  if (!table.mustDecide) return null;
  if (table.placing) return '[role="gridcell"][tabindex="0"]';
  return table.whole && !table.whole.groups ? '.tray button:not(:disabled)' : '.decide .opt';
}

/** Who plays by keys finds the focus on what is asked for after each move; a pointer leaves it where it is. */
export function followQuestions(table: Table): void {
  let keys = false;
  $effect(() => {
    const pressed = (): void => void (keys = true);
    const pointed = (): void => void (keys = false);
    addEventListener('keydown', pressed, true);
    addEventListener('pointerdown', pointed, true);
    return () => {
      removeEventListener('keydown', pressed, true);
      removeEventListener('pointerdown', pointed, true);
    };
  });
  $effect(() => {
    const { decision, busy } = table;
    void table.open;
    const where = decision && !busy ? untrack(() => place(table)) : null;
    if (where && keys) void tick().then(() => document.querySelector<HTMLElement | SVGElement>(where)?.focus());
  });
}
