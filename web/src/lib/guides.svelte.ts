/** The guides of this device: whether somebody wants to learn, what has been learned, and how far each table is. */
interface Guides {
  /** Whether I have played before; null: not asked yet. */
  knows: boolean | null;
  /** Games whose guide I have seen to its end. */
  learned: string[];
  /** By table: the steps that are over, and whether the guide was left. */
  tables: Record<string, { over: string[]; left: boolean }>;
}

const STORE = 'tharsis.guides';
const MOST = 20; // tables kept

function load(): Guides {
  const plain: Guides = { knows: null, learned: [], tables: {} };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Guides>) };
  } catch {
    return plain;
  }
}

export const guides = $state<Guides>(load());

function keep(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(guides));
  } catch {
    // kept for this page only
  }
}

/** Said once, on the first visit. */
export function saysKnows(knows: boolean): void {
  guides.knows = knows;
  keep();
}

/** A table with a guide. */
export function guideAt(table: string): void {
  guides.tables = Object.fromEntries([[table, { over: [], left: false }], ...Object.entries(guides.tables)].slice(0, MOST));
  keep();
}

export function stepOver(table: string, steps: string[]): void {
  const found = guides.tables[table];
  if (!found) return;
  found.over = [...found.over, ...steps];
  keep();
}

/** Leave the guide of a table, or take it up again. */
export function leaveGuide(table: string, left: boolean): void {
  const found = guides.tables[table];
  if (!found) return;
  found.left = left;
  keep();
}

export function hasLearned(game: string): void {
  if (guides.learned.includes(game)) return;
  guides.learned = [...guides.learned, game];
  keep();
}
