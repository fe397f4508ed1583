import type { BoardDoc, CardDoc, DailyDoc, GamesDoc, Language, Seated, TableRow, View, LogLine, WordDoc } from './protocol/types';
import { Refused } from './protocol/client';

/** Who only watches a private table shows the invite that brought them there. */
function invited(path: string): Record<string, string> {
  const id = /^\/api\/tables\/(\w+)\//.exec(path)?.[1];
  const invite = id && sessionStorage.getItem(`invite.${id}`);
  return invite ? { 'x-invite': invite } : {};
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: invited(path) };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  const response = await fetch(path, init);
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as { error?: string; message?: string };
    throw new Refused(problem.error ?? String(response.status), problem.message ?? response.statusText);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export interface SeatPlan {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  modules: string[];
  options: Record<string, unknown>;
  name?: string;
  public?: boolean;
  clock?: { bank: number; increment: number; expiry: 'bot' | 'pass' };
  seed?: string;
}

export interface HistoryDoc {
  at: number;
  answers: number;
  answer: { seat: number; label: string | null } | null;
  view: View;
  log: LogLine[];
  log_before: LogLine[];
}

/** The points of all seats after so many answers. */
export interface SeriesPoint {
  at: number;
  scores: number[];
  /** The same by source. */
  parts: Record<string, number>[];
  world: Record<string, number>;
}

/** A line of the log, there after so many answers. */
export type Move = LogLine & { at: number };

const query = (values: Record<string, string>): string => `?${new URLSearchParams(values).toString()}`;

export const api = {
  games: () => call<GamesDoc>('GET', '/api/games'),
  cards: (language: Language, game?: string) =>
    call<{ cards: CardDoc[] }>('GET', `/api/cards${query({ language, ...(game ? { game } : {}) })}`),
  words: (language: Language) => call<{ words: Record<string, WordDoc> }>('GET', `/api/words${query({ language })}`),
  board: (game: string) => call<BoardDoc>('GET', `/api/board${query({ game })}`),
  lobby: () => call<{ tables: TableRow[] }>('GET', '/api/tables'),
  table: (id: string) => call<TableRow>('GET', `/api/tables/${id}`),
  create: (plan: TablePlan) => call<Seated>('POST', '/api/tables', plan),
  daily: () => call<DailyDoc>('GET', '/api/daily'),
  playDaily: (game: string, deal: string, name: string) => call<Seated>('POST', '/api/daily', { game, deal, name }),
  claim: (id: string, body: { name: string; seat?: number; invite?: string }) => call<Seated>('POST', `/api/tables/${id}/claim`, body),
  again: (id: string) => call<Seated>('POST', `/api/tables/${id}/again`),
  reenter: (id: string, code: string) => call<Seated>('POST', `/api/tables/${id}/reenter`, { code }),
  history: (id: string, language: Language, at: number, seat?: number) =>
    call<HistoryDoc>(
      'GET',
      `/api/tables/${id}/history${query({ language, at: String(at), ...(seat === undefined ? {} : { seat: String(seat) }) })}`,
    ),
  moves: (id: string, language: Language, seat?: number) =>
    call<Move[]>('GET', `/api/tables/${id}/moves${query({ language, ...(seat === undefined ? {} : { seat: String(seat) }) })}`),
  series: (id: string) => call<SeriesPoint[]>('GET', `/api/tables/${id}/series`),
  remove: (id: string) => call<undefined>('DELETE', `/api/tables/${id}`),
};
