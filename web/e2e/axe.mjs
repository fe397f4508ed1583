// Every screen through axe, in both themes, on a desktop and on a phone: nothing serious may be found.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { clickStep, waitState } from './driver.mjs';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function check(page, what) {
  await page.evaluate(source);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  const bad = found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  return bad.map(
    (v) => `${what}: ${v.id} x${v.nodes.length} ${v.nodes[0]?.target.join(' ')} ${v.nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
  );
}

const still = (page) => page.waitForTimeout(400);

async function toTurn(page, phone = false) {
  await page.goto('/');
  await page.click('[data-play]');
  await page.waitForSelector('.pickbox');
  for (let i = 0; i < 6 && (await waitState(page)) !== 'menu'; i++) await clickStep(page, { buy: 4, phone });
}

/** Pages that need no table. */
const site = ['/', '/new', '/new/mars', '/new/dice', '/new/ares', '/cards', '/rules', '/settings'].map((path) => [
  path,
  async (page) => {
    await page.goto(path);
    await page.waitForSelector('h1');
  },
]);

/** Each begins where the one before has ended. */
const desktop = [
  ...site,
  ['card open', (page) => page.goto('/cards').then(() => page.locator('.pickc').first().click())],
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

async function through(page, screens, what) {
  const found = [];
  for (const [name, reach] of screens) {
    await reach(page);
    await still(page);
    found.push(...(await check(page, `${what} ${name}`)));
  }
  return found;
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
      found.push(...(await through(page, [...screens, ...after(end)], `${theme} ${kind}`)));
    }
  assert.deepEqual(found, []);
  return `0 serious findings on ${2 * (desktop.length + phone.length + 4)} screens`;
}
