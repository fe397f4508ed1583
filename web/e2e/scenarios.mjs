import assert from 'node:assert/strict';
import { openPage } from './browser.mjs';
import { axe } from './axe.mjs';
import { deltas, firstLoad, noScroll, paints } from './budgets.mjs';
import { fivePlayers, fullHand } from './crowded.mjs';
import { diceScenarios } from './dice-scenarios.mjs';
import { clickStep, keyStep, waitState, wholeGame } from './driver.mjs';

const toTable = async (page, selector = '[data-play]') => {
  await page.goto('/');
  await page.click(selector);
  await page.waitForSelector('.pickbox, .hx');
};

/** A table for two: me and a bot, through the page where tables are made. */
async function againstOne(page) {
  await page.goto('/new/mars');
  await page.waitForSelector('.seatl .icb');
  await page.locator('.seatl .icb:not(:disabled)').last().click();
  await page.click('[data-start]');
  await page.waitForSelector('.pickbox');
}

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

async function tabTo(page, there) {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`(${there})(document.activeElement)`)) return;
  }
  throw new Error('the Tab key does not lead there');
}

/** What the page itself has measured in the course of a game. */
async function measured(page) {
  const { paint, deltas: sizes } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  return `${paints(paint)}; ${deltas(sizes)}`;
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
  await page.locator('.corner.bl button', { hasText: 'Aquifer' }).click();
  await page.click('[data-main]');
  await page.waitForSelector('.hx.legal');
}

