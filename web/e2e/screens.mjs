// Every screen: where it is, and what to do there before it is photographed.
import { clickStep, waitState } from './driver.mjs';
import { diceState, diceStep } from './dice.mjs';

const PAUSE = 250; // until what was opened has come to rest

const click = (selector) => async (page) => {
  await page.locator(selector).first().click();
  await page.waitForTimeout(PAUSE);
};
const press = (key) => async (page) => {
  await page.keyboard.press(key);
  await page.waitForTimeout(PAUSE);
};
const wait = (selector) => (page) => page.waitForSelector(selector);
const steps =
  (...all) =>
  async (page, view) => {
    for (const one of all) await one(page, view);
  };

/** My turn: answers whatever was open when I took my seat back. */
async function myTurn(page, { phone }) {
  for (let i = 0; i < 12 && (await waitState(page)) !== 'menu'; i++) await clickStep(page, { buy: 2, phone });
}
async function myDiceTurn(page, { phone }) {
  for (let i = 0; i < 30 && (await diceState(page)) !== 'menu'; i++) await diceStep(page, { phone });
}
const CARD = '.fan .hbtn, .pgrid .hbtn, [data-card]';

/** A tile is to be placed; afterwards the turn is as it was. */
async function placing(page, { phone }) {
  if (phone) await page.click('[data-page=me]');
  await page.locator('[data-deed^="project "]:not(:disabled):has(use[href$=aquifer], use[href$=greenery], use[href$=city])').last().click();
  await page.waitForSelector('.hx.legal');
  await (phone ? page.click('[data-next]') : page.locator('.hx.legal').nth(2).click());
  await page.waitForTimeout(PAUSE);
}
const undo = async (page) => {
  await page.click('[data-undo]');
  await page.waitForSelector('.hx.legal', { state: 'detached' });
};

const table = (at, name, first, more = []) => [
  { name, at, does: first },
  ...more.map(([what, does, after]) => ({ name: `${name}-${what}`, stay: true, does, after })),
];
const OVERLAYS = [
  ['palette', press('/'), press('Escape')],
  ['menu', click('[data-menu]'), press('Escape')],
  ['tableau', press('1'), press('Escape')],
];

const SITE = [
  { name: 'home', at: '/', does: wait('[data-play]') },
  { name: 'new', at: '/new/mars', does: wait('.seatl') },
  { name: 'new-dice', at: '/new/dice', does: wait('.seatl') },
  { name: 'waiting', at: 'waiting', does: wait('.waitbox') },
  { name: 'cards', at: '/cards', does: wait('.cg .card') },
  { name: 'cards-open', stay: true, does: click('.cg .pickc >> nth=5') },
  { name: 'rules', at: '/rules', does: wait('h1') },
  { name: 'settings', at: '/settings', does: wait('h1') },
];

const DESKTOP = [
  ...SITE,
  { name: 'first', at: 'first', does: wait('.pickbox') },
  ...table('early', 'early', myTurn, [
    ['card', click(CARD), press('Escape')],
    ['lens', (page) => page.locator('.fan .hbtn').nth(1).hover(), (page) => page.mouse.move(0, 0)],
    ['chat', click('.logp .pill >> nth=-1'), click('.logp .pill >> nth=0')],
    ...OVERLAYS,
  ]),
  ...table('late-5', 'late-5', myTurn, [
    ['card', click(CARD), press('Escape')],
    ['tableau', press('1'), press('Escape')],
  ]),
  ...table('late-2', 'late-2', myTurn, [
    ['card', click(CARD), press('Escape')],
    ['placing', placing, undo],
  ]),
  { name: 'end', at: 'over/end', does: wait('.endp .chart') },
  {
    name: 'replay',
    at: 'over/replay',
    does: steps(wait('.spark path[d^=M]:not([d=M])'), (page) => page.locator('.scrubber').fill('150'), wait('.board[aria-busy=false]')),
  },
  { name: 'dice-first', at: 'dice-first', does: wait('.pickbox') },
  ...table('dice-early', 'dice-early', myDiceTurn, [['card', click(CARD), press('Escape')], OVERLAYS[0]]),
  ...table('dice-late', 'dice-late', myDiceTurn, [['card', click(CARD), press('Escape')]]),
  { name: 'dice-end', at: 'dice-over/end', does: wait('.endp .chart') },
];

const page = (key) => click(`[data-page=${key}]`);
const PAGES = ['hand', 'me', 'rivals', 'log'].map((key) => [key, page(key)]);

const PHONE = [
  ...SITE,
  { name: 'first', at: 'first', does: wait('.pickbox') },
  ...table('late-2', 'late-2', steps(myTurn, page('map')), [
    ...PAGES,
    ['card', steps(page('hand'), click(CARD)), press('Escape')],
    ['placing', placing, undo],
    ['menu', click('[data-menu]'), press('Escape')],
    ['palette', click('[data-palette]'), press('Escape')],
  ]),
  { name: 'end', at: 'over/end', does: wait('.endp .chart') },
  ...table('dice-late', 'dice-late', steps(myDiceTurn, page('map')), [...PAGES, ['card', steps(page('hand'), click(CARD))]]),
];

const LIGHT = ['home', 'first', 'late-2', 'late-2-card', 'cards', 'end', 'dice-late'];
const LARGE = ['late-5', 'late-2', 'late-2-card', 'dice-late'];
const only = (screens, names) => screens.filter((s) => names.includes(s.name));
const LANGUAGES = ['en', 'pt', 'ru'];

/** How to look at which screens. */
export const VIEWS = [
  ...LANGUAGES.map((language) => ({ key: `desktop-${language}`, language, width: 1280, height: 720, screens: DESKTOP })),
  ...LANGUAGES.map((language) => ({ key: `phone-${language}`, language, width: 360, height: 640, phone: true, screens: PHONE })),
  { key: 'light-en', language: 'en', theme: 'light', width: 1280, height: 720, screens: only(DESKTOP, LIGHT) },
  { key: 'large-en', language: 'en', width: 1440, height: 900, screens: only(DESKTOP, LARGE) },
];
