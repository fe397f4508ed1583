// Somebody who has never played: the first turns of each game by following the guide only, what explains itself, the rules
// beside the table, the keys.
import assert from 'node:assert/strict';
import { EITHER, inBothThemes, onBothDevices, show } from './axe.mjs';
import { clipped } from './clipped.mjs';
import { LANGUAGES, speak } from './crowded.mjs';

const PHONE = { width: 360, height: 640, phone: true };
const SHOWN = '[data-guide]:not([data-guide=waits])';

/** Where the guide, what it points at and the main button are, and whether the guide covers one of them or is cut off. */
const covered = (page) =>
  page.evaluate(() => {
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const [card, ring] = [box('[data-guide]'), box('.gring')];
    const main = box('[data-main]:not(:disabled), [data-done]:not(:disabled)');
    const meet = (a, b) => a && b && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const faults = [];
    if (!card) return faults;
    const text = document.querySelector('[data-guide-text]');
    // Of the whole map some corner may be covered; of a small thing nothing.
    if (ring && ring.width * ring.height < (innerWidth * innerHeight) / 6 && meet(card, ring)) faults.push('covers what it points at');
    if (meet(card, main)) faults.push('covers the main button');
    if (card.left < 0 || card.top < 0 || card.right > innerWidth + 1 || card.bottom > innerHeight + 1) faults.push('leaves the screen');
    if (text.scrollHeight > text.clientHeight + 1) faults.push('is cut off');
    return faults;
  });

/** One click as the guide says; the step that was shown. */
async function follow(page) {
  await page.waitForSelector(SHOWN);
  const step = await page.getAttribute('[data-guide]', 'data-guide');
  const next = page.locator('[data-guide-next]');
  const faults = await covered(page);
  assert.deepEqual(faults, [], `${step}: ${await page.textContent('[data-guide-text]')}`);
  if (await next.evaluate((e) => e.classList.contains('pri'))) await next.click();
  else {
    const ring = await page.locator('.gring').boundingBox();
    assert.ok(ring, `${step} points at nothing`);
    await page.mouse.click(ring.x + ring.width / 2, ring.y + ring.height / 2);
  }
  await page.waitForTimeout(180); // the ring follows what changes
  return step;
}

/** From the page of the first visit to the end of the guide, by what it points at; the steps in their order. */
async function learn(page, selector, most = 60) {
  await page.goto('/');
  await page.click(selector);
  await page.waitForSelector(SHOWN);
  const steps = [];
  for (let i = 0; i < most && steps.at(-1) !== 'last'; i++) {
    const step = await follow(page);
    if (step !== steps.at(-1)) steps.push(step);
  }
  assert.equal(steps.at(-1), 'last', `ends at ${steps.join(', ')}`);
  return steps;
}

