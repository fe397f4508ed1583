// The Dice Game by the screen alone: dice in the tray, areas, cards, the two kinds of turn; by clicks, taps or keys.
import { changed, confirm, fromPalette, keyConfirm, keyPick, mark, newTable, waitState } from './driver.mjs';

const STATES = [
  ['keep', '.tray[data-asks=keep] .can'],
  ['ready', '[data-main]:not(:disabled)'],
  ['cells', '.hx.legal'],
  ['options', '.decide .opt'],
  ['end', '[data-end]:not(:disabled)'],
  ['menu', '.tray[data-asks=action]'],
];

/** What the table asks of me, once it asks. */
export const diceState = (page) => waitState(page, STATES);

/** What to do in a turn: a card, then the standard actions, then support. */
const CARD = '[data-card]:has(.dcard.ok)';
const PRODUCTION = '[data-production]:enabled';
const WISHES = [
  CARD,
  '.can > [data-deed^="standard "]',
  '[data-ready]',
  '.can > [data-deed="support roll"]',
  '.can > [data-deed^="support "]',
  PRODUCTION,
];

const payable = (page) => page.evaluate(() => document.querySelector('.dcard:not(.no)') !== null);

/** A turn of production where no card can be paid, but not two in a row; otherwise the first wish that can be had. */
async function wish(page, rich) {
  const offered = await page.evaluate((wishes) => wishes.filter((s) => document.querySelector(s) !== null), WISHES);
  const begins = offered.includes(PRODUCTION);
  const found = begins && !rich && !page.produced ? PRODUCTION : offered[0];
  if (begins) page.produced = found === PRODUCTION;
  return found;
}

/** On a phone the cards stand on one page, the other actions on another. */
async function clickMenu(page, phone) {
  if (phone) await page.click('[data-page=hand]');
  const rich = await payable(page);
  if (phone && !(await page.locator(CARD).count())) await page.click('[data-page=me]');
  await page
    .locator(await wish(page, rich))
    .first()
    .click();
}

async function clickKeep(page) {
  const dice = page.locator('.tray .die1.can:not(.taken)');
  for (let i = 0; i < 3 && (await dice.count()); i++) await dice.first().click();
}

/** The first answer; of several things at once, as many as are asked for. */
async function clickOptions(page) {
  for (let i = 0; i < 6; i++) {
    await page.locator('.decide .opt').first().click();
    if (await page.locator('[data-main]:enabled').count()) return;
  }
}

async function pick(page) {
  const one = page.locator('.pickbox [role=radiogroup] .pickc').first();
  if (await one.count()) await one.click();
  const none = page.locator('[data-none]');
  await ((await none.count()) ? none.click() : page.click('[data-done]'));
}

/** One answer by clicking or tapping. Returns what was asked. */
export async function diceStep(page, { phone = false } = {}) {
  const asked = await diceState(page);
  if (asked === 'over') return asked;
  const before = await mark(page);
  if (asked === 'pick') await pick(page);
  else if (asked === 'end') await page.click('[data-end]');
  else if (asked === 'menu') {
    await clickMenu(page, phone);
    await confirm(page);
  } else {
    if (asked === 'cells') await (phone ? page.click('[data-next]') : page.locator('.hx.legal').first().click());
    else if (asked === 'keep') await clickKeep(page);
    else if (asked === 'options') await clickOptions(page);
    await page.click('[data-main]');
  }
  await changed(page, before);
  return asked;
}

/** One answer by keys alone. */
export async function diceKeys(page) {
  const asked = await diceState(page);
  if (asked === 'over') return asked;
  const before = await mark(page);
  const press = (key) => page.keyboard.press(key);
  const enter = async () => {
    await page.waitForSelector('[data-main]:not(:disabled)');
    await press('Enter');
  };
  if (asked === 'pick') await keyPick(page);
  else if (asked === 'end') await press('e');
  else if (asked === 'keep') {
    // Two dice stay; Enter does what the main button says, also while a die has the focus.
    await press('d');
    for (let i = 0; i < 2; i++) {
      if (await page.evaluate(() => document.activeElement.getAttribute('aria-pressed') === 'false')) await press('Space');
      await press('ArrowRight');
    }
    await enter();
  } else if (asked === 'cells') {
    await press('m');
    await press('Enter');
    await enter();
  } else if (asked === 'menu') {
    const found = await wish(page, await payable(page));
    const key = { [PRODUCTION]: 'p', '.can > [data-deed="support roll"]': 'r' }[found];
    if (key) await press(key);
    else if (found.startsWith('[data-card]')) {
      await press('h');
      const there = () => page.evaluate((card) => document.activeElement.closest(card) !== null, CARD);
      for (let i = 0; i < 12 && !(await there()); i++) await press('ArrowRight');
      await press('Enter');
    } else await fromPalette(page);
    await keyConfirm(page);
  } else {
    if (asked === 'options') await fromPalette(page);
    await enter();
  }
  await changed(page, before);
  return asked;
}

export const diceTable = (page, options) => newTable(page, 'dice', options);