export const scenarios = {
  'whole game by clicking': async ({ browser, url, keep, shared }) => {
    const page = keep(await openPage(browser, url));
    await againstOne(page);
    const hash = await page.evaluate(() =>
      fetch(location.pathname.replace('/t/', '/api/tables/'))
        .then((r) => r.json())
        .then((r) => r.commitment),
    );
    const n = await wholeGame(page, clickStep);
    await page.waitForSelector('[data-seed]');
    const seed = await page.textContent('[data-seed]');
    assert.match(seed ?? '', /^[0-9a-f]{16,}$/);
    assert.ok((await page.textContent('.endp'))?.includes(hash), 'the hash of the start is shown at the end');
    shared.over = page.url();
    shared.state = await page.context().storageState();
    return `${n} answers, against a bot; ${await measured(page)}`;
  },

  'replay with scrubber': async ({ browser, url, keep, shared }) => {
    assert.ok(shared.over, 'needs the finished game');
    const page = keep(await openPage(browser, url, { width: 1440, height: 900 }));
    await page.context().addCookies(shared.state.cookies);
    await page.goto(shared.over.replace('/end', '/replay'));
    await page.waitForSelector('.spark path[d^=M]', { state: 'attached' });
    const total = Number(await page.getAttribute('.scrubber', 'max'));
    await page.locator('.scrubber').fill(String(Math.floor(total / 2)));
    await page.waitForFunction((n) => document.querySelector('.tl1 p')?.textContent?.includes(String(n)), Math.floor(total / 2));
    await page.click('[data-nextmove]');
    await page.waitForFunction((n) => document.querySelector('.tl1 p')?.textContent?.includes(String(n)), Math.floor(total / 2) + 1);
    await page.keyboard.press('ArrowLeft');
    const tiles = await page.locator('.hx .waves, .hx .trees').count();
    return `${total} moves, ${tiles} tiles half way`;
  },

  'whole game by keyboard only': async ({ browser, url, keep }) => {
    const page = keep(await openPage(browser, url));
    await againstOneByKeys(page);
    const n = await wholeGame(page, keyStep);
    return `${n} answers, against a bot; ${await measured(page)}`;
  },

  'whole game at 360 px': async ({ browser, url, keep }) => {
    const page = keep(await openPage(browser, url, { width: 360, height: 640, phone: true }));
    await againstOne(page);
    const n = await wholeGame(page, clickStep, { phone: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `${wide} px wide`);
    return `${n} answers, against a bot; ${await measured(page)}`;
  },

  'whole solo game': async ({ browser, url, keep }) => {
    const page = keep(await openPage(browser, url));
    await toTable(page, '[data-solo]');
    const n = await wholeGame(page, clickStep);
    return `${n} answers; ${await measured(page)}`;
  },

  'touch targets at 360 px': async ({ browser, url, keep }) => {
    const page = keep(await openPage(browser, url, { width: 360, height: 640, phone: true }));
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

  'two browsers at one table': async ({ browser, url, keep }) => {
    const a = keep(await openPage(browser, url, { name: 'Ana' }));
    const b = keep(await openPage(browser, url, { name: 'Boris', language: 'ru' }));
    await a.goto('/new/mars');
    await a.waitForSelector('.seatsel');
    await a.locator('.seatl .icb:not(:disabled)').last().click();
    await a.locator('.seatl .seatsel').first().selectOption('open');
    await a.click('[data-start]');
    const link = await a.locator('.inv2 output').textContent();
    await b.goto(link ?? '');
    await b.click('[data-sit]');
    await b.waitForSelector('.pickbox');
    assert.ok(!b.url().includes('invite'), 'the invite left the address');
    await a.waitForSelector('.pickbox');
    await Promise.all([clickStep(a, { buy: 2 }), clickStep(b, { buy: 2 })]);
    for (let i = 0; i < 4; i++) {
      const state = await Promise.race([waitState(a).then(() => a), waitState(b).then(() => b)]);
      await clickStep(state);
    }
    await a.locator('.logp .pill').last().click();
    await a.fill('.say input', 'hello <b>there</b>');
    await a.keyboard.press('Enter');
    await b.locator('.logp .pill').last().click();
    await b.waitForFunction(() => document.querySelector('.chatl')?.textContent?.includes('hello <b>there</b>'));
  },

  'reload in mid-decision': async ({ browser, url, keep }) => {
    const page = keep(await openPage(browser, url));
    await placing(page);
    await page.reload();
    await page.waitForSelector('.hx.legal');
    await place(page);
  },

  'lost connection in mid-decision': async ({ browser, url, keep }) => {
    const page = keep(await openPage(browser, url));
    await placing(page);
    await page.context().setOffline(true);
    await page.waitForSelector('.offline');
    await page.locator('.hx.legal').first().click();
    await page.context().setOffline(false);
    await page.waitForSelector('.offline', { state: 'detached' });
    await place(page);
  },

  undo: async ({ browser, url, keep }) => {
    const page = keep(await openPage(browser, url));
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

  'digest since my last turn': async ({ browser, url, keep }) => {
    const page = keep(await openPage(browser, url));
    await toTable(page);
    for (let i = 0; i < 12 && !(await page.locator('[data-digest]').count()); i++) {
      await clickStep(page);
      await waitState(page);
    }
    const said = await page.textContent('[data-digest] .lines');
    assert.match(said ?? '', /Vega|Bo/);
    await page.reload();
    await page.waitForSelector('[data-digest]');
    await page.click('[data-dismiss]');
    await page.waitForSelector('[data-digest]', { state: 'detached' });
  },

  'daily deal': async ({ browser, url, keep }) => {
    const hands = [];
    for (const name of ['Ana', 'Bo']) {
      const page = keep(await openPage(browser, url, { name }));
      await page.goto('/');
      await page.selectOption('.daily select', 'mars');
      await page.click('[data-daily]');
      await page.waitForSelector('.pickbox');
      hands.push(await page.locator('.pickbox .picks').textContent());
      await page.goto('/');
      await page.selectOption('.daily select', 'mars');
      await page.waitForSelector('.daily a.btn');
    }
    assert.equal(hands[0], hands[1], 'the same cards for both');
  },

  'each language': async ({ browser, url, keep }) => {
    const words = { en: ['Play now', 'Milestones'], pt: ['Jogar agora', 'Marcos'], ru: ['Играть сейчас', 'Достижения'] };
    for (const [language, [home, table]] of Object.entries(words)) {
      const page = keep(await openPage(browser, url, { language }));
      await page.goto('/');
      await page.waitForSelector('[data-play]');
      assert.ok((await page.textContent('[data-play]'))?.includes(home));
      await page.click('[data-play]');
      await page.waitForSelector('.corner.tl');
      assert.ok((await page.textContent('.corner.tl'))?.includes(table));
      assert.equal((await page.getAttribute('html', 'lang'))?.slice(0, 2), language);
      for (const path of ['/cards', '/rules', '/settings', '/new']) {
        await page.goto(path);
        await page.waitForSelector('h1');
      }
    }
  },

  ...diceScenarios,

  'no page scroll at 1280x720': async ({ browser, url, keep }) => {
    const page = keep(await openPage(browser, url));
    await toTable(page);
    const found = [await noScroll(page, 'first choice')];
    for (let i = 0; i < 6 && (await waitState(page)) !== 'menu'; i++) await clickStep(page, { buy: 4 });
    found.push(await noScroll(page, 'turn'));
    await page.locator('.fan .hbtn').first().click();
    found.push(await noScroll(page, 'card chosen'));
    return found.join(', ');
  },

  'nothing cut off: five players': async ({ browser, url, keep }) => fivePlayers(keep(await openPage(browser, url))),
  'nothing cut off: more than twenty cards': async ({ browser, url, keep }) => fullHand(keep(await openPage(browser, url))),

  'first load': ({ browser, url, keep }) => firstLoad(keep, () => openPage(browser, url)),
  axe: ({ browser, url, keep, shared }) => axe(keep, (o) => openPage(browser, url, o), shared),
};
