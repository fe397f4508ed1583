// Every size of screen that we promise, each in every language: one page of a game is resized, and its elements are measured.
import assert from 'node:assert/strict';
import { clipped } from './clipped.mjs';
import { LANGUAGES, sit, speak } from './crowded.mjs';
import { aresState, aresStep, aresTable } from './ares.mjs';
import { diceState, diceStep, diceTable } from './dice.mjs';
import { clickStep, waitState } from './driver.mjs';

const SIZES = [
  [360, 640],
  [640, 360],
  [390, 844],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [1366, 650],
  [1920, 1080],
  [2560, 1300],
];

/** In the page: texts that lie on one another, letters that are too small, a map that is small though there is room. */
function measure() {
  const found = [];
  const scale = Number(document.getElementById('app').style.zoom) || 1;
  const phone = document.querySelector('.phone') !== null;
  const [wide, high] = [innerWidth, innerHeight];
  const root = document.documentElement;
  if (root.scrollWidth > wide || root.scrollHeight > high) found.push(`scrolls: ${root.scrollWidth}x${root.scrollHeight}`);

  for (const e of document.querySelectorAll('.card__text, .ctext, .ptext')) {
    const letters = parseFloat(getComputedStyle(e).fontSize) * scale;
    if (e.checkVisibility() && letters < (phone ? 11 : 12) - 0.01)
      found.push(`${letters.toFixed(1)} px: ${e.textContent.trim().slice(0, 30)}`);
  }

  const planet = document.querySelector('.hexmap .planet')?.getBoundingClientRect();
  if (planet && planet.width < Math.min(0.48 * high, 0.29 * wide)) found.push(`map ${planet.width.toFixed(0)} px`);

  const cut = (a, b) => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  /** What scrolling or cutting ancestors leave to be seen of an element; each is asked once. */
  const windows = new Map([[document.body, { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 }]]);
  const windowOf = (e) => {
    const known = windows.get(e);
    if (known) return known;
    const above = windowOf(e.parentElement);
    const found = getComputedStyle(e).overflow === 'visible' ? above : cut(above, e.getBoundingClientRect());
    windows.set(e, found);
    return found;
  };
  const texts = [];
  const walk = document.createTreeWalker(document.querySelector('.table, .phone'), NodeFilter.SHOW_TEXT);
  // Over the rest on purpose: what slides over a page, and the card under the pointer.
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || !e.checkVisibility({ opacityProperty: true }) || e.closest('.vh, title, svg, .lens, .every')) continue;
    const over = e.closest('.sheet, .notice') !== null;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const r of range.getClientRects()) {
      const box = cut(r, windowOf(e));
      if (box.right - box.left > 3 && box.bottom - box.top > 3) texts.push({ ...box, over, text: node.data.trim().slice(0, 24), e });
    }
  }
  const GAP = 2.5 * scale; // line boxes are higher than letters
  texts.sort((a, b) => a.top - b.top);
  for (const [i, a] of texts.entries())
    for (let j = i + 1; j < texts.length && texts[j].top < a.bottom - 2 * GAP; j++) {
      const b = texts[j];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across <= GAP || down <= 2 * GAP || a.over !== b.over) continue;
      if (!a.e.contains(b.e) && !b.e.contains(a.e)) found.push(`"${a.text}" on "${b.text}"`);
    }
  return [...new Set(found)].slice(0, 6);
}

async function look(page, what) {
  const found = await page.evaluate(measure);
  found.push(...(await clipped(page)).slice(0, 4));
  return found.map((f) => `${what}: ${f}`);
}

const scaleOf = (page) => page.evaluate(() => Number(document.getElementById('app').style.zoom));

/** The screen in another size, once all is drawn anew. */
async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wide) => innerWidth === wide, width);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Each size; with a card looked at, too. */
async function sizes(page, { card, ready }) {
  const found = [];
  for (const language of LANGUAGES) {
    await speak(page, language, ready);
    for (const [width, height] of SIZES) {
      await resize(page, width, height);
      const what = `${language} ${width}x${height}`;
      if (await page.locator('[data-page=hand]').count()) await page.click('[data-page=hand]');
      found.push(...(await look(page, what)));
      await page
        .locator(card)
        .first()
        .click({ position: { x: 12, y: 14 } });
      await page.waitForSelector('.preview');
      found.push(...(await look(page, `${what}, a card`)));
      await page.keyboard.press('Escape');
    }
  }
  assert.deepEqual(found, []);
  assert.ok((await scaleOf(page)) > 1.4, 'all grows with the screen');
}

export async function marsSizes(page) {
  await sit(page, 4);
  for (let i = 0; i < 6 || (await waitState(page)) !== 'menu'; i++) await clickStep(page, { buy: 4 });
  await sizes(page, { card: '[data-card]', ready: '.resbar' });
  await sized(page);
}

export async function diceSizes(page) {
  await diceTable(page);
  for (let i = 0; i < 10 || (await diceState(page)) !== 'menu'; i++) await diceStep(page);
  await sizes(page, { card: '[data-card]', ready: '.resbar, .tray' });
}

export async function aresSizes(page) {
  await aresTable(page, { players: 4 });
  for (let i = 0; i < 12 || (await aresState(page)) !== 'menu'; i++) await aresStep(page);
  await sizes(page, { card: '[data-card]', ready: '.resbar' });
}

/** The same page in every size, as it is. */
export async function everySize(page, what) {
  const found = [];
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    if (await page.locator('[data-page=hand]').count()) await page.click('[data-page=hand]');
    found.push(...(await look(page, `${what} ${width}x${height}`)));
  }
  assert.deepEqual(found, []);
}

/** Who wants everything smaller or larger gets it, and still nothing is cut off. */
async function sized(page) {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const size of [0.8, 1.3, 1.6]) {
    await page.evaluate((size) => {
      const kept = JSON.parse(localStorage.getItem('tharsis.settings') ?? '{}');
      localStorage.setItem('tharsis.settings', JSON.stringify({ ...kept, size }));
    }, size);
    await page.reload();
    await page.waitForSelector('[data-card]');
    assert.deepEqual(await look(page, `${size * 100} %`), []);
  }
}
