/** Heights of labels, moved apart just as far as they need; the order stays. */
export function apart(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const found = [...heights];
  let free = -Infinity;
  for (const i of order) free = (found[i] = Math.max(found[i] ?? 0, free)) + gap;
  let most = bottom;
  for (const i of order.reverse()) most = (found[i] = Math.min(found[i] ?? 0, most)) - gap;
  return found;
}

/** Those of a row of places that are at least so much of the whole apart. */
export function spaced<T extends { at: number }>(places: readonly T[], least: number, whole: number): T[] {
  let last = -Infinity;
  return places.filter(({ at }) => {
    if ((at - last) / Math.max(1, whole) < least) return false;
    last = at;
    return true;
  });
}
