/** Seats that stand at the same count. */
export interface Standing {
  seats: number[];
  n: number;
}

/** All seats, each by itself. */
export const everyone = (counts: readonly number[]): Standing[] => counts.map((n, seat) => ({ seats: [seat], n }));

/** What matters where there is no room for all: who leads, and how far I am. */
export function front(counts: readonly number[], me: number | null): Standing[] {
  const best = Math.max(...counts);
  const anyLeads = best > 0 || counts.some((n) => n < best); // nobody does while all have nothing
  const leaders = anyLeads ? counts.flatMap((n, seat) => (n === best ? [seat] : [])) : [];
  const shown = leaders.length ? [{ seats: leaders, n: best }] : [];
  return me === null || leaders.includes(me) ? shown : [...shown, { seats: [me], n: counts[me] ?? 0 }];
}
