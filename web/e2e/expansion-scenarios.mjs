// Terraforming Mars with Colonies and Turmoil: games by clicks, taps and keys on the boards of the expansions; nothing cut off there.
import assert from 'node:assert/strict';
import { EITHER, check, inBothThemes, show } from './axe.mjs';
import { noScroll } from './budgets.mjs';
import { clipped } from './clipped.mjs';
import { LANGUAGES, speak } from './crowded.mjs';
import { changed, clickStep, confirm, fromPalette, keyConfirm, keyStep, mark, newTable, waitState } from './driver.mjs';

const MODULES = ['colonies', 'corporate-era', 'turmoil', 'world-government'];
const NAMES = ['Константин', 'Maria Eduarda', 'Bartholomew', 'Анастасия'];
const DRAWERS = ['colonies', 'turmoil'];
/** What can be done on a board: a fleet sent, a delegate sent, a colony founded. */
const DEEDS = [
  ['colonies', '.deed.can[data-deed^="trade "]'],
  ['turmoil', '.parties li.can button'],
  ['colonies', '.deed.can[data-deed^="colony "]'],
];

/** A table where bots have played up to a generation, my seat too; then it is mine again. */
async function late(page, { players, generation }) {
  await page.goto('/');
  const { request } = page.context();
  const rivals = NAMES.slice(0, players - 1).map((name) => ({ kind: 'bot', bot: 'greedy', name }));
  const seats = [{ kind: 'me', name: 'Maximiliana' }, ...rivals];
  const made = await request.post('/api/tables', { data: { game: 'mars', modules: MODULES, options: {}, name: '', seats } });
  const { table } = await made.json();
  const order = (kind, body = {}) => request.post(`/api/tables/${table}/${kind}`, { data: { key: kind, ...body } });
  await order('replace', { seat: 0 });
  for (;;) {
    const { doc } = await (await request.get(`/api/tables/${table}/state?language=en`)).json();
    if (doc.result || doc.view.world.generation >= generation) break;
    await page.waitForTimeout(100);
  }
  await order('return');
  await page.goto(`/t/${table}`);
  await page.waitForSelector('.pickbox, .hx');
}

async function openDrawer(page, key, phone) {
  if (phone) await page.click('[data-page=map]');
  const head = page.locator(`[data-drawer=${key}]`);
  if ((await head.getAttribute('aria-pressed')) !== 'true') await head.click();
  await page.waitForSelector(`.${key}`);
}

/** My turn on the boards: the first thing that can be done there; whether there was one. */
async function boardMove(page, done, phone) {
  for (const [key, selector] of DEEDS) {
    await openDrawer(page, key, phone);
    const deed = page.locator(selector).first();
    if (!(await deed.count())) continue;
    await deed.click();
    await page.waitForSelector('.preview');
    await confirm(page);
    done[key] = (done[key] ?? 0) + 1;
    return true;
  }
  return false;
}

/** The same by keys: the letter of a board opens it, the list of all moves has what can be done there. */
async function boardMoveByKeys(page, done) {
  for (const [key, selector] of DEEDS) {
    if ((await page.getAttribute(`[data-drawer=${key}]`, 'aria-pressed')) !== 'true') await page.keyboard.press(key[0]);
    await page.waitForSelector(`.${key}`);
    const deed = page.locator(selector).first();
    if (!(await deed.count())) continue;
    await deed.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.preview');
    await keyConfirm(page);
    done[key] = (done[key] ?? 0) + 1;
    return true;
  }
  return false;
}

/** To the final score: so many turns on the boards, the others as in any game. */
async function toTheEnd(page, step, move, { turns, phone = false }) {
  const done = {};
  for (let i = 0; i < 500; i++) {
    const state = await waitState(page);
    if (state === 'over') return `${i} answers; ${done.colonies ?? 0} with colonies, ${done.turmoil ?? 0} in the committee`;
    const before = await mark(page);
    if (state === 'menu' && turns-- > 0 && (await move(page, done, phone))) await changed(page, before);
    else await step(page, { phone });
  }
  throw new Error('no end');
}

