// Ares Expedition by the screen alone: phases, cards, actions, choices of cards; by clicks, taps or keys.
import { changed, mark, waitState } from './driver.mjs';

const STATE = () => {
  const has = (s) => document.querySelector(s) !== null;
  if (has('.endp')) return 'over';
  if (has('.offline, [aria-busy=true]')) return null;
  if (has('.pickbox [data-done]')) return 'pick';
  if (has('.decide .opt')) return 'options';
  if (has('[data-phase]:enabled')) return 'phase';
  if (has('[data-pool]')) return 'pool';
  if (has('[data-main]:not(:disabled)')) return 'ready';
  return has('[data-end]:not(:disabled), [data-deed].r.can, .astd li.can') ? 'menu' : null;
};

/** What the table asks of me, once it asks. */
export const aresState = (page) => waitState(page, STATE);

/** Ticks until the button can be pressed; where taking none is offered, none. */
async function pick(page) {
  const cards = page.locator('.pickbox [role=radio], .pickbox [role=checkbox]');
  const done = page.locator('.pickbox [data-done]');
  const none = page.locator('.pickbox [data-none]');
  if (await none.count()) return none.click();
  for (let i = 0; (await done.isDisabled()) && i < (await cards.count()); i++) await cards.nth(i).click();
  await done.click();
}

/** The main button does nothing right after a question where all it can do is to stop: a second click may not be meant for it. */
const SETTLED_MS = 650;
const settled = async (page, asked) => asked === 'ready' && page.waitForTimeout(SETTLED_MS);

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
  await settled(page, asked);
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
    await press('/');
    await page.waitForSelector('.palette');
    await page.keyboard.type(words);
    await press('Enter');
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
  else if (asked === 'ready') {
    await settled(page, asked);
    await confirm();
  } else if (page.planned > busy && (await page.locator('[data-end]:not(:disabled)').count())) await press('e');
  else if (await page.locator(CARD.desk).count()) await palette('play');
  else if (await first(page, STANDARD)) await palette('standard');
  else await press('e');
  await changed(page, before);
  return asked;
}

/** A table through the page where tables are made, with as few players as its preset allows, or so many. */
export async function aresTable(page, { preset = 'standard', players = 0 } = {}) {
  await page.goto('/new/ares');
  await page.click(`[data-preset=${preset}]`);
  const remove = page.locator('.seatl .icb:not(:disabled)');
  const seats = page.locator('.seatl .seatsel');
  while ((await remove.count()) && (await seats.count()) >= players) await remove.last().click();
  await page.click('[data-start]');
  await page.waitForSelector('.pickbox, .aribbon');
}

export async function aresGame(page, step = aresStep, { most = 900, ...options } = {}) {
  const asked = {};
  for (let i = 0; i < most; i++) {
    const found = await step(page, options);
    if (found === 'over')
      return `${i} answers (${Object.entries(asked)
        .map(([k, n]) => `${n} ${k}`)
        .join(', ')})`;
    asked[found] = (asked[found] ?? 0) + 1;
  }
  throw new Error(`no end after ${most} answers`);
}
