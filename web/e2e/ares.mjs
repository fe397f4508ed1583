// Ares Expedition by the screen alone: phases, cards, actions, choices of cards; by clicks, taps or keys.
import { changed, fromPalette, mark, newTable, untilOver, waitState } from './driver.mjs';

const STATES = [
  ['options', '.decide .opt'],
  ['phase', '[data-phase]:enabled'],
  ['pool', '[data-pool]'],
  ['ready', '[data-main]:not(:disabled)'],
  ['menu', '[data-end]:not(:disabled), [data-deed].r.can, .astd li.can'],
];

/** What the table asks of me, once it asks. */
export const aresState = (page) => waitState(page, STATES);

/** Ticks until the button can be pressed; where taking none is offered, none. */
async function pick(page) {
  const cards = page.locator('.pickbox [role=radio], .pickbox [role=checkbox]');
  const done = page.locator('.pickbox [data-done]');
  const none = page.locator('.pickbox [data-none]');
  if (await none.count()) return none.click();
  for (let i = 0; (await done.isDisabled()) && i < (await cards.count()); i++) await cards.nth(i).click();
  await done.click();
}

/** What to do in a phase, the best first. */
const CARD = { desk: '.fan li.up .hbtn', phone: '.pgrid .hbtn:has(.hcard.ok)' };
const STANDARD = ['temperature heat', 'forest plants', 'ocean mc', 'temperature mc', 'forest mc'].map(
  (x) => `.astd li.can [data-deed="standard ${x}"]`,
);
const WORK = ['.atodo [data-use]', ...STANDARD];

async function first(page, selectors) {
  const found = await page.evaluate((all) => all.find((s) => document.querySelector(s) !== null), selectors);
  return found ? page.locator(found).first() : null;
}

/** Choose a move; false: there was none, and I am done. */
async function clickMenu(page, phone, idle) {
  const done = page.locator('[data-end]:not(:disabled)');
  const stop = () => done.click().then(() => false);
  if (idle && (await done.count())) return stop();
  if (phone) await page.click('[data-page=hand]');
  const card = page.locator(phone ? CARD.phone : CARD.desk).first();
  if (await card.count()) return card.click({ position: { x: 12, y: 14 } });
  if (phone) await page.click('[data-page=map]');
  const work = await first(page, WORK);
  if (!work) return stop();
  return work.click();
}

/** Which phase comes next: all of them in turn at first, then the two in which there is little to do. */
function nextPhase(page, busy) {
  page.planned = (page.planned ?? 0) + 1;
  return page.planned > busy ? 4 + (page.planned % 2) : [4, 1, 3, 2, 5][page.planned % 5];
}

async function clickPhase(page, busy) {
  const wanted = page.locator(`[data-phase="${nextPhase(page, busy)}"]:enabled`);
  await ((await wanted.count()) ? wanted : page.locator('[data-phase]:enabled').first()).click();
}

/** One answer by clicking or tapping. Returns what was asked. After `busy` rounds as little as can be. */
export async function aresStep(page, { phone = false, busy = 99 } = {}) {
  if (phone) await page.evaluate(() => document.querySelector('[data-page=map]')?.click());
  const asked = await aresState(page);
  if (asked === 'over') return asked;
  const before = await mark(page);
  if (asked === 'pick') await pick(page);
  else {
    let chosen = true;
    if (asked === 'options') await page.locator('.decide .opt').first().click();
    else if (asked === 'phase') await clickPhase(page, busy);
    else if (asked === 'pool') await page.locator('[data-pool]').first().click();
    else if (asked === 'menu') chosen = (await clickMenu(page, phone, page.planned > busy)) !== false;
    if (chosen) await page.click('[data-main]:not(:disabled)');
  }
  await changed(page, before);
  return asked;
}

/** One answer by keys alone. */
export async function aresKeys(page, { busy = 99 } = {}) {
  const asked = await aresState(page);
  if (asked === 'over') return asked;
  const before = await mark(page);
  const press = (key) => page.keyboard.press(key);
  const confirm = async () => {
    await page.waitForSelector('[data-main]:not(:disabled)');
    await press('Enter');
  };
  const palette = async (words) => {
    await fromPalette(page, words);
    await confirm();
  };
  if (asked === 'pick') {
    for (let i = 0; (await page.locator('.pickbox [data-done]').isDisabled()) && i < 20; i++) {
      await press('ArrowRight');
      await press('Space');
    }
    await press('Enter');
  } else if (asked === 'phase') {
    const n = nextPhase(page, busy);
    const open = await page.locator(`[data-phase="${n}"]:enabled`).count();
    await palette(open ? `phase ${n}` : 'phase');
  } else if (asked === 'options' || asked === 'pool') await palette('');
  else if (asked === 'ready') await confirm();
  else if (page.planned > busy && (await page.locator('[data-end]:not(:disabled)').count())) await press('e');
  else if (await page.locator(CARD.desk).count()) await palette('play');
  else if (await first(page, STANDARD)) await palette('standard');
  else await press('e');
  await changed(page, before);
  return asked;
}

export const aresTable = (page, options) => newTable(page, 'ares', options);

export const aresGame = (page, step = aresStep, options = {}) => untilOver(page, step, { most: 900, ...options });
