/** Seats that stand at the same count. */
export interface Standing {
  seats: number[];
  n: number;
}

/** All seats, each by itself. */
export const everyone = (counts: readonly number[]): Standing[] => counts.map((n, seat) => ({ seats: [seat], n }));

/** Who leads: nobody while all have nothing. */
function leaders(counts: readonly number[]): number[] {
  const best = Math.max(...counts);
  const anyLeads = best > 0 || counts.some((n) => n < best);
  return anyLeads ? counts.flatMap((n, seat) => (n === best ? [seat] : [])) : [];
}

/** Whether a seat would win it as things stand, alone or with others. */
export const leads = (counts: readonly number[], seat: number | null): boolean => seat !== null && leaders(counts).includes(seat);

/** What matters where there is no room for all: who leads, and how far I am. */
export function front(counts: readonly number[], me: number | null): Standing[] {
  const first = leaders(counts);
  const shown = first.length ? [{ seats: first, n: Math.max(...counts) }] : [];
  return me === null || first.includes(me) ? shown : [...shown, { seats: [me], n: counts[me] ?? 0 }];
}
