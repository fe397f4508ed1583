// Ares Expedition: whole games by clicks, keys and taps, alone and together; two who act at the same time; axe; three languages.
import assert from 'node:assert/strict';
import { aresGame, aresKeys, aresState, aresStep, aresTable } from './ares.mjs';
import { afterwards, check, EITHER, inBothThemes, phonePages, show } from './axe.mjs';
import { noScroll, timed } from './budgets.mjs';
import { clipped } from './clipped.mjs';
import { LANGUAGES, speak } from './crowded.mjs';
import { bothEnds } from './driver.mjs';
import { seatTwo } from './people-scenarios.mjs';

/** Go on until the table asks this. */
async function until(page, wanted, options, step = aresStep) {
  for (let i = 0; i < 60; i++) {
    if ((await aresState(page)) === wanted) return;
    await step(page, options);
  }
  throw new Error(`never asked: ${wanted}`);
}

const press = (key) => (page) => page.keyboard.press(key);
const click = (selector) => (page) => page.locator(selector).first().click();
/** What opens over a phase that is played, and how it is left. */
const OVER = [
  ['card chosen', click('.fan li.up .hbtn'), press('Escape')],
  ['card open', click('.fan li:not(.up) .hbtn, [data-row]'), press('Escape')],
  ['selling', click('[data-sell]'), press('Escape')],
  ['all moves', press('/'), press('Escape')],
  ['menu', click('[data-menu]'), press('Escape')],
  ['a rival', click('.arivals .whob'), press('Escape')],
];

/** A table of two that everybody may watch. */
async function openToAll(page) {
  const seats = [
    { kind: 'me', name: 'Mira' },
    { kind: 'bot', name: 'Bo', bot: 'greedy' },
  ];
  const made = await page.context().request.post('/api/tables', { data: { game: 'ares', seats, public: true } });
  await page.goto(`/t/${(await made.json()).table}`);
}

/** The moves of a phase stand side by side, a column for each player. */
async function replay(page, players) {
  await page.goto(page.url().replace('/end', '/replay'));
  await page.waitForSelector('.sides .mv');
  assert.equal(await page.locator('.scols > section').count(), players);
  return check(page, 'replay');
}

export const aresScenarios = {
  'whole Ares Expedition of three by clicking': async ({ open }) => {
    const page = await open();
    await aresTable(page, { players: 3 });
    const found = await check(page, 'corporations');
    await until(page, 'phase');
    assert.equal(await page.locator('.arivals li').count(), 2);
    found.push(...(await check(page, 'planning')));
    await noScroll(page, 'planning');
    await until(page, 'menu');
    found.push(...(await check(page, 'phase')));
    const said = `${await aresGame(page)}; ${await timed(page)}`;
    await page.waitForTimeout(400);
    found.push(...(await check(page, 'end')), ...(await replay(page, 3)));
    assert.deepEqual(found, []);
    return said;
  },

  'Ares Expedition by keyboard, solo': async ({ open }) => {
    const page = await open({ theme: 'light' });
    await aresTable(page, { preset: 'solo' });
    const found = await check(page, 'light corporations');
    for (const asked of ['phase', 'menu']) {
      await until(page, asked, { busy: 6 }, aresKeys);
      found.push(...(await check(page, `light ${asked}`)));
    }
    const said = await bothEnds(page, aresKeys, { first: 20, until: ({ round }) => round >= 20, busy: 6 });
    await page.waitForTimeout(400);
    assert.deepEqual([...found, ...(await check(page, 'light end'))], []);
    return said;
  },

  'Ares Expedition together at 360 px': async ({ open }) => {
    const page = await open({ width: 360, height: 640, phone: true });
    await aresTable(page, { preset: 'coop' });
    await until(page, 'phase', { phone: true });
    const found = [];
    for (const tab of ['map', 'hand', 'me', 'rivals', 'log']) {
      await page.click(`[data-page=${tab}]`);
      found.push(...(await check(page, `phone ${tab}`)));
      assert.deepEqual(await clipped(page), [], `${tab}: cut off`);
    }
    assert.deepEqual(found, []);
    const said = await bothEnds(page, aresStep, { first: 20, until: ({ round }) => round >= 8, phone: true, busy: 5 });
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
    return said;
  },

  'no serious finding of axe in Ares Expedition': async ({ open, finished }) => {
    const page = await open({ ...EITHER, language: 'ru' });
    await aresTable(page, { players: 3 });
    const found = await inBothThemes(page, 'corporations');
    const look = async (what) => found.push(...(await inBothThemes(page, what)));
    await until(page, 'phase');
    await look('planning');
    await page.click('[data-phase="1"]');
    await page.click('[data-main]');
    await until(page, 'menu');
    await look('phase');
    for (const [what, reach, leave] of OVER) {
      await reach(page);
      await page.waitForTimeout(200);
      await look(what);
      await leave(page);
    }
    found.push(...(await phonePages(page)));
    await show(page, 'desktop');
    await openToAll(page);
    await until(page, 'menu');
    const watcher = await open({ ...EITHER, language: 'ru' });
    await watcher.goto(page.url());
    await watcher.waitForSelector('.strip');
    found.push(...(await inBothThemes(watcher, 'watching')));
    for (const [preset, asked] of [
      ['coop', 'pool'],
      ['solo', 'phase'],
    ]) {
      await aresTable(page, { preset });
      await until(page, asked);
      await look(`${preset} ${asked}`);
    }
    found.push(...(await afterwards(page, await finished('ares'))));
    assert.deepEqual(found, []);
  },

  'two act at the same time in one phase of Ares Expedition': async ({ open }) => {
    const pages = await seatTwo(open, 'ares');
    const [a, b] = pages;
    for (const page of pages) await aresStep(page);
    for (const page of pages) {
      await page.click('[data-phase="1"]');
      await page.click('[data-main]');
      if (page === a) await a.waitForSelector('[data-resume]');
    }
    // Both have the phase open; neither waits for the other.
    await Promise.all(pages.map((page) => page.waitForSelector('.aribbon .p1.now')));
    assert.deepEqual(await Promise.all(pages.map(aresState)), ['menu', 'menu']);
    for (const language of LANGUAGES) {
      await speak(a, language, '.atodo');
      await noScroll(a, `${language} phase`);
    }
    // A card is sold by a click on it.
    const before = await a.locator('.fan .hbtn').count();
    await a
      .locator('.fan .hbtn')
      .first()
      .click({ position: { x: 12, y: 14 } });
    await a.click('[data-also^="sell "]');
    await a.click('[data-main]');
    await a.waitForFunction((n) => document.querySelectorAll('.fan .hbtn').length === n - 1, before);
    await a.click('[data-end]');
    await b.waitForSelector('.arivals .state.good');
    await a.click('[data-resume]');
    await a.waitForSelector('[data-end]');
    await b.waitForSelector('.arivals li.acting');
    for (const page of pages) await page.click('[data-end]');
    await Promise.all(pages.map((page) => page.waitForSelector('[data-phase]:enabled')));
  },
};
