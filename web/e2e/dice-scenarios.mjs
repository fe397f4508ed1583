// The Dice Game: whole games by clicks, keys and taps; sockets; no serious finding of axe on its screens.
import assert from 'node:assert/strict';
import { check, rulesOf } from './axe.mjs';
import { noScroll } from './budgets.mjs';
import { diceGame, diceKeys, diceStep, diceTable } from './dice.mjs';

const seen = (page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Go on until something stands on the table. */
async function until(page, selector, options) {
  for (let i = 0; i < 120 && !(await page.locator(selector).count()); i++) await diceStep(page, options);
  assert.ok(await page.locator(selector).count(), `never seen: ${selector}`);
}

export const diceScenarios = {
  'whole Dice Game by clicking': async ({ open }) => {
    const page = await open();
    await diceTable(page);
    return diceGame(page);
  },

  'whole Dice Game by keyboard, solo': async ({ open }) => {
    const page = await open();
    await diceTable(page, { preset: 'solo' });
    return diceGame(page, diceKeys);
  },

  'whole Dice Game at 360 px, side B': async ({ open }) => {
    const page = await open({ width: 360, height: 640, phone: true, theme: 'light' });
    await diceTable(page, { preset: 'side-b', players: 4 });
    const said = await diceGame(page, diceStep, { phone: true });
    assert.ok((await seen(page)) <= 360, `${await seen(page)} px wide`);
    return said;
  },

  'what lies in the sockets is paid': async ({ open }) => {
    const page = await open();
    await diceTable(page);
    await until(page, '.can > [data-deed="support cards"]');
    await page.click('[data-deed="support cards"]');
    const other = page.locator('.tray .die1.can').first();
    const name = await other.getAttribute('data-die');
    const before = await page.locator(`.tray [data-die=${name}]`).count();
    await other.dragTo(page.locator('.preview [data-socket]').first());
    assert.equal(await page.locator('.preview [data-socket]').first().getAttribute('data-socket'), name);
    await page.click('[data-main]');
    await page.waitForFunction(([n, die]) => document.querySelectorAll(`.tray [data-die=${die}]`).length === n, [before - 1, name]);
    return `paid with ${name}`;
  },

  'no serious finding of axe in the Dice Game': async ({ open, finished }) => {
    const found = [];
    for (const theme of ['dark', 'light']) {
      const page = await open({ theme });
      const rules = rulesOf(theme);
      await diceTable(page);
      found.push(...(await check(page, `${theme} corporations`, rules)));
      await until(page, '[data-production]:enabled');
      found.push(...(await check(page, `${theme} table`, rules)));
      await noScroll(page, 'dice table');
      await page.click('[data-production]');
      found.push(...(await check(page, `${theme} production`, rules)));
      await page.click('[data-main]');
      await page.waitForSelector('.tray[data-asks]:not([data-asks=action]), .pickbox');
      found.push(...(await check(page, `${theme} question`, rules)));
      const { end, cookies } = await finished('dice');
      await page.context().addCookies(cookies);
      for (const path of [end, end.replace('/end', '/replay')]) {
        await page.goto(path);
        await page.waitForSelector('.endp, .scrubber');
        await page.waitForTimeout(400);
        found.push(...(await check(page, `${theme} ${path.split('/').at(-1)}`, rules)));
      }
    }
    const phone = await open({ width: 360, height: 640, phone: true });
    await diceTable(phone);
    await until(phone, '.tray[data-asks=action]', { phone: true });
    for (const tab of ['map', 'hand', 'me', 'rivals', 'log']) {
      await phone.click(`[data-page=${tab}]`);
      found.push(...(await check(phone, `phone ${tab}`)));
    }
    assert.deepEqual(found, []);
  },
};
