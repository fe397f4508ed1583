// Keys of a box in which cards are ticked.

/** Arrows lead from card to card. Enter ticks the card in focus if it is not ticked; anywhere else it does what the main button does. */
export function pickKeys(event: KeyboardEvent, confirm: (() => void) | null): void {
  const target = event.target as Element;
  const chosen = target.closest('.pickc')?.getAttribute('aria-checked') !== 'false';
  if (event.key === 'Enter' && !event.repeat && confirm && chosen && !target.closest('button:not(.pickc)')) {
    event.preventDefault();
    event.stopPropagation();
    confirm();
  }
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const list = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.pickc')];
  list[list.indexOf(document.activeElement as HTMLElement) + step]?.focus();
}
