// Terraforming Mars: whole games by clicks, keys and taps; a decision that is interrupted, taken back, looked back at.
import assert from 'node:assert/strict';
import { deltas, timed } from './budgets.mjs';
import { changed, clickStep, keyStep, mark, newTable, stopStep, tabTo, toTable, waitState, wholeGame } from './driver.mjs';

/** A bot has played the middle of a game. */
const LATE = ({ generation }) => generation >= 9;

/** A table for two: me and a bot. */
const againstOne = (page) => newTable(page, 'mars', { players: 2 });

/** The same without a pointer. */
async function againstOneByKeys(page) {
  await page.goto('/new/mars');
  await page.waitForSelector('.seatl .icb');
  await tabTo(page, (e) => e === [...document.querySelectorAll('.seatl .icb:not(:disabled)')].at(-1));
  await page.keyboard.press('Enter');
  await tabTo(page, (e) => e.matches('[data-start]'));
  await page.keyboard.press('Enter');
  await page.waitForSelector('.pickbox');
}

/** Place the tile that is to be placed, and see it lie where it was put. */
async function place(page) {
  const cell = await page.locator('.hx.legal').first().getAttribute('data-cell');
  await clickStep(page);
  await page.waitForSelector(`[data-cell=${cell}] .waves`, { state: 'attached' });
}

/** Into the middle of a decision: an ocean is to be placed. */
async function placing(page) {
  await toTable(page);
  for (let i = 0; i < 8 && (await waitState(page)) !== 'menu'; i++) await clickStep(page);
  // A corporation may have a first action of its own; here both actions of a turn are needed.
  if ((await page.textContent('.turn'))?.includes('2 of 2')) {
    await stopStep(page);
    await waitState(page);
  }
  await page.locator('.corner.bl button', { hasText: 'Aquifer' }).click();
  await page.waitForSelector('.hx.legal');
}

const MAIN = '.actions [data-main]';
/** How high the main button stands. */
const height = async (page) => Math.round((await page.locator(MAIN).boundingBox()).y);

/** Each click in its place, and where the main button stood before each; it is a new position afterwards. */
async function clicks(page, ...selectors) {
  const before = await mark(page);
  const heights = [];
  for (const selector of selectors) {
    heights.push(await height(page));
    await page.locator(selector).first().click();
  }
  await changed(page, before);
  return heights;
}

/** My turn, at its beginning, with a card to play. */
async function freshTurn(page) {
  const ready = async () =>
    (await waitState(page)) === 'menu' &&
    (await page.locator('[data-end][aria-disabled=true]').count()) > 0 &&
    (await page.locator('.fan li.up').count()) > 0;
  for (let i = 0; i < 12 && !(await ready()); i++)
    await ((await waitState(page)) === 'menu' ? stopStep(page) : clickStep(page, { buy: 4 }));
}

