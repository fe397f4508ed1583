import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableClient, type Status } from '../src/lib/protocol/client';

/** A WebSocket of which the test is the other end. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 2; // the other end has not answered yet
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  dies(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const line = (n: number): Line => {
  const found = Line.all.at(n);
  if (!found) throw new Error(`no connection ${n}`);
  return found;
};
const full = (seq: number) => ({ type: 'full', seq, doc: { seq, answers: seq } });

describe('a table over a bad line', () => {
  let events: EventTarget;
  let statuses: Status[];
  let client: TableClient;

  beforeEach(() => {
    vi.useFakeTimers();
    events = new EventTarget();
    statuses = [];
    Line.all = [];
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
    client = new TableClient('t', 'en', '', {
      doc: () => undefined,
      status: (status) => statuses.push(status),
      presence: () => undefined,
      clock: () => undefined,
    });
    client.start();
    line(0).opens();
    line(0).says({ type: 'welcome' });
    line(0).says(full(7));
  });

  afterEach(() => {
    client.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('resumes after the last event it has seen', () => {
    line(0).dies();
    expect(statuses.at(-1)).toBe('offline');
    vi.advanceTimersByTime(600);
    line(1).opens();
    expect(line(1).sent[0]).toMatchObject({ type: 'hello', seq: 7 });
  });

  it('sends an order again, with the same key, until it is acknowledged', async () => {
    const done = client.order({ type: 'answer', seq: 7, answers: ['pass'] });
    const key = line(0).sent.at(-1)?.['key'];
    line(0).dies();
    vi.advanceTimersByTime(600);
    line(1).opens();
    line(1).says({ type: 'welcome' });
    expect(line(1).sent.at(-1)).toMatchObject({ type: 'answer', key });
    line(1).says({ type: 'ack', key, seq: 8 });
    await expect(done).resolves.toMatchObject({ seq: 8 });
  });

  it('does not wait for an attempt that began without a network', () => {
    line(0).dies();
    vi.advanceTimersByTime(600);
    expect(Line.all).toHaveLength(2); // under way, and it will fail
    events.dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(3);
    line(2).opens();
    line(2).says({ type: 'welcome' });
    line(1).dies();
    expect(statuses.at(-1)).toBe('online');
    vi.advanceTimersByTime(30_000);
    expect(Line.all).toHaveLength(3);
  });

  it('does not wait for the goodbye of a line that is cut', () => {
    events.dispatchEvent(new Event('offline'));
    events.dispatchEvent(new Event('online'));
    line(1).opens();
    expect(line(1).sent[0]).toMatchObject({ type: 'hello', seq: 7 });
    line(0).says({ type: 'delta', seq: 8, ops: [] }); // what still comes through the old one would come twice
    expect(client.doc?.seq).toBe(7);
  });

  it('comes back for a delta that is missing', () => {
    line(0).says({ type: 'delta', seq: 9, ops: [] });
    line(0).dies(1005);
    vi.advanceTimersByTime(600);
    line(1).opens();
    expect(line(1).sent[0]).toMatchObject({ type: 'hello', seq: 7 });
  });
});
