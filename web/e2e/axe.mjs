// Every screen through axe, in both themes, on a desktop and on a phone: nothing serious may be found.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { clickStep, waitState } from './driver.mjs';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page follows the theme of the screen: then it need not be opened again for the other one. */
export const EITHER = { theme: 'auto' };
const SIZES = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
/** What a theme changes is colours: all else is found in the other one. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** In the page. The stock of icons is laid aside: it is hidden from everyone, and larger than most pages. */
async function run([where, rules]) {
  const stock = document.querySelector('.sprite');
  stock?.remove();
  const only = rules ? { runOnly: { type: 'rule', values: rules } } : {};
  const found = await window.axe.run(where ?? document, { resultTypes: ['violations'], ...only });
  if (stock) document.body.prepend(stock);
  return found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
}

/** The serious findings on a page, or on a part of it; of these rules, or of all. */
export async function check(page, what, rules = null, where = null) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const bad = await page.evaluate(run, [where, rules]);
  return bad.map(
    (v) => `${what}: ${v.id} x${v.nodes.length} ${v.nodes[0]?.target.join(' ')} ${v.nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
  );
}

/** The screen as it is seen on one kind of device in one theme, once all is drawn: nothing moves in these tests. */
export async function show(page, device, theme = page.theme ?? 'dark') {
  page.theme = theme;
  await page.setViewportSize(SIZES[device]);
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForSelector(`:root[data-theme=${theme}]`, { state: 'attached' });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))));
}

const other = (page) => (page.theme === 'light' ? 'dark' : 'light');

/** All rules in the theme that is shown, then the colours of the other one, which stays. */
export async function inBothThemes(page, what, device = 'desktop') {
  await show(page, device);
  const found = await check(page, `${what}, ${page.theme}`);
  await show(page, device, other(page));
  return [...found, ...(await check(page, `${what}, ${page.theme}`, COLOURS))];
}

/** All rules on both devices, each in a theme of its own. */
export async function onBothDevices(page, what) {
  const found = [];
  for (const device of ['desktop', 'phone']) {
    await show(page, device, other(page));
    found.push(...(await check(page, `${what}, ${device}, ${page.theme}`)));
  }
  return found;
}

/** The pages of a table on a phone, one in the dark and one in the light: they are made of what a desktop shows at once. */
export async function phonePages(page) {
  const found = [];
  for (const tab of ['map', 'hand', 'me', 'rivals', 'log']) {
    await show(page, 'phone', other(page));
    await page.click(`[data-page=${tab}]`);
    found.push(...(await check(page, `page ${tab}, ${page.theme}`)));
  }
  return found;
}

const goto = (path, ready) => async (page) => {
  await page.goto(path);
  await page.waitForSelector(ready);
};

/** Cards of every kind, but not hundreds of them: to look through them all takes axe longer than all other screens. */
async function someCards(page) {
  await page.goto('/cards');
  await page.fill('[type=search]', 'mars');
  await page.waitForFunction(() => document.querySelectorAll('.pickc').length < 40);
}

/** Pages that need no table. */
const SITE = [
  ...['/', '/new', '/new/mars', '/new/dice', '/new/ares', '/rules', '/settings'].map((path) => [path, goto(path, 'h1')]),
  ['/cards', someCards],
];

async function waitingRoom(page) {
  await page.goto('/new/mars');
  await page.locator('.seatl .seatsel').first().selectOption('open');
  await page.click('[data-start]');
  await page.waitForSelector('.inv2');
}

async function firstChoice(page) {
  await page.goto('/');
  await page.click('[data-play]');
  await page.waitForSelector('.pickbox');
}

async function turn(page) {
  for (let i = 0; i < 6 && (await waitState(page)) !== 'menu'; i++) await clickStep(page, { buy: 4 });
}

/** Of a desktop; each begins where the one before has ended. */
const DESKTOP = [
  ['card open', (page) => page.locator('.pickc').first().click()],
  ['waiting room', waitingRoom],
  ['first choice', firstChoice],
  ['turn', turn],
  ['card chosen', (page) => page.locator('.fan .hbtn').first().click()],
  ['palette', (page) => page.keyboard.press('Escape').then(() => page.keyboard.press('/'))],
  ['menu', (page) => page.keyboard.press('Escape').then(() => page.click('[data-menu]'))],
  ['tableau', (page) => page.keyboard.press('Escape').then(() => page.keyboard.press('1'))],
];

async function through(page, screens, look) {
  const found = [];
  for (const [name, reach] of screens) {
    await reach(page);
    found.push(...(await look(page, name)));
  }
  return found;
}

/** The end and the replay of a game that is over. */
export async function afterwards(page, { end, cookies }) {
  await page.context().addCookies(cookies);
  const screens = [
    ['end', goto(end, '.endp .chart')],
    ['replay', goto(end.replace('/end', '/replay'), '.spark path[d^=M]')],
  ];
  return through(page, screens, onBothDevices);
}

export async function axe(open, finished) {
  const page = await open(EITHER);
  const found = await through(page, SITE, onBothDevices);
  found.push(...(await through(page, DESKTOP, inBothThemes)));
  await page.keyboard.press('Escape');
  found.push(...(await phonePages(page)));
  found.push(...(await afterwards(page, await finished('mars'))));
  assert.deepEqual(found, []);
  return `0 serious findings on ${SITE.length + DESKTOP.length + 7} screens`;
}
