/** The tables of this device. The seat itself is known by a cookie that scripts cannot read. */
export interface MyTable {
  id: string;
  name: string;
  game: string;
  code: string;
  invite: string;
  seen: number;
  /** DAY/GAME/DEAL of a daily deal. */
  daily: string;
}

const STORE = 'tharsis.tables';

function load(): MyTable[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as MyTable[];
  } catch {
    return [];
  }
}

export const mine = $state<{ tables: MyTable[] }>({ tables: load() });

function keep(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(mine.tables.slice(0, 40)));
  } catch {
    // kept for this page only
  }
}

export function remember(table: Partial<MyTable> & { id: string }): void {
  const old = mine.tables.find((x) => x.id === table.id);
  const row: MyTable = { name: '', game: '', code: '', invite: '', daily: '', ...old, ...table, seen: Date.now() };
  mine.tables = [row, ...mine.tables.filter((x) => x.id !== table.id)];
  keep();
}

export function forget(id: string): void {
  mine.tables = mine.tables.filter((x) => x.id !== id);
  keep();
}

export const known = (id: string): MyTable | undefined => mine.tables.find((x) => x.id === id);