/** It ended, and points of the committee are told. */
async function scored(page) {
  await page.waitForSelector('.endp');
  assert.match((await page.textContent('.endp')) ?? '', /Committee/);
}

/** My turn. */
async function toMenu(page, options = {}) {
  for (let i = 0; i < 20 && (await waitState(page)) !== 'menu'; i++) await clickStep(page, { buy: 2, ...options });
}

/** Something on a board is looked at. */
async function choose(page, key) {
  const first = page.locator(key === 'turmoil' ? '[data-party]' : '.deed').first();
  await first.click();
  await page.waitForSelector('.preview');
}

/** Both boards, and what a click there opens. */
async function boards(page, phone, look) {
  for (const key of DRAWERS) {
    await openDrawer(page, key, phone);
    await look(key);
    await choose(page, key);
    await look(`${key}, chosen`);
    await page.keyboard.press('Escape');
  }
}

export const expansionScenarios = {
  'whole game with Colonies and Turmoil by clicking': async ({ open }) => {
    const page = await open();
    await newTable(page, 'mars', { preset: 'everything', players: 2 });
    const said = await toTheEnd(page, clickStep, boardMove, { turns: 14 });
    await scored(page);
    return said;
  },

  'Colonies and Turmoil to the end at 360 px': async ({ open }) => {
    const page = await open({ width: 360, height: 640, phone: true });
    await late(page, { players: 2, generation: 8 });
    return toTheEnd(page, clickStep, boardMove, { turns: 8, phone: true });
  },

  'Colonies and Turmoil to the end by keyboard': async ({ open }) => {
    const page = await open();
    await late(page, { players: 2, generation: 8 });
    return toTheEnd(page, keyStep, boardMoveByKeys, { turns: 8 });
  },

  'nothing is cut off on the boards of expansions': async ({ open }) => {
    const page = await open();
    await late(page, { players: 5, generation: 4 });
    await toMenu(page);
    const found = [];
    const cut = async (what) => found.push(...(await clipped(page)).map((one) => `${what}: ${one}`));
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await speak(page, language, '[data-drawer]');
      await waitState(page);
      await boards(page, false, async (key) => {
        await cut(`${language} ${key}`);
        await noScroll(page, `${language} ${key}`);
        const over = await page.evaluate(() => {
          const drawer = document.querySelector('.drawer');
          return drawer ? drawer.scrollHeight - drawer.clientHeight : 0;
        });
        if (over > 0) found.push(`${language} ${key}: ${over} px more than there is room for`);
      });
      await page.setViewportSize({ width: 360, height: 640 });
      await page.waitForSelector('[data-page=map]');
      await boards(page, true, async (key) => {
        await cut(`phone ${language} ${key}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > 360) found.push(`phone ${language} ${key}: ${wide} px wide`);
      });
    }
    assert.deepEqual(found, []);
  },

  'axe at a table with expansions': async ({ open }) => {
    const page = await open({ ...EITHER, language: 'pt' });
    await late(page, { players: 3, generation: 3 });
    await toMenu(page);
    await show(page, 'desktop');
    const found = await check(page, 'turn');
    for (const key of DRAWERS) {
      await openDrawer(page, key, false);
      await choose(page, key);
      found.push(...(await inBothThemes(page, key)));
      await page.keyboard.press('Escape');
    }
    await show(page, 'phone');
    await page.click('[data-page=map]');
    found.push(...(await check(page, 'phone, turn')));
    for (const key of DRAWERS) {
      await openDrawer(page, key, true);
      found.push(...(await inBothThemes(page, `phone, ${key}`, 'phone')));
    }
    assert.deepEqual(found, []);
  },

  'a move of an expansion among all moves': async ({ open }) => {
    const page = await open();
    await late(page, { players: 2, generation: 3 });
    await toMenu(page);
    await fromPalette(page, 'delegate');
    await page.waitForSelector('.preview');
    await page.keyboard.press('Escape');
  },
};
