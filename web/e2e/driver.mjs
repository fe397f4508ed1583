// Plays by the screen alone: whatever is asked, it answers with what is there to click, or to press.
import { middle } from './positions.mjs';

/** What a table may be asking, told by what is to be seen: the first that is there counts. */
const ALWAYS = [
  ['over', '.endp'],
  [null, '.offline, [aria-busy=true]'], // whatever is clicked now is not heard
  ['pick', '.pickbox [data-done]'],
];
/** An answer on the open board of an expansion. */
const THERE = '.decide.short ~ .drawer :is(button.can, .can > button)[data-deed]';
const STATES = [
  ['ready', '[data-main]:not(:disabled)'],
  ['cells', '.hx.legal, .corner.br li.can button'],
  ['options', '.decide .opt'],
  ['there', THERE],
  ['menu', '[data-pass]:not(:disabled), [data-end]:not(:disabled)'],
];

const READY = '[data-main]:not(:disabled), .hx.legal';
const OPEN = '[data-choice]:not(:has([aria-checked=true])) .opt';

/** What a move asks by itself before it can be confirmed: the first answer to each question. */
async function answerChoices(page, answer) {
  await page.waitForSelector(`${READY}, ${OPEN}`);
  while (await page.locator(OPEN).count()) await answer(page.locator(OPEN).first());
  await page.waitForSelector(READY);
}

/** Confirm what was chosen; a move of which only an area is to be chosen has gone to the map by itself. */
export async function confirm(page) {
  await answerChoices(page, (option) => option.click());
  if (!(await page.locator('.hx.legal').count())) await page.click('[data-main]:not(:disabled)', { timeout: 3000 }).catch(() => undefined);
}

/** The same by a key. */
export async function keyConfirm(page) {
  await answerChoices(page, async (option) => {
    await option.focus();
    await page.keyboard.press('Enter');
  });
  if (!(await page.locator('.hx.legal').count())) await page.keyboard.press('Enter');
}

/** The button that ends my turn, while it does; otherwise it tells why not. */
const END = '[data-end]:not(:disabled, [aria-disabled=true])';

/** Wait until the table has something for me, and tell what: `states` are what a game may ask besides choices of cards. */
export async function waitState(page, states = STATES) {
  const first = (all) => all.find(([, selector]) => document.querySelector(selector) !== null)?.[0] ?? null;
  const found = await page.waitForFunction(first, [...ALWAYS, ...states], { timeout: 60_000, polling: 20 });
  return found.jsonValue();
}

export const mark = (page) => page.evaluate(() => document.documentElement.dataset.seq ?? '');

/** Wait until something has happened after this mark. */
export const changed = (page, before) =>
  page.waitForFunction((old) => document.documentElement.dataset.seq !== old || document.querySelector('.endp') !== null, before, {
    polling: 15,
  });

async function clickPick(page, buy) {
  for (const group of await page.locator('.pickbox [role=radiogroup]').all()) {
    if (!(await group.locator('[aria-checked=true]').count())) await group.locator('.pickc').first().click();
  }
  const boxes = page.locator('.pickbox [role=checkbox]');
  for (let i = 0; i < Math.min(buy, await boxes.count()); i++) await boxes.nth(i).click();
  const none = page.locator('[data-none]');
  if (await none.count()) return none.click();
  // Fewer, or more, until there are as many as there must be.
  for (const box of await boxes.all()) if (await page.locator('[data-done]').isDisabled()) await box.click();
  await page.click('[data-done]');
}

// What brings the end of the game nearer: plants and heat, then asteroid, aquifer, greenery.
const PROJECTS = ['asteroid', 'aquifer', 'greenery'];
const CONVERT = '.resbar .r.can, .prs .r.can';
const project = (name) => `.corner.bl li.can [data-deed="project ${name}"]`;

/** My turn, by clicking: a card, a conversion or a project; then the end of the turn, or passing. */
async function clickTurn(page, { play, phone }) {
  if (phone) await page.click(play ? '[data-page=hand]' : '[data-page=me]');
  const card = page.locator(phone ? '.pgrid .hbtn:has(.hcard.ok)' : '.fan li.up .hbtn').first();
  const work = page.locator([CONVERT, ...PROJECTS.map(project)].join(', ')).first();
  const end = page.locator(END);
  // The left edge of a card is never covered by its neighbour.
  if (play && (await card.count())) await card.click({ position: { x: 12, y: 14 } });
  else if (await work.count()) await work.click();
  else if (await end.count()) return end.click();
  else await page.click('[data-pass]');
  await confirm(page);
}