/** Whether the guide has said which page of a phone has to be opened. */
const told = (page) => page.evaluate(() => window.pagesTold ?? []);
const hearPages = (page) =>
  page.addInitScript(() => {
    window.pagesTold = [];
    new MutationObserver(() => {
      const said = document.querySelector('[data-guide-tap]')?.textContent ?? '';
      if (said && !window.pagesTold.includes(said)) window.pagesTold.push(said);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

async function mars(page, pages = []) {
  await hearPages(page);
  const steps = await learn(page, '[data-welcome-learn]');
  assert.deepEqual((await told(page)).slice(0, pages.length), pages);
  for (const step of ['map', 'rating', 'play', 'project', 'area', 'raised', 'pass', 'research']) assert.ok(steps.includes(step), step);
  await page.waitForSelector('[data-guide]', { state: 'detached' });
  return `${steps.length} steps`;
}

/** The texts of every step that can be read without playing, in each language. */
async function languages(page, game, sizes) {
  await page.goto('/');
  await page.click(`[data-learn=${game}]`);
  await page.waitForSelector(SHOWN);
  const found = [];
  for (const language of LANGUAGES) {
    await speak(page, language, SHOWN);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.waitForTimeout(180); // the guide goes where there is room
      const what = `${game} ${language} ${size.width} px`;
      found.push(...(await covered(page)).map((fault) => `${what}: ${fault}`));
      found.push(...(await clipped(page)).filter((cut) => cut.includes('guide')).map((cut) => `${what}: ${cut}`));
    }
  }
  assert.deepEqual(found, []);
}

export const guideScenarios = {
  'guide: the first generation by following it': async ({ open }) => mars(await open()),
  'guide: the first generation on a phone, in Russian': async ({ open }) =>
    mars(await open({ ...PHONE, language: 'ru' }), ['Нажмите «Рука»', 'Нажмите «Действия»']),
  'guide: The Dice Game': async ({ open }) => `${(await learn(await open({ language: 'pt' }), '[data-learn=dice]')).length} steps`,
  'guide: Ares Expedition': async ({ open }) => `${(await learn(await open(), '[data-learn=ares]')).length} steps`,
  'guide: every language on both sizes': async ({ open }) => {
    const small = { width: 360, height: 640 };
    const page = await open(PHONE);
    await languages(page, 'mars', [small, { width: 1280, height: 720 }]);
    for (const game of ['ares', 'dice']) await languages(page, game, [small]);
  },

  'guide: left and taken up again, and asked only once': async ({ open }) => {
    const page = await open();
    await page.goto('/');
    await page.click('[data-welcome-learn]');
    await page.waitForSelector('[data-guide=welcome]');
    await page.keyboard.press('g');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-guide=map]');
    await page.reload();
    await page.waitForSelector('[data-guide=map]');
    await page.click('[data-guide-leave]');
    await page.waitForSelector('[data-guide]', { state: 'detached' });
    await page.click('[data-menu]');
    await page.click('[data-guide-again]');
    await page.waitForSelector('[data-guide=map]');
    await page.goto('/');
    await page.waitForSelector('[data-learn]');
    assert.equal(await page.locator('[data-welcome]').count(), 0);
  },

  'guide: icons and tracks explain themselves; rules and keys beside the table': async ({ open }) => {
    const page = await open();
    await page.goto('/');
    await page.click('[data-learn=mars]');
    await page.click('[data-guide-leave]');
    for (const selector of ['.param[data-term=param-oxygen]', '.resbar [data-term=res-steel]', '.strip .trb', '[data-tell]']) {
      await page.locator(selector).first().hover();
      await page.waitForSelector('.term');
      assert.ok(((await page.textContent('.term')) ?? '').length > 25, selector);
      await page.mouse.move(400, 330);
      await page.waitForSelector('.term', { state: 'detached' });
    }
    await page.locator('.cref').first().hover();
    await page.waitForSelector('.term .card');
    await page.keyboard.press('?');
    const keys = await page.textContent('[data-keys]');
    for (const key of ['Enter', 'U', '/', 'H', 'M']) assert.ok(keys?.includes(key), key);
    await page.keyboard.press('Escape');
    await page.keyboard.press('i');
    await page.waitForSelector('[data-rules-panel] article');
    assert.ok(await page.locator('.hexmap').isVisible(), 'the table is still there');
    assert.ok((await page.locator('[data-rules-panel] .pic').count()) > 3, 'pictures');
    await page.fill('[data-rules-panel] input', 'titanium');
    assert.ok((await page.locator('[data-rules-panel] article h2').count()) < 5, 'only what has the word');
    await page.goto('/cards');
    await page.locator('.cg .card [data-term]').first().hover();
    await page.waitForSelector('.term');
  },

  'axe: the guide, the keys and the rules beside the table': async ({ open }) => {
    const page = await open({ ...EITHER, language: 'ru' });
    await page.goto('/');
    const found = await inBothThemes(page, 'first visit');
    await page.click('[data-welcome-learn]');
    await page.waitForSelector(SHOWN);
    found.push(...(await inBothThemes(page, 'guide')), ...(await onBothDevices(page, 'guide')));
    await show(page, 'desktop');
    await page.click('[data-guide-leave]');
    for (const [key, selector] of [
      ['?', '[data-keys]'],
      ['i', '[data-rules-panel] article'],
    ]) {
      await page.keyboard.press(key);
      await page.waitForSelector(selector);
      found.push(...(await inBothThemes(page, selector)));
      await page.keyboard.press('Escape');
    }
    assert.deepEqual(found, []);
  },
};
