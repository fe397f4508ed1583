// Several people at one table, each with a browser of their own.
import assert from 'node:assert/strict';
import { clickStep, waitState } from './driver.mjs';

/** Ana opens a table for two of this game, Boris follows her link. */
async function seatTwo(open, game) {
  const a = await open({ name: 'Ana' });
  const b = await open({ name: 'Boris', language: 'ru' });
  await a.goto(`/new/${game}`);
  await a.waitForSelector('.seatsel');
  await a.locator('.seatl .icb:not(:disabled)').last().click();
  await a.locator('.seatl .seatsel').first().selectOption('open');
  await a.click('[data-start]');
  const link = await a.locator('.inv2 output').textContent();
  await b.goto(link ?? '');
  await b.click('[data-sit]');
  await Promise.all([a, b].map((page) => page.waitForSelector('.pickbox')));
  return [a, b];
}

export const peopleScenarios = {
  'two browsers at one table': async ({ open }) => {
    const [a, b] = await seatTwo(open, 'mars');
    assert.ok(!b.url().includes('invite'), 'the invite left the address');
    await Promise.all([clickStep(a, { buy: 2 }), clickStep(b, { buy: 2 })]);
    for (let i = 0; i < 4; i++) {
      const state = await Promise.race([waitState(a).then(() => a), waitState(b).then(() => b)]);
      await clickStep(state);
    }
    await a.locator('.logp .pill').last().click();
    await a.fill('.say input', 'hello <b>there</b>');
    await a.keyboard.press('Enter');
    await b.locator('.logp .pill').last().click();
    await b.waitForFunction(() => document.querySelector('.chatl')?.textContent?.includes('hello <b>there</b>'));
  },
};
