// Pages: every language, what they weigh, and that nothing on them is cut off or out of reach.
import assert from 'node:assert/strict';
import { around } from './around.mjs';
import { axe } from './axe.mjs';
import { firstLoad, noScroll } from './budgets.mjs';
import { fivePlayers, fullHand } from './crowded.mjs';
import { aresPhone, diceDesktop, dicePhone, marsPhone } from './cut-off.mjs';
import { aresSizes, diceSizes, everySize, marsSizes } from './sizes.mjs';
import { notices } from './notice.mjs';
import { titles } from './titles.mjs';
import { clickStep, toTable, waitState } from './driver.mjs';

const PHONE = { width: 360, height: 640, phone: true };

export const pageScenarios = {
  axe: ({ open, finished }) => axe(open, finished),

  'each language': async ({ open }) => {
    const words = { en: ['Play now', 'Milestones'], pt: ['Jogar agora', 'Marcos'], ru: ['Играть сейчас', 'Достижения'] };
    for (const [language, [home, table]] of Object.entries(words)) {
      const page = await open({ language });
      await page.goto('/');
      await page.waitForSelector('[data-play]');
      assert.ok((await page.textContent('[data-play]'))?.includes(home));
      await page.click('[data-play]');
      await page.waitForSelector('.corner.tl');
      assert.ok((await page.textContent('.corner.tl'))?.includes(table));
      assert.equal((await page.getAttribute('html', 'lang'))?.slice(0, 2), language);
      for (const path of ['/cards', '/rules', '/settings', '/new']) {
        await page.goto(path);
        await page.waitForSelector('h1');
      }
    }
  },

  'nothing lies on the tracks around the map': async ({ open }) => around(await open()),

  'nothing cut off: five players': async ({ open }) => fivePlayers(await open()),

  'nothing cut off: more than twenty cards': async ({ open }) => {
    const page = await open({ theme: 'light' });
    const found = await fullHand(page);
    await everySize(page, 'twenty cards');
    return found;
  },

  'nothing cut off: a phone': async ({ open }) => marsPhone(await open(PHONE)),
  'nothing cut off: The Dice Game on a phone': async ({ open }) => dicePhone(await open(PHONE)),
  'nothing cut off: Ares on a phone': async ({ open }) => aresPhone(await open(PHONE)),

  'nothing cut off: The Dice Game at 1280x720': async ({ open }) => diceDesktop(await open()),

  'a notice on a phone covers nothing': async ({ open }) => notices(await open({ ...PHONE, language: 'ru' })),

  'no word of a title is broken without need': async ({ open }) => {
    const found = [];
    for (const language of ['pt', 'ru']) found.push(await titles(await open({ language })));
    return `${found.join(', ')} cards`;
  },

  'every size of screen': async ({ open }) => marsSizes(await open()),
  'every size of screen: The Dice Game': async ({ open }) => diceSizes(await open()),
  'every size of screen: Ares': async ({ open }) => aresSizes(await open()),

  'no page scroll at 1280x720': async ({ open }) => {
    const page = await open();
    await toTable(page);
    const found = [await noScroll(page, 'first choice')];
    for (let i = 0; i < 6 && (await waitState(page)) !== 'menu'; i++) await clickStep(page, { buy: 4 });
    found.push(await noScroll(page, 'turn'));
    await page.locator('.fan .hbtn').first().click();
    found.push(await noScroll(page, 'card chosen'));
    return found.join(', ');
  },

  'daily deal': async ({ open }) => {
    const hands = [];
    for (const name of ['Ana', 'Bo']) {
      const page = await open({ name });
      await page.goto('/');
      await page.selectOption('.daily select', 'mars');
      await page.click('[data-daily]');
      await page.waitForSelector('.pickbox');
      hands.push(await page.locator('.pickbox .picks').textContent());
      await page.goto('/');
      await page.selectOption('.daily select', 'mars');
      await page.waitForSelector('.daily a.btn');
    }
    assert.equal(hands[0], hands[1], 'the same cards for both');
  },

  'first load': async ({ open }) => firstLoad(await open()),
};