/** These hold the budget of time. */
export const timedGames = {
  'whole game by clicking': async ({ open }) => {
    const page = await open();
    await againstOne(page);
    const hash = await page.evaluate(() =>
      fetch(location.pathname.replace('/t/', '/api/tables/'))
        .then((r) => r.json())
        .then((r) => r.commitment),
    );
    const n = await wholeGame(page, clickStep);
    await page.waitForSelector('[data-seed]', { state: 'attached' });
    const seed = await page.textContent('[data-seed]');
    assert.match(seed ?? '', /^[0-9a-f]{16,}$/);
    assert.ok((await page.textContent('.endp'))?.includes(hash), 'the hash of the start is shown at the end');
    return `${n} answers, against a bot; ${await timed(page)}`;
  },

  'whole game at 360 px': async ({ open }) => {
    const page = await open({ width: 360, height: 640, phone: true });
    await againstOne(page);
    const n = await wholeGame(page, clickStep, { phone: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `${wide} px wide`);
    return `${n} answers, against a bot; ${await timed(page)}`;
  },
};

export const marsScenarios = {
  'a game by keyboard only': async ({ open }) => {
    const page = await open();
    await againstOneByKeys(page);
    const n = await wholeGame(page, keyStep, { until: LATE });
    return `${n} answers, against a bot; ${deltas(page.deltas)}`;
  },

  'solo game': async ({ open }) => {
    const page = await open();
    await toTable(page, '[data-solo]');
    const n = await wholeGame(page, clickStep, { until: LATE });
    return `${n} answers; ${deltas(page.deltas)}`;
  },

  'replay with scrubber': async ({ open, finished }) => {
    const { end, cookies } = await finished('mars');
    const page = await open({ width: 1440, height: 900 });
    await page.context().addCookies(cookies);
    await page.goto(end.replace('/end', '/replay'));
    await page.waitForSelector('.spark path[d^=M]', { state: 'attached' });
    const total = Number(await page.getAttribute('.scrubber', 'max'));
    await page.locator('.scrubber').fill(String(Math.floor(total / 2)));
    await page.waitForFunction((n) => document.querySelector('.tl1 p')?.textContent?.includes(String(n)), Math.floor(total / 2));
    await page.click('[data-nextmove]');
    // On to what is told next, and back: every step shows something.
    await page.waitForFunction((n) => Number(location.hash.slice(4)) > n, Math.floor(total / 2));
    await page.waitForSelector('.moves [aria-current=step]');
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction((n) => Number(location.hash.slice(4)) <= n, Math.floor(total / 2));
    await page.locator('.scrubber').fill(String(Math.floor(total / 2)));
    const tiles = await page.locator('.hx .waves, .hx .trees').count();
    await page.locator('.side [data-term=res-mc]').first().hover();
    await page.waitForSelector('.term');
    // The address is that of the moment, and the curve of the end page leads to others.
    await page.waitForFunction((n) => location.hash === `#at=${n}`, Math.floor(total / 2));
    await page.reload();
    await page.waitForFunction((n) => document.querySelector('.tl1 p')?.textContent?.includes(String(n)), Math.floor(total / 2));
    await page.goto(end);
    const moment = page.locator('.chart .moment').nth(1);
    const there = await moment.getAttribute('href');
    await moment.click();
    await page.waitForFunction((address) => location.pathname + location.hash === address, there);
    return `${total} moves, ${tiles} tiles half way`;
  },

  'touch targets at 360 px': async ({ open }) => {
    const page = await open({ width: 360, height: 640, phone: true });
    await toTable(page, '[data-solo]');
    for (let i = 0; i < 4 && (await waitState(page)) !== 'menu'; i++) await clickStep(page, { phone: true });
    const small = [];
    for (const tab of ['map', 'hand', 'me', 'rivals', 'log']) {
      await page.click(`[data-page=${tab}]`);
      small.push(
        ...(await page.evaluate(() =>
          [...document.querySelectorAll('button, a, select, input')]
            .filter((e) => e.checkVisibility() && !e.matches('.cref, .cellref') && !e.closest('.vh'))
            .map((e) => [e.textContent?.trim().slice(0, 20) || e.getAttribute('aria-label'), e.getBoundingClientRect()])
            .filter(([, r]) => r.height > 0 && Math.round(Math.min(r.width, r.height)) < 44)
            .map(([n, r]) => `${n} ${r.width.toFixed(0)}x${r.height.toFixed(0)}`),
        )),
      );
    }
    assert.deepEqual(small, []);
  },

  'a card is two clicks, a tile three, passing two; the main button stays where it is': async ({ open }) => {
    const page = await open();
    await toTable(page, '[data-solo]');
    await freshTurn(page);
    const stood = await clicks(page, '.corner.bl [data-deed="project aquifer"]', '.hx.legal', `${MAIN}:not(:disabled)`);
    while ((await waitState(page)) !== 'menu') await clickStep(page);
    stood.push(...(await clicks(page, '.fan li.up .hbtn', `${MAIN}:not(:disabled)`)));
    await freshTurn(page);
    stood.push(...(await clicks(page, '[data-pass]', `${MAIN}:not(:disabled)`)));
    assert.equal(new Set(stood).size, 1, `the main button moves: ${stood.join(', ')}`);
  },

  'the list of all moves holds every move, and a pointer that rests chooses none': async ({ open }) => {
    const page = await open();
    await toTable(page);
    await freshTurn(page);
    const { doc } = await page.evaluate(() =>
      fetch(`${location.pathname.replace('/t/', '/api/tables/')}/state?language=en`).then((r) => r.json()),
    );
    await page.mouse.move(500, 300);
    await page.keyboard.press('/');
    await page.waitForSelector('.palette');
    const moves = page.locator('.palette [role=option]');
    assert.equal(await moves.count(), doc.decision.options.length);
    const chosen = () => page.locator('.palette [aria-selected=true]').getAttribute('id');
    for (let i = 0; i < doc.decision.options.length; i++) {
      assert.equal(await chosen(), `mv${i}`);
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('pass');
    assert.equal(await chosen(), 'mv0', 'what is typed chooses the first that has it');
  },

  'reload in mid-decision': async ({ open }) => {
    const page = await open();
    await placing(page);
    await page.reload();
    await page.waitForSelector('.hx.legal');
    await place(page);
  },

  'lost connection in mid-decision': async ({ open }) => {
    const page = await open();
    await placing(page);
    await page.context().setOffline(true);
    await page.waitForSelector('.offline');
    await page.locator('.hx.legal').first().click();
    await page.context().setOffline(false);
    await page.waitForSelector('.offline', { state: 'detached' });
    await place(page);
  },

  undo: async ({ open }) => {
    const page = await open();
    await placing(page);
    const money = () => page.locator('.resbar .numv').first().textContent();
    const paid = Number(await money());
    await page.click('[data-undo]');
    await page.waitForSelector('.hx.legal', { state: 'detached' });
    await page.waitForFunction((n) => Number(document.querySelector('.resbar .numv')?.textContent) === n, paid + 18);
    // A corporation may have a first action of its own: then this is the second, and after it the turn is over.
    if ((await page.textContent('body'))?.includes('action 2 of 2')) return 'one step';
    await page.locator('.corner.bl button', { hasText: 'Power plant' }).click();
    await page.keyboard.press('Enter');
    await page.waitForFunction((n) => Number(document.querySelector('.resbar .numv')?.textContent) === n, paid + 7);
    await page.keyboard.press('u');
    await page.waitForFunction((n) => Number(document.querySelector('.resbar .numv')?.textContent) === n, paid + 18);
  },

  'what is taken back leaves no mark on the map': async ({ open }) => {
    const page = await open();
    await placing(page);
    await place(page);
    await page.waitForSelector('.hx.fresh', { state: 'attached' });
    await page.click('[data-undo]');
    await page.waitForSelector('.hx .waves', { state: 'detached' });
    assert.equal(await page.locator('.hx.fresh').count(), 0);
  },

  'what is ticked stays ticked while the table is looked at': async ({ open }) => {
    const page = await open({ width: 360, height: 640, phone: true });
    await toTable(page);
    const ticked = () => page.locator('.pickbox [aria-checked=true]').evaluateAll((all) => all.map((e) => e.dataset.card));
    await page.locator('.pickbox [role=radio]').first().click();
    await page.locator('.pickbox [role=checkbox]').nth(1).click();
    const mine = await ticked();
    assert.equal(mine.length, 2);
    await page.click('[data-peek]');
    await page.click('[data-main]');
    assert.deepEqual(await ticked(), mine);
    // What is chosen has the row for itself: one button to pass, not two.
    await page.click('[data-done]');
    for (let i = 0; i < 4 && (await waitState(page)) !== 'menu'; i++) await clickStep(page, { phone: true });
    // After a corporation's own first action the turn can only be ended: passing is for the next one.
    if (await page.locator('.pact [data-end]').count()) await stopStep(page);
    await page.click('.pact [data-pass]:not(:disabled)');
    await page.waitForSelector('.pact [data-main]:not(:disabled)');
    assert.equal(await page.locator('.pact [data-pass]').count(), 0);
  },

  'the log of a phone can be read before a decision': async ({ open }) => {
    const page = await open({ width: 360, height: 640, phone: true });
    await toTable(page);
    for (let i = 0; i < 60 && (await waitState(page)) !== 'options'; i++) await clickStep(page, { buy: 4, play: true, phone: true });
    await page.waitForSelector('.sheet');
    await page.click('[data-page=log]');
    assert.equal(await page.locator('.sheet').count(), 0);
    await page.click('[data-main]');
    await page.waitForSelector('.sheet .opt');
  },

  'digest since my last turn': async ({ open }) => {
    const page = await open();
    await toTable(page);
    // On a turn of mine: nothing lies before the digest.
    const seen = async () => (await page.locator('[data-digest]').count()) && !(await page.locator('.picks').count());
    for (let i = 0; i < 40 && !(await seen()); i++) {
      await clickStep(page);
      await waitState(page);
    }
    const said = await page.locator('.log li.new').allTextContents();
    assert.match(said.join(), /Vega|Bo/);
    assert.equal(await page.locator('.log [data-mark]').count(), 1, 'one mark in the log');
    await page.reload();
    await page.waitForSelector('[data-digest]');
    await page.click('[data-dismiss]');
    await page.waitForSelector('[data-digest], [data-mark]', { state: 'detached' });
  },
};
