import type {
  BoardDoc,
  CardsDoc,
  ClaimSeat,
  CreateTable,
  Daily,
  GamesDoc,
  GuideDoc,
  HistoryDoc,
  Language,
  Lobby,
  Move,
  PlayDaily,
  Problem,
  Seated,
  SeriesPoint,
  TableRow,
  WordsDoc,
} from './protocol/generated';
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
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refused(problem.error ?? String(response.status), problem.message ?? response.statusText);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const query = (values: Record<string, string>): string => `?${new URLSearchParams(values).toString()}`;

export const api = {
  games: () => call<GamesDoc>('GET', '/api/games'),
  cards: (language: Language, game?: string) => call<CardsDoc>('GET', `/api/cards${query({ language, ...(game ? { game } : {}) })}`),
  words: (language: Language) => call<WordsDoc>('GET', `/api/words${query({ language })}`),
  board: (game: string) => call<BoardDoc>('GET', `/api/board${query({ game })}`),
  /** What never changes in a game: of a table, or of a game that nobody has begun. */
  guide: (id: string, language: Language) => call<GuideDoc>('GET', `/api/tables/${id}/guide${query({ language })}`),
  guideTo: (game: string, language: Language, modules = '') => call<GuideDoc>('GET', `/api/guide${query({ game, language, modules })}`),
  lobby: () => call<Lobby>('GET', '/api/tables'),
  table: (id: string) => call<TableRow>('GET', `/api/tables/${id}`),
  create: (plan: CreateTable) => call<Seated>('POST', '/api/tables', plan),
  daily: () => call<Daily>('GET', '/api/daily'),
  playDaily: (game: string, deal: string, name: string) => call<Seated>('POST', '/api/daily', { game, deal, name } satisfies PlayDaily),
  claim: (id: string, body: ClaimSeat) => call<Seated>('POST', `/api/tables/${id}/claim`, body),
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
