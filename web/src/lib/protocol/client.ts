import { applyDelta, type Op } from './delta';
import {
  PROTOCOL,
  type Ask,
  type ClientMessage,
  type ClockState,
  type Hello,
  type Language,
  type Order,
  type Presence,
  type ServerMessage,
  type TableDoc,
} from './generated';

export type Status = 'connecting' | 'online' | 'offline' | 'closed';

export interface Handlers {
  doc(doc: TableDoc, before: TableDoc | null): void;
  status(status: Status, reason?: string): void;
  presence(presence: Presence): void;
  clock(clock: ClockState): void;
}

export class Refused extends Error {
  constructor(
    readonly error: string,
    message: string,
  ) {
    super(message);
  }
}

type WithoutKey<T> = T extends unknown ? Omit<T, 'key'> : never;
/** What is answered by an `ack` or a `reply`; the client gives it a key. */
export type Request = WithoutKey<Order | Ask>;

interface Waiting {
  message: ClientMessage;
  resolve(value: unknown): void;
  reject(error: Refused): void;
}

/** Codes after which it makes no sense to come back. */
const FINAL = new Set([4400, 4401, 4403, 4404]);
const LONGEST = 10_000;

/** I have answered this before it was asked: the next delta, stored together with this one, brings what came of it. */
function answeredAhead({ you, decision }: TableDoc): boolean {
  return !!you.ahead?.set && !!decision?.options.some((o) => o.label === you.ahead?.label);
}

/** One WebSocket to a table: hello and resume, numbered deltas, orders that survive a lost connection. */
export class TableClient {
  doc: TableDoc | null = null;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #stopped = false;
  #shown: TableDoc | null = null;
  #frame = 0;

  constructor(
    readonly table: string,
    private language: Language,
    private readonly invite: string,
    private readonly on: Handlers,
  ) {}

  start(): void {
    addEventListener('online', this.#reconnectNow);
    addEventListener('offline', this.#disconnect);
    this.#connect();
    this.#pinger = setInterval(() => this.#heartbeat(), 5_000);
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener('online', this.#reconnectNow);
    removeEventListener('offline', this.#disconnect);
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    cancelAnimationFrame(this.#frame);
    this.#socket?.close(1000);
    this.on.status('closed');
  }

  setLanguage(language: Language): void {
    this.language = language;
    this.#send({ type: 'language', language });
  }

  /** Give an order; it is sent again, with the same key, after a lost connection. */
  order(message: Request): Promise<unknown> {
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    return new Promise((resolve, reject) => {
      const full = { ...message, key } as Order | Ask;
      this.#waiting.set(key, { message: full, resolve, reject });
      this.#send(full);
    });
  }

  /** There is a network again: an attempt that began without one is not waited for. */
  readonly #reconnectNow = (): void => {
    if (this.#stopped || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#tries = 0;
    this.#connect();
  };

  readonly #disconnect = (): void => {
    this.#socket?.close();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.on.status(this.doc ? 'offline' : 'connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const before = this.#socket;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/ws`);
    this.#socket = socket;
    before?.close();
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      const hello: Hello = { type: 'hello', protocol: PROTOCOL, language: this.language };
      if (this.doc) hello.seq = this.doc.seq;
      if (this.invite) hello.invite = this.invite;
      this.#send(hello);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#stopped) return;
      if (FINAL.has(event.code)) {
        this.#stopped = true;
        this.on.status('closed', String(event.code));
        return;
      }
      this.on.status('offline');
      this.#reconnectLater();
    };
  }

  /** Retry with exponential backoff. */
  #reconnectLater(): void {
    const wait = Math.min(LONGEST, 400 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #heartbeat(): void {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    // A connection that was lost without a word: let it go, and come back.
    if (Date.now() - this.#heard > 16_000) socket.close();
    else this.#send({ type: 'ping' });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#tries = 0;
        this.on.status('online');
        for (const { message: order } of this.#waiting.values()) this.#send(order);
        break;
      case 'full':
        this.#set({ ...(message.doc as unknown as TableDoc), seq: message.seq });
        break;
      case 'delta':
        this.#delta(message.seq, message.ops as Op[]);
        break;
      case 'ack':
        this.#settle(message.key)?.resolve(message);
        break;
      case 'reply':
        this.#settle(message.key)?.resolve(message.body);
        break;
      case 'error':
        this.#settle(message.key)?.reject(new Refused(message.error, message.message));
        break;
      case 'presence':
        this.on.presence(message);
        break;
      case 'clock':
        this.on.clock(message);
        break;
      default:
    }
  }

  #delta(seq: number, ops: Op[]): void {
    if (!this.doc || seq <= this.doc.seq) return;
    if (seq > this.doc.seq + 1) {
      this.#socket?.close(); // a gap: come back and resume
      return;
    }
    this.#set({ ...applyDelta(this.doc, ops), seq });
  }

  /** What others do is shown once per picture, however fast they are; what waits for me, or I wait for, at once. */
  #set(doc: TableDoc): void {
    this.doc = doc;
    if (answeredAhead(doc)) return;
    const others = this.#shown !== null && !doc.decision && !doc.result && !this.#waiting.size;
    if (!others || document.hidden) this.#show();
    else this.#frame ||= requestAnimationFrame(() => this.#show());
  }

  #show(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const before = this.#shown;
    this.#shown = this.doc;
    if (this.doc) this.on.doc(this.doc, before);
  }

  #settle(key: string): Waiting | undefined {
    const found = this.#waiting.get(key);
    this.#waiting.delete(key);
    return found;
  }
}
