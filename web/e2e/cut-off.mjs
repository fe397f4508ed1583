// Nothing is cut off at the smallest sizes that we promise, in every language: all games on a phone, the Dice Game on a desktop.
import assert from 'node:assert/strict';
import { aresState, aresStep, aresTable } from './ares.mjs';
import { clipped } from './clipped.mjs';
import { LANGUAGES, speak } from './crowded.mjs';
import { diceState, diceStep, diceTable } from './dice.mjs';
import { clickStep, toTable, waitState } from './driver.mjs';

const TABS = ['map', 'hand', 'me', 'rivals', 'log'];
const CARD = '[data-card]';

/** My turn, after some moves: there is something on the table. */
async function diceTurn(page, options) {
  await diceTable(page);
  for (let i = 0; i < 12 || (await diceState(page)) !== 'menu'; i++) await diceStep(page, options);
}

async function aresTurn(page, options) {
  await aresTable(page, { players: 3 });
  for (let i = 0; i < 12 || (await aresState(page)) !== 'menu'; i++) await aresStep(page, options);
}

async function marsTurn(page, options) {
  await toTable(page);
  for (let i = 0; i < 6 || (await waitState(page)) !== 'menu'; i++) await clickStep(page, { buy: 3, play: true, ...options });
}

/** Every page of a phone; and a card that is looked at. */
async function phonePages(page, what) {
  const found = [];
  const look = async (name) => {
    for (const cut of await clipped(page)) found.push(`${what} ${name}: ${cut}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > page.viewportSize().width) found.push(`${what} ${name}: ${wide} px wide`);
  };
  for (const tab of TABS) {
    await page.click(`[data-page=${tab}]`);
    await look(tab);
  }
  await page.click('[data-page=hand]');
  if (await page.locator(CARD).count()) {
    await page.locator(CARD).first().click();
    await page.waitForSelector('.preview');
    await look('card');
  }
  return found;
}

const phone = (turn) => async (page) => {
  await turn(page, { phone: true });
  const found = [];
  for (const language of LANGUAGES) {
    await speak(page, language, '[data-page=hand]');
    found.push(...(await phonePages(page, language)));
  }
  assert.deepEqual(found, []);
};

/** The Dice Game on a large screen: my turn, a goal and the end explained, a card looked at. */
export async function diceDesktop(page) {
  await diceTurn(page, {});
  const found = [];
  for (const language of LANGUAGES) {
    await speak(page, language, '.dgoals button');
    const look = async (name) => found.push(...(await clipped(page)).map((cut) => `${language} ${name}: ${cut}`));
    await look('turn');
    for (const [name, selector] of [
      ['goal', '.dgoals button'],
      ['end', '[data-about=end]'],
      ['card', CARD],
    ]) {
      await page.locator(selector).first().click();
      await page.waitForSelector('.preview');
      await look(name);
      await page.keyboard.press('Escape');
    }
  }
  assert.deepEqual(found, []);
}

export const marsPhone = phone(marsTurn);
export const dicePhone = phone(diceTurn);
export const aresPhone = phone(aresTurn);
