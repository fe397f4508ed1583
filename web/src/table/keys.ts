import type { Table } from '@/lib/table.svelte';
import { mainButton } from './main';

interface Actions {
  palette: () => void;
  show: (seat: number) => void;
}

const typing = (target: EventTarget | null): boolean => target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
const focus = (selector: string): void => document.querySelector<HTMLElement | SVGElement>(selector)?.focus();

/** The keys of the table; every one of them is also a button. */
export function tableKeys(event: KeyboardEvent, table: Table, on: Actions): void {
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const picking = table.pick !== null && !table.peeking;
  if (key === 'Enter') {
    const onButton = event.target instanceof Element && event.target.closest('button, a, [role="radio"]');
    const given = table.selected !== null || table.whole !== null;
    const chosen = given && (!onButton || onButton.closest('[data-pass], .hand, .corner, .resbar, .drawer, .opts, .choices'));
    const main = mainButton(table);
    if (!picking && (chosen || !onButton) && main.ready) {
      event.preventDefault();
      main.act?.();
    }
    return;
  }
  if (key === 'Escape') {
    if (table.selected || table.looking) table.unselect();
    else if (table.placing) void table.undo();
    else if (table.peeking) table.peeking = false;
    return;
  }
  if (key === 'u') void table.undo();
  if (picking) return;
  const stop = table.decision && table.plugin ? table.plugin.stop(table.decision) : null;
  if (key === '/' && table.decision) {
    event.preventDefault();
    on.palette();
  } else if (key === 'e' && stop?.kind === 'end') table.select(stop.label, true);
  else if (key === 'h') focus('.hbtn');
  else if (key === 'm') focus('[role="gridcell"][tabindex="0"]');
  else if (key === 'd') focus('.tray button:not(:disabled)');
  else if (key === 'l') focus('.log');
  else if (/^[1-5]$/.test(key) && Number(key) <= (table.view?.players ?? 0)) on.show(Number(key) - 1);
  else {
    const drawer = table.plugin?.panels?.find(({ letter }) => letter === key);
    if (drawer) table.drawer = table.drawer === drawer.key ? '' : drawer.key;
    const label = table.plugin?.shortcuts[key];
    if (label && table.isMenu) table.select(label);
  }
}
