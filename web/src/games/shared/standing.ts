/** Seats that stand at the same count. */
export interface Standing {
  seats: number[];
  n: number;
}

/** All seats, each by itself. */
export const everyone = (counts: readonly number[]): Standing[] => counts.map((n, seat) => ({ seats: [seat], n }));

/** What matters where there is no room for all: who leads, and how far I am. */
export function front(counts: readonly number[], me: number | null): Standing[] {
  const best = Math.max(0, ...counts);
  const leaders = best > 0 ? counts.flatMap((n, seat) => (n === best ? [seat] : [])) : [];
  const shown = leaders.length ? [{ seats: leaders, n: best }] : [];
  return me === null || leaders.includes(me) ? shown : [...shown, { seats: [me], n: counts[me] ?? 0 }];
}

/** Who gets an award, and what for: ties share a place, and a shared first place leaves no second. `least`: what one must have for it. */
export function placed(counts: readonly number[], first: number, second: number, least = 0): { seat: number; n: number }[] {
  const fits = counts.filter((n) => n >= least);
  const best = Math.max(...fits);
  const next = Math.max(...fits.filter((n) => n < best));
  const seats = (count: number, n: number) => counts.flatMap((c, seat) => (c === count ? [{ seat, n }] : []));
  const leaders = seats(best, first);
  return leaders.length > 1 || second === 0 ? leaders : [...leaders, ...seats(next, second)];
}
