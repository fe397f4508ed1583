// Several people at one table, each with a browser of their own.
import assert from 'node:assert/strict';
import { clipped } from './clipped.mjs';
import { LANGUAGES, speak } from './crowded.mjs';
import { clickStep, stopStep, waitState } from './driver.mjs';
import { ended } from './positions.mjs';

/** Ana opens a table for two of this game, Boris follows her link. */
export async function seatTwo(open, game, screen = {}) {
  const a = await open({ name: 'Ana', ...screen });
  const b = await open({ name: 'Boris', language: 'ru', ...screen });
  await a.goto(`/new/${game}`);
  await a.waitForSelector('.seatsel');
  await a.locator('.seatl .icb:not(:disabled)').last().click();
  await a.locator('.seatl .seatsel').first().selectOption('open');
  await a.click('[data-start]');
  const link = await a.locator('.inv2 output').textContent();
  assert.equal(a.url(), link, 'the address of the host is the invitation');
  // Whoever came by the plain address first can paste the invitation over it.
  await b.goto(link.replace(/#.*/, ''));
  await b.waitForSelector('.waitp');
  await b.goto(link);
  await b.click('[data-sit]');
  await Promise.all([a, b].map((page) => page.waitForSelector('.pickbox')));
  return [a, b];
}

/** From the menu of the table, past the first choice; a bot plays on for me. */
async function resign(page) {
  await page.click('[data-peek]');
  await page.click('[data-menu]');
  for (const _ of ['asked', 'sure']) await page.click('.menu .danger');
  await page.waitForSelector('.menu', { state: 'detached' });
}

/** Bots play; meanwhile nobody looks on. */
async function comeBackAtTheEnd(page) {
  const table = page.url();
  await page.goto('/');
  await ended(page.context().request, table.split('/').at(-1));
  await page.goto(`${table}/end`);
  await page.waitForSelector('.endp');
}

const AHEAD = '[data-ahead]';
/** So long is a second click not meant for the button that has come under it; as for people, but shorter. */
const DOUBLE_MS = 500;
const pressed = (page, on) => page.waitForSelector(`${AHEAD}[aria-pressed=${on}]`);

/** In the page: as the second half of a double click on what stood there before; it must not be heard. */
function clickAsItAppears() {
  new MutationObserver((_, watch) => {
    const found = document.querySelector('[data-ahead]');
    if (found) watch.disconnect();
    found?.click();
  }).observe(document, { childList: true, subtree: true });
}

/** Who waits says to pass, thinks better of it, says it again; then the turn comes and is gone, and so is the generation. */
async function passAhead(open, screen = {}) {
  const pages = await seatTwo(open, 'mars', { ...screen, double: DOUBLE_MS });
  for (const page of pages) await clickStep(page);
  const waits = await Promise.race(pages.map((page) => page.waitForSelector(AHEAD).then(() => page)));
  const plays = pages.find((page) => page !== waits);
  await waits.addInitScript(clickAsItAppears);
  for (const language of LANGUAGES) {
    await speak(waits, language, AHEAD);
    assert.deepEqual(await clipped(waits), [], `${language}: cut off`);
    await pressed(waits, false);
  }
  await waits.waitForTimeout(DOUBLE_MS + 50);
  for (const on of [true, false, true]) {
    await waits.click(AHEAD);
    await pressed(waits, on);
  }
  await waits.reload();
  await pressed(waits, true);
  assert.deepEqual(await clipped(waits), [], 'pressed: cut off');
  assert.equal(await plays.locator(AHEAD).count(), 0, 'who has the turn takes it');
  while (['menu', 'ready'].includes(await waitState(plays))) await stopStep(plays);
  await Promise.all(pages.map((page) => page.waitForSelector('.pickbox')));
}

export const peopleScenarios = {
  'two browsers at one table': async ({ open }) => {
    const [a, b] = await seatTwo(open, 'mars');
    for (const page of [a, b]) assert.ok(!page.url().includes('invite'), 'no seat is free: the invite left the address');
    await Promise.all([clickStep(a, { buy: 2 }), clickStep(b, { buy: 2 })]);
    for (let i = 0; i < 4; i++) {
      const state = await Promise.race([waitState(a).then(() => a), waitState(b).then(() => b)]);
      await clickStep(state);
    }
    await a.locator('.logp .pill').last().click();
    await a.fill('.say input', 'hello <b>there</b>');
    await a.keyboard.press('Enter');
    await b.waitForSelector('.top [data-unread]');
    await b.locator('.logp .pill').last().click();
    await b.waitForFunction(() => document.querySelector('.chatl')?.textContent?.includes('hello <b>there</b>'));
  },

  'pass before my turn': ({ open }) => passAhead(open),
  'pass before my turn, on a phone': ({ open }) => passAhead(open, { width: 360, height: 640, phone: true }),

  'play again with the same people': async ({ open }) => {
    const [a, b] = await seatTwo(open, 'mars');
    for (const page of [a, b]) await resign(page);
    const old = a.url();
    await Promise.all([a, b].map((page) => comeBackAtTheEnd(page)));
    await a.click('.endp [data-again]');
    await a.waitForSelector('.waitbox');
    await b.waitForSelector('.endp .invited');
    await b.click('.endp [data-again]');
    await Promise.all([a, b].map((page) => page.waitForSelector('.pickbox')));
    assert.equal(a.url(), b.url(), 'both at the same table');
    assert.notEqual(a.url(), old, 'and it is a new one');
    const seats = await a.evaluate(() => fetch(location.pathname.replace('/t/', '/api/tables/')).then((r) => r.json()));
    assert.deepEqual(
      seats.seats.map((s) => [s.kind, s.name]),
      [
        ['person', 'Ana'],
        ['person', 'Boris'],
      ],
    );
  },
};
