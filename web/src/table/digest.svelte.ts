import { getContext, setContext } from 'svelte';
import type { Doc } from '@/lib/protocol/types';
import { digestOf, lastOwn, type Digest } from './digest';

const KEY = Symbol('digest');
const store = (table: string): string => `tharsis.turn.${table}`;

/** Keeps, for one table, where my last turn ended and what is to be told since then. */
export class News {
  shown = $state.raw<Digest | null>(null);
  #from: number | null = null;
  #upto = -1;
  #deciding = false;

  /** The table has changed. */
  take(doc: Doc, quiet: readonly string[]): void {
    const me = doc.you.seat;
    if (me === null || !doc.view) return;
    const first = this.#from === null;
    this.#from ??= this.#remembered(doc, me);
    const deciding = doc.decision !== null;
    if (doc.result) this.shown = null;
    else if (deciding || first) this.#tell(doc, me, quiet);
    else if (this.#deciding) this.#endTurn(doc);
    this.#deciding = deciding;
  }

  dismiss(): void {
    this.shown = null;
  }

  #tell(doc: Doc, me: number, quiet: readonly string[]): void {
    const found = digestOf(doc.log, me, this.#from ?? -1, doc.table.players, quiet);
    // Not anew what was put away; and not what was told, only because I have moved on.
    if (!found || Math.max(...doc.log.filter((l) => l.seat !== me).map((l) => l.n)) <= this.#upto) return;
    this.shown = found;
    this.#upto = found.upto;
  }

  #endTurn(doc: Doc): void {
    this.shown = null;
    this.#from = doc.log.at(-1)?.n ?? -1;
    try {
      localStorage.setItem(store(doc.table.id), String(this.#from));
    } catch {
      // then the log itself tells, after a reload
    }
  }

  #remembered(doc: Doc, me: number): number {
    const kept = Number(localStorage.getItem(store(doc.table.id)) ?? NaN);
    return Number.isNaN(kept) ? lastOwn(doc.log, me) : kept;
  }
}

export const provideNews = (news: News): News => setContext(KEY, news);
export const useNews = (): News => getContext<News>(KEY);
