import { getContext, setContext } from 'svelte';
import type { TableDoc, LogLine } from '@/lib/protocol/generated';
import { sentence } from '@/lib/pieces';
import type { GamePlugin } from '@/games/types';
import {
  digestOf,
  hasPassed,
  hasPlayed,
  interludeOf,
  isAnnouncement,
  lastChapter,
  lastOwn,
  produced,
  type Digest,
  type Interlude,
  type Me,
} from './digest';

const KEY = Symbol('digest');
const store = (table: string): string => `tharsis.turn.${table}`;

export type LogTab = 'all' | 'own' | 'hits' | 'chat';
const chatStore = (table: string): string => `tharsis.chat.${table}`;

/** Keeps, for one table, where my last turn ended and what is to be told since then. */
export class News {
  shown = $state.raw<Digest | null>(null);
  /** What a production has just brought me, and what came of it all between two chapters; it passes by itself. */
  received = $state.raw<{ chapter: number; gains: Record<string, number>; interlude: Interlude | null } | null>(null);
  /** I have passed without being asked, as nothing else was left to do; it passes by itself. */
  forced = $state(false);
  #ahead = false;
  /** Lines that everybody should hear, one after the other. */
  #announcements = $state.raw<LogLine[]>([]);
  readonly #once = new Set<string>();
  readonly announced = $derived<LogLine | null>(this.#announcements[0] ?? null);
  /** What of the log is shown; who writes in the chat is seen there. */
  tab = $state<LogTab>('all');
  /** The last line of the chat that was open before my eyes. */
  heardChat = $state(-1);
  #from: number | null = null;
  #upto = -1;
  #deciding = false;
  #played = false;
  #seen: number | null = null;
  #chapter = 0;

  /** The table has changed: what it brought me is shown, and then what the others did. */
  take(doc: TableDoc, me: Me, plugin: GamePlugin, digest: boolean, given: readonly string[] = []): void {
    if (!doc.view) return;
    this.#receive(doc, me, plugin, given);
    this.#chapter = doc.view.world[plugin.chapter.slot] ?? 0;
    if (digest) this.#sumUp(doc, me, plugin);
  }

  /** Not on arrival: what was then is told by the digest. */
  #receive(doc: TableDoc, me: Me, plugin: GamePlugin, given: readonly string[]): void {
    const { announcements, passing } = plugin;
    const [seen, ahead] = [this.#seen, this.#ahead];
    this.#seen = doc.log.at(-1)?.n ?? -1;
    this.#ahead = doc.you.ahead?.set ?? false;
    if (doc.result) this.received = null;
    if (seen === null || doc.result) return;
    const fresh = doc.log.filter((l) => l.n > seen);
    this.#bring(doc, fresh, me, plugin);
    const own = given.at(-1) === passing?.note || ahead || doc.table.seats[me.seat]?.resigned;
    if (passing && !own && hasPassed(fresh, me, passing.note)) this.forced = true;
    // A line may come again with more to tell: each is heard once.
    const heard = fresh.filter((l) => l.pieces.length > 0 && isAnnouncement(l, announcements) && !this.#once.has(sentence(l.pieces, [])));
    for (const { pieces } of heard) this.#once.add(sentence(pieces, []));
    if (heard.length) this.#announcements = [...this.#announcements, ...heard];
  }

  /** A production by itself; or, when the next chapter begins, with what came between, even if I was asked something meanwhile. */
  #bring(doc: TableDoc, fresh: LogLine[], me: Me, { production, interlude, chapter }: GamePlugin): void {
    const over = interlude && fresh.some((l) => isAnnouncement(l, [chapter.slot])) ? lastChapter(doc.log, chapter.slot) : [];
    const between = interlude ? interludeOf(over, me, interlude) : null;
    const gains = produced(between ? over : fresh, me, production);
    if (gains || between) this.received = { chapter: this.#chapter, gains: gains ?? {}, interlude: between };
  }

  /** How many lines of the chat by others I have not seen yet. */
  unread({ chat, you, table }: TableDoc): number {
    const heard = Math.max(this.heardChat, Number(localStorage.getItem(chatStore(table.id)) ?? -1));
    return chat.filter(({ seq, seat }) => seq > heard && seat !== you.seat).length;
  }

  hearChat({ chat, table }: TableDoc): void {
    this.heardChat = chat.at(-1)?.seq ?? -1;
    try {
      localStorage.setItem(chatStore(table.id), String(this.heardChat));
    } catch {
      // then it is new again after a reload
    }
  }

  /** The first of them has been heard. */
  heard(): void {
    this.#announcements = this.#announcements.slice(1);
  }

  #sumUp(doc: TableDoc, me: Me, { quiet, opening }: GamePlugin): void {
    const first = this.#from === null;
    const deciding = doc.decision !== null;
    // Before my first turn there is nothing since my last one.
    this.#played ||= hasPlayed(doc.log, me.seat, opening, quiet);
    if (!this.#played) this.#remember(doc);
    this.#from ??= this.#remembered(doc, me.seat);
    if (doc.result) this.shown = null;
    else if (deciding || first) this.#tell(doc, me, quiet);
    else if (this.#deciding) this.#endTurn(doc);
    this.#deciding = deciding;
  }

  dismiss(): void {
    this.shown = null;
  }

  #tell(doc: TableDoc, me: Me, quiet: readonly string[]): void {
    const found = digestOf(doc.log, me, this.#from ?? -1, quiet);
    // Not anew what was put away; and not what was told, only because I have moved on.
    if (!found || Math.max(...doc.log.filter((l) => l.seat !== me.seat).map((l) => l.n)) <= this.#upto) return;
    this.shown = found;
    this.#upto = found.upto;
  }

  #endTurn(doc: TableDoc): void {
    this.shown = null;
    this.#remember(doc);
  }

  #remember(doc: TableDoc): void {
    this.#from = doc.log.at(-1)?.n ?? -1;
    try {
      localStorage.setItem(store(doc.table.id), String(this.#from));
    } catch {
      // then the log itself tells, after a reload
    }
  }

  #remembered(doc: TableDoc, me: number): number {
    const kept = Number(localStorage.getItem(store(doc.table.id)) ?? NaN);
    return Number.isNaN(kept) ? lastOwn(doc.log, me) : kept;
  }
}

/** How long a notice passes by. */
const SHOWN_MS = 7000;

/** Runs in the table's component: a notice goes by itself, wherever it is shown meanwhile. `held`: what was brought stays. */
export function provideNews(news: News, held: () => boolean): News {
  const soon = (then: () => void): (() => void) => {
    const timer = setTimeout(then, SHOWN_MS);
    return () => clearTimeout(timer);
  };
  $effect(() => (news.received && !held() ? soon(() => (news.received = null)) : undefined));
  $effect(() => (news.forced ? soon(() => (news.forced = false)) : undefined));
  $effect(() => (news.announced ? soon(() => news.heard()) : undefined));
  return setContext(KEY, news);
}
export const useNews = (): News => getContext<News>(KEY);
