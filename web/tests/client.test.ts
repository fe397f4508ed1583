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
const full = (seq: number) => ({ type: 'full', seq, doc: { seq, answers: seq, you: { ahead: null } } });

describe('a table over a bad line', () => {
  let events: EventTarget;
  let statuses: Status[];
  let shown: number[];
  let picture: () => void;
  let client: TableClient;

  beforeEach(() => {
    vi.useFakeTimers();
    events = new EventTarget();
    statuses = [];
    shown = [];
    Line.all = [];
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => ((picture = draw), 1));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    client = new TableClient('t', 'en', '', {
      doc: (doc) => shown.push(doc.seq),
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

  it('never shows a question that I have answered ahead', () => {
    const asks = (label: string) => [[['decision'], { options: [{ label }] }]];
    line(0).says({ type: 'delta', seq: 8, ops: [[['you'], { ahead: { label: 'pass', set: true } }], ...asks('other')] });
    expect(shown).toEqual([7, 8]); // another question is mine to answer
    line(0).says({ type: 'delta', seq: 9, ops: asks('pass') });
    expect(shown).toEqual([7, 8]);
    line(0).says({
      type: 'delta',
      seq: 10,
      ops: [
        [['decision'], null],
        [['you'], { ahead: null }],
      ],
    });
    picture();
    expect(shown).toEqual([7, 8, 10]);
  });

  it('shows what others do once per picture, and what waits for me at once', () => {
    expect(shown).toEqual([7]);
    for (const seq of [8, 9, 10]) line(0).says({ type: 'delta', seq, ops: [] });
    expect(client.doc?.seq).toBe(10);
    expect(shown).toEqual([7]);
    picture();
    expect(shown).toEqual([7, 10]);
    line(0).says({ type: 'delta', seq: 11, ops: [] });
    line(0).says({ type: 'full', seq: 12, doc: { you: { ahead: null }, decision: { prompt: 'turn' } } });
    expect(shown).toEqual([7, 10, 12]);
  });

  it('shows at once what I wait for, and everything while nobody looks', () => {
    void client.order({ type: 'chat', text: 'hello' });
    line(0).says({ type: 'delta', seq: 8, ops: [] });
    line(0).says({ type: 'ack', key: line(0).sent.at(-1)?.['key'] });
    vi.stubGlobal('document', { hidden: true }); // there are no pictures then
    line(0).says({ type: 'delta', seq: 9, ops: [] });
    expect(shown).toEqual([7, 8, 9]);
  });
});
