// Tables where room is short: five players with long names, a hand of more than twenty cards; each in every language.
import assert from 'node:assert/strict';
import { unreadable } from './clipped.mjs';
import { noScroll } from './budgets.mjs';
import { clickStep, stopStep, waitState } from './driver.mjs';

export const LANGUAGES = ['en', 'pt', 'ru'];
const NAMES = ['Константин', 'Maria Eduarda', 'Bartholomew', 'Анастасия'];
const MANY = 20;

/** A table with so many bots, plain or with these modules; the page sits at it. */
export async function sit(page, bots, modules = null) {
  await page.goto('/');
  const table = await page.evaluate(
    async ([names, modules]) => {
      const { games } = await (await fetch('/api/games')).json();
      const plain = games.find((g) => g.name === 'mars').presets.find((p) => p.key === 'standard');
      const seats = [{ kind: 'me', name: 'Maximiliana' }, ...names.map((name) => ({ kind: 'bot', bot: 'greedy', name }))];
      const body = JSON.stringify({ game: 'mars', modules: modules ?? plain.modules, options: plain.options, name: '', seats });
      const made = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return (await made.json()).table;
    },
    [NAMES.slice(0, bots), modules],
  );
  await page.goto(`/t/${table}`);
}

/** Buy all and play nothing, until it is my turn with so many cards. */
async function collect(page, cards) {
  for (let i = 0; i < 40; i++) {
    const menu = (await waitState(page)) === 'menu';
    if (menu && (await page.locator('.fan .hbtn').count()) >= cards) return;
    await (menu ? stopStep(page) : clickStep(page, { buy: 6 }));
  }
  throw new Error(`no hand of ${cards} cards`);
}

/** The same page in another language, once this is to be seen again. */
export async function speak(page, language, selector) {
  await page.evaluate((language) => {
    const kept = JSON.parse(localStorage.getItem('tharsis.settings') ?? '{}');
    localStorage.setItem('tharsis.settings', JSON.stringify({ ...kept, language }));
  }, language);
  await page.reload();
  await page.waitForSelector(selector);
}

/** Each card can be read where it lies, and whole under the focus. */
async function readable(page, what) {
  assert.deepEqual(await unreadable(page), [], `${what}: cost or title hidden`);
  const last = page.locator('.fan .hbtn').last();
  await last.focus();
  const lens = await page.locator('.lens .card').boundingBox();
  assert.ok(lens && lens.y > 0 && lens.x > 0 && lens.x + lens.width <= 1280 && lens.y + lens.height <= 720, `${what}: the whole card`);
  const bar = await page.locator('.resbar').boundingBox();
  assert.ok(lens.y + lens.height <= bar.y, `${what}: it covers my resources`);
}

/** Nothing is cut off in my turn, nor with a card chosen. */
async function look(page, what) {
  const found = [];
  for (const language of LANGUAGES) {
    await speak(page, language, '.fan .hbtn');
    await waitState(page);
    found.push(await noScroll(page, `${what} ${language}`));
    await readable(page, `${what} ${language}`);
    await page.locator('.fan li.up .hbtn').first().click();
    await page.waitForSelector('.preview');
    await noScroll(page, `${what} ${language}, card chosen`);
  }
  return found.join(', ');
}

export async function fivePlayers(page) {
  await sit(page, 4);
  await collect(page, 1);
  return look(page, 'five players');
}

export async function fullHand(page) {
  await sit(page, 1);
  await collect(page, MANY);
  return look(page, `${await page.locator('.fan .hbtn').count()} cards`);
}