/** One answer by clicking. `play`: cards rather than passing. */
export async function clickStep(page, { buy = 0, play = false, phone = false } = {}) {
  const state = await waitState(page);
  if (state === 'over') return state;
  const before = await mark(page);
  if (state === 'pick') await clickPick(page, buy);
  else if (state === 'ready') await page.click('[data-main]');
  else if (state === 'cells') {
    const hex = page.locator('.hx.legal').first();
    if (phone) await page.click('[data-next]');
    else if (await hex.count()) await hex.click();
    else await page.locator('.corner.br li.can button').first().click();
    await page.click('[data-main]');
  } else if (state === 'options') {
    await page.locator('.decide .opt').first().click();
    await page.click('[data-main]');
  } else if (state === 'there') {
    await page.locator(THERE).first().click();
    await page.click('[data-main]');
  } else await clickTurn(page, { play, phone });
  await changed(page, before);
  return state;
}

/** My turn without an action: pass, or end it where passing is no longer possible. */
export async function stopStep(page) {
  const before = await mark(page);
  const end = page.locator(END);
  if (await end.count()) await end.click();
  else {
    await page.click('[data-pass]');
    await page.click('[data-main]');
  }
  await changed(page, before);
}

/** What to look for among all moves, on my turn: the same as by clicking. */
async function words(page, play) {
  const has = async (selector) => (await page.locator(selector).count()) > 0;
  if (play && (await has('.fan li.up'))) return 'play';
  if (await has(CONVERT)) return 'convert';
  for (const name of PROJECTS) if (await has(project(name))) return `project ${name}`;
  return (await has(END)) ? 'end turn' : 'pass';
}

/** Choose the first move in the list of all moves that has these words. */
export async function fromPalette(page, words = '') {
  await page.keyboard.press('/');
  await page.waitForSelector('.palette');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

/** A choice of cards by keys: an arrow leads to the next, Enter takes it while more must be taken; then none more, or done. */
export async function keyPick(page) {
  const none = page.locator('[data-none]');
  for (let i = 0; i < 20 && (await page.locator('[data-done]').isDisabled()) && !(await none.count()); i++)
    for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
  if (await none.count()) await tabTo(page, (e) => e.matches('[data-none]'));
  await page.keyboard.press('Enter');
}

/** One answer by keys alone. */
export async function keyStep(page, { play = false } = {}) {
  const state = await waitState(page);
  if (state === 'over') return state;
  const before = await mark(page);
  const press = (key) => page.keyboard.press(key);
  if (state === 'pick') await keyPick(page);
  else if (state === 'ready') await press('Enter');
  else if (state === 'cells' && (await page.locator('.hx.legal').count())) {
    // Who plays by keys is led to the map.
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'gridcell');
    await press('Enter');
    await press('Enter');
  } else {
    await fromPalette(page, state === 'menu' ? await words(page, play) : '');
    await keyConfirm(page);
  }
  await changed(page, before);
  return state;
}

/** Until the final score. The first turns are played, then it passes; `until`: a bot plays in between. */
export async function wholeGame(page, step, { plays = 12, most = 400, until = null, ...options } = {}) {
  let turns = 0;
  for (let i = 0; i < most; i++) {
    if (until && turns >= plays) {
      await middle(page, until);
      until = null;
    }
    const state = await step(page, { ...options, buy: turns < plays ? 2 : 0, play: turns < plays });
    if (state === 'menu') turns += 1;
    if (state === 'over') return i;
  }
  throw new Error(`no end after ${most} answers`);
}

/** Until the final score, and what was asked how often. */
export async function untilOver(page, step, { most = 1500, ...options } = {}) {
  const asked = {};
  for (let i = 0; i < most; i++) {
    const found = await step(page, options);
    const kinds = Object.entries(asked).map(([kind, n]) => `${n} ${kind}`);
    if (found === 'over') return `${i} answers (${kinds.join(', ')})`;
    asked[found] = (asked[found] ?? 0) + 1;
  }
  throw new Error(`no end after ${most} answers`);
}

/** The first answers, then those from a state of the world on to the final score. */
export async function bothEnds(page, step, { first, until, ...options }) {
  for (let i = 0; i < first; i++) await step(page, options);
  await middle(page, until);
  return untilOver(page, step, options);
}

/** A table through the page where tables are made, with so many players, or as few as its preset allows. */
export async function newTable(page, game, { preset = 'standard', players = 0 } = {}) {
  await page.goto(`/new/${game}`);
  await page.click(`[data-preset=${preset}]`);
  const remove = page.locator('.seatl .icb:not(:disabled)');
  const rivals = page.locator('.seatl .seatsel');
  while ((await remove.count()) && (await rivals.count()) >= players) await remove.last().click();
  await page.click('[data-start]');
  await page.waitForSelector('.pickbox, .hx.legal');
}

/** One click on the home page, and I sit at a table. */
export const toTable = async (page, selector = '[data-play]') => {
  await page.goto('/');
  await page.click(selector);
  await page.waitForSelector('.pickbox, .hx');
};

/** The Tab key, until this has the focus. */
export async function tabTo(page, there) {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`(${there})(document.activeElement)`)) return;
  }
  throw new Error('the Tab key does not lead there');
}
