// The Dice Game: games from the first answer to the last by clicks, keys and taps; sockets; no serious finding of axe on its screens.
import assert from 'node:assert/strict';
import { EITHER, afterwards, check, inBothThemes, phonePages, show } from './axe.mjs';
import { noScroll } from './budgets.mjs';
import { bothEnds, untilOver } from './driver.mjs';
import { diceKeys, diceStep, diceTable } from './dice.mjs';

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
    return untilOver(page, diceStep);
  },

  'The Dice Game by keyboard, solo': async ({ open }) => {
    const page = await open();
    await diceTable(page, { preset: 'solo' });
    return bothEnds(page, diceKeys, { first: 30, until: ({ turn }) => turn >= 40 });
  },

  'The Dice Game at 360 px, side B': async ({ open }) => {
    const page = await open({ width: 360, height: 640, phone: true, theme: 'light' });
    await diceTable(page, { preset: 'side-b', players: 4 });
    const said = await bothEnds(page, diceStep, { first: 30, until: ({ oxygen, oceans }) => oxygen + oceans >= 15, phone: true });
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

  'a die is turned: which, to which face, then what pays': async ({ open }) => {
    const page = await open();
    await diceTable(page);
    await until(page, '.can > [data-deed="support turn"]');
    await page.click('[data-deed="support turn"]');
    await page.click('.tray .die1.can >> nth=0');
    const face = page.locator('[data-choice="1"] .opt').first();
    const name = (await face.getAttribute('data-option')).replace('to ', '');
    assert.ok(await page.locator('[data-main]').isDisabled(), 'the button waits for the face');
    assert.equal(await page.locator('.preview [data-socket]').count(), 0, 'the price comes last');
    const before = await page.locator(`.tray [data-die=${name}]`).count();
    await face.click();
    const paid = await page.locator('.preview [data-socket]').first().getAttribute('data-socket');
    await page.click('[data-main]:not(:disabled)');
    const after = before + (paid === name ? 0 : 1);
    await page.waitForFunction(([n, die]) => document.querySelectorAll(`.tray [data-die=${die}]`).length === n, [after, name]);
    assert.equal(await page.locator('.decide').count(), 0, 'nothing more is asked');
    return `${name}, paid with ${paid}`;
  },

  'the colours to roll stand with their odds, and one click confirms': async ({ open }) => {
    const page = await open();
    await diceTable(page);
    await until(page, '.can > [data-deed="support roll"]');
    await page.click('[data-deed="support roll"]');
    await page.waitForSelector('[data-choice="0"] .opt');
    assert.ok((await page.locator('[data-choice="0"] .opt .faces').count()) >= 3);
    const dice = await page.locator('.tray .die1:not([data-die=wild])').count();
    await page.click('[data-option="roll blue"]');
    await page.click('[data-main]:not(:disabled)');
    await page.waitForFunction((n) => document.querySelectorAll('.tray .die1:not([data-die=wild])').length === n + 1, dice);
  },

  'no serious finding of axe in the Dice Game': async ({ open, finished }) => {
    const page = await open({ ...EITHER, language: 'ru' });
    await diceTable(page);
    const found = await inBothThemes(page, 'corporations');
    await until(page, '[data-production]:enabled');
    found.push(...(await check(page, 'table')));
    await noScroll(page, 'dice table');
    found.push(...(await phonePages(page)));
    await show(page, 'desktop');
    await page.click('[data-production]');
    found.push(...(await inBothThemes(page, 'production')));
    await page.click('[data-main]');
    await page.waitForSelector('.tray[data-asks]:not([data-asks=action]), .pickbox');
    found.push(...(await inBothThemes(page, 'question')));
    found.push(...(await afterwards(page, await finished('dice'))));
    assert.deepEqual(found, []);
  },
};
