// The budgets of UX.md: each figure is printed, and held.
import assert from 'node:assert/strict';
import { cpus, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { clipped } from './clipped.mjs';
import { paintTimes } from './telemetry.mjs';

const sorted = (values) => [...values].sort((a, b) => a - b);
const at = (values, part) => values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const BUDGET = 150; // ms from the order to the picture

/** From the order to the picture. On a machine with other work the figure says little; then it is only printed. */
function paints(times) {
  const values = sorted(times);
  const median = at(values, 0.5);
  const busy = loadavg()[0] > cpus().length * 1.5;
  if (!busy) assert.ok(median < BUDGET, `action to paint: ${median} ms`);
  return `action to paint ${median} ms (median), ${at(values, 0.95)} ms (95 %)${busy ? ', machine busy, not held' : `, budget ${BUDGET} ms`}`;
}

/** Compressed each by itself; with what the connection remembers of the last ones, as a server sends them, they are smaller. */
export function deltas(sizes) {
  const values = sorted(sizes);
  const largest = values.at(-1) ?? 0;
  assert.ok(largest > 0 && largest < 2500, `delta: ${largest} bytes`);
  return `deltas ${at(values, 0.5)} bytes (median), ${at(values, 0.95)} (95 %), ${largest} (largest) of ${values.length}, each compressed by itself`;
}

/** How fast a game was, and how large its deltas were. */
export const timed = async (page) => `${paints(await paintTimes(page))}; ${deltas(page.deltas)}`;

export async function noScroll(page, what) {
  const [high, wide, inner] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.documentElement.scrollWidth,
    innerHeight,
  ]);
  assert.ok(high <= inner && wide <= 1280, `${what}: ${wide}x${high}`);
  assert.deepEqual(await clipped(page), [], `${what}: cut off`);
  return `${what} ${wide}x${high}`;
}

const TEXT = /javascript|css|html|json|svg/;

async function weigh(page, action) {
  const seen = [];
  const note = (r) => seen.push(r);
  page.on('response', note);
  await action();
  await page.waitForTimeout(600);
  page.off('response', note);
  let raw = 0;
  let packed = 0;
  for (const r of seen) {
    const body = await r.body().catch(() => Buffer.alloc(0));
    raw += body.length;
    packed += TEXT.test(r.headers()['content-type'] ?? '') ? gzipSync(body).length : body.length;
  }
  return { raw, packed };
}

/** All files of the home page and, after that, of a table; compressed as a proxy or the server would send them. */
export async function firstLoad(page) {
  const home = await weigh(page, async () => {
    await page.goto('/');
    await page.waitForSelector('[data-play]');
  });
  const table = await weigh(page, async () => {
    await page.click('[data-play]');
    await page.waitForSelector('.pickbox');
  });
  const kb = (n) => `${(n / 1024).toFixed(0)} KB`;
  assert.ok(home.packed + table.packed < 400 * 1024, `first load ${kb(home.packed + table.packed)}`);
  return `home ${kb(home.packed)}, and a table ${kb(table.packed)} compressed (${kb(home.raw)} and ${kb(table.raw)} plain)`;
}
