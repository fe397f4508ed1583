// The budgets of UX.md: each figure is printed, and held.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { clipped } from './clipped.mjs';

const list = (text) =>
  (text ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .sort((a, b) => a - b);
const at = (values, part) => values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** From the order to the picture. On a machine with other work the figure says little; then it is only printed. */
export function paints(text) {
  const values = list(text);
  const median = at(values, 0.5);
  const busy = loadavg()[0] > cpus().length * 1.5;
  if (!busy) assert.ok(median < 150, `action to paint: ${median} ms`);
  return `action to paint ${median} ms (median), ${at(values, 0.95)} ms (95 %)${busy ? ', machine busy, not held' : ''}`;
}

export function deltas(text) {
  const values = list(text);
  const largest = values.at(-1) ?? 0;
  assert.ok(largest > 0 && largest < 5000, `delta: ${largest} bytes`);
  return `deltas ${at(values, 0.5)} bytes (median), ${at(values, 0.95)} (95 %), ${largest} (largest) of ${values.length}`;
}

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
export async function firstLoad(keep, open) {
  const page = keep(await open());
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

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function check(page, what) {
  await page.evaluate(source);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  const bad = found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  return bad.map(
    (v) => `${what}: ${v.id} x${v.nodes.length} ${v.nodes[0]?.target.join(' ')} ${v.nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
  );
}

export async function axe(keep, open, { clickStep, waitState }) {
  const found = [];
  let screens = 0;
  for (const theme of ['dark', 'light']) {
    const page = keep(await open({ theme }));
    for (const path of ['/', '/new/mars', '/cards', '/rules', '/settings']) {
      await page.goto(path);
      await page.waitForSelector('h1');
      await page.waitForTimeout(500);
      found.push(...(await check(page, `${theme} ${path}`)));
      screens += 1;
    }
    await page.goto('/');
    await page.click('[data-play]');
    await page.waitForSelector('.pickbox');
    found.push(...(await check(page, `${theme} first choice`)));
    for (let i = 0; i < 6 && (await waitState(page)) !== 'menu'; i++) await clickStep(page, { buy: 4 });
    found.push(...(await check(page, `${theme} table`)));
    await page.locator('.fan .hbtn').first().click();
    await page.waitForTimeout(300);
    found.push(...(await check(page, `${theme} card chosen`)));
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.waitForSelector('.palette');
    found.push(...(await check(page, `${theme} palette`)));
    screens += 4;
  }
  const phone = keep(await open({ width: 390, height: 844, phone: true }));
  await phone.goto('/');
  await phone.click('[data-play]');
  for (let i = 0; i < 6 && (await waitState(phone)) !== 'menu'; i++) await clickStep(phone, { buy: 4, phone: true });
  for (const tab of ['map', 'hand', 'me', 'rivals', 'log']) {
    await phone.click(`[data-page=${tab}]`);
    found.push(...(await check(phone, `phone ${tab}`)));
    screens += 1;
  }
  assert.deepEqual(found, []);
  return `0 serious findings on ${screens} screens`;
}
