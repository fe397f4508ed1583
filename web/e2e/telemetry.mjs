// What the tests measure of a table, from outside: the page itself knows nothing of it.
import { deflateRawSync } from 'node:zlib';

/** Runs in the page before its own scripts: notes on `<html>` which event is on the screen, and how long answers took. */
const watch = () => {
  const shown = (then) => requestAnimationFrame(() => setTimeout(then));
  let sent = 0;
  class Watched extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        const { type, seq } = JSON.parse(data);
        if (type !== 'full' && type !== 'delta') return;
        const began = sent;
        if (began) sent = 0;
        shown(() => {
          const root = document.documentElement;
          root.dataset.seq = String(seq);
          if (began) root.dataset.paint = `${root.dataset.paint ?? ''} ${(performance.now() - began).toFixed(0)}`;
        });
      });
    }

    send(data) {
      if (JSON.parse(data).type === 'answer') sent = performance.now();
      super.send(data);
    }
  }
  window.WebSocket = Watched;
};

/** Look over the shoulder of a page: `page.deltas` are the sizes of the deltas so far, each compressed by itself. */
export async function observe(page) {
  page.deltas = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('{"type":"delta"')) page.deltas.push(deflateRawSync(payload).length);
    }),
  );
  await page.addInitScript(watch);
}

/** How long each answer took from the order to the picture, in milliseconds. */
export const paintTimes = (page) =>
  page.evaluate(() => (document.documentElement.dataset.paint ?? '').split(' ').filter(Boolean).map(Number));
