// Every screen through axe, in both themes, on a desktop and on a phone: nothing serious may be found.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sit } from './crowded.mjs';
import { clickStep, waitState } from './driver.mjs';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a theme changes is colours: all else is found in the other one. */
export const rulesOf = (theme) => (theme === 'light' ? ['color-contrast', 'link-in-text-block'] : null);

/** The serious findings on a page; of these rules, or of all. */
export async function check(page, what, rules = null) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const only = rules ? { runOnly: { type: 'rule', values: rules } } : {};
  const found = await page.evaluate((only) => window.axe.run(document, { resultTypes: ['violations'], ...only }), only);
  const bad = found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  return bad.map(
    (v) => `${what}: ${v.id} x${v.nodes.length} ${v.nodes[0]?.target.join(' ')} ${v.nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
  );
}

const still = (page) => page.waitForTimeout(250);

async function toTurn(page, phone = false) {
  await page.goto('/');
  await page.click('[data-play]');
  await page.waitForSelector('.pickbox');
  for (let i = 0; i < 6 && (await waitState(page)) !== 'menu'; i++) await clickStep(page, { buy: 4, phone });
}

/** Pages that need no table. */
const site = ['/', '/new', '/new/mars', '/new/dice', '/new/ares', '/rules', '/settings'].map((path) => [
  path,
  async (page) => {
    await page.goto(path);
    await page.waitForSelector('h1');
  },
]);

/** Cards of every kind, but not hundreds of them: to look through them all takes axe longer than all other screens. */
async function someCards(page) {
  await page.goto('/cards');
  await page.fill('[type=search]', 'mars');
  await page.waitForFunction(() => document.querySelectorAll('.pickc').length < 40);
}
site.push(['/cards', someCards]);

/** Each begins where the one before has ended. */
const desktop = [
  ...site,
  ['card open', (page) => page.locator('.pickc').first().click()],
  [
    'waiting room',
    async (page) => {
      await page.goto('/new/mars');
      await page.locator('.seatl .seatsel').first().selectOption('open');
      await page.click('[data-start]');
      await page.waitForSelector('.inv2');
    },
  ],
  [
    'first choice',
    async (page) => {
      await page.goto('/');
      await page.click('[data-play]');
      await page.waitForSelector('.pickbox');
    },
  ],
  ['turn', (page) => toTurn(page)],
  ['card chosen', (page) => page.locator('.fan .hbtn').first().click()],
  ['palette', (page) => page.keyboard.press('Escape').then(() => page.keyboard.press('/'))],
  ['menu', (page) => page.keyboard.press('Escape').then(() => page.click('[data-menu]'))],
  ['tableau', (page) => page.keyboard.press('Escape').then(() => page.keyboard.press('1'))],
];

const pages = ['map', 'hand', 'me', 'rivals', 'log'].map((tab) => [`page ${tab}`, (page) => page.click(`[data-page=${tab}]`)]);
const phone = [...site, ['turn', (page) => toTurn(page, true)], ...pages];

/** The end and the replay of a game that is over. */
const after = (end) => [
  ['end', (page) => page.goto(end)],
  ['replay', (page) => page.goto(end.replace('/end', '/replay'))],
];

async function through(page, screens, what, rules) {
  const found = [];
  for (const [name, reach] of screens) {
    await reach(page);
    await still(page);
    found.push(...(await check(page, `${what} ${name}`, rules)));
  }
  return found;
}

const EXPANSIONS = ['corporate-era', 'colonies', 'turmoil'];

/** A turn at a table with the boards of expansions, each of them opened. */
async function withExpansions(page, what, phone, rules) {
  await sit(page, 1, EXPANSIONS);
  for (let i = 0; i < 8 && (await waitState(page)) !== 'menu'; i++) await clickStep(page, { buy: 4, phone });
  const found = await check(page, `${what}, turn`, rules);
  const boards = await page.locator('[data-drawer]').evaluateAll((all) => all.map((e) => e.dataset.drawer).filter(Boolean));
  assert.ok(boards.length > 1, 'no boards of expansions');
  for (const board of boards) {
    if (phone) await page.click('[data-page=map]');
    await page.click(`[data-drawer=${board}]`);
    await still(page);
    found.push(...(await check(page, `${what}, ${board}`, rules)));
  }
  return found;
}

/** The same in both themes, on a desktop and on a phone. */
export async function axeOfExpansions(open) {
  const found = [];
  for (const theme of ['dark', 'light'])
    for (const phone of [false, true]) {
      const page = await open({ theme, ...(phone ? { width: 360, height: 640, phone } : {}) });
      found.push(...(await withExpansions(page, `${theme}${phone ? ' phone' : ''}`, phone, rulesOf(theme))));
    }
  assert.deepEqual(found, []);
}

export async function axe(open, finished) {
  const { end, cookies } = await finished('mars');
  const found = [];
  for (const theme of ['dark', 'light'])
    for (const [kind, size, screens] of [
      ['desktop', {}, desktop],
      ['phone', { width: 390, height: 844, phone: true }, phone],
    ]) {
      const page = await open({ theme, ...size });
      await page.context().addCookies(cookies);
      found.push(...(await through(page, [...screens, ...after(end)], `${theme} ${kind}`, rulesOf(theme))));
    }
  assert.deepEqual(found, []);
  return `0 serious findings on ${2 * (desktop.length + phone.length + 4)} screens`;
}
