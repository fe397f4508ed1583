// A notice on a phone has a place of its own: it covers nothing, and nothing moves when it goes.
import assert from 'node:assert/strict';
import { diceStep, diceTable } from './dice.mjs';
import { stopStep, clickStep, toTable, waitState } from './driver.mjs';

const NOTICE = '.phone [data-notice]';

/** In the page: where everything large stands, and what the notice lies on. */
function look(selector) {
  const box = (e) => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  };
  const places = Object.fromEntries(['.ptop', '.pban', '.pmain', '.pbot'].map((s) => [s, box(document.querySelector(s))]));
  const notice = document.querySelector(selector);
  if (!notice) return { places, over: [], cut: false };
  const [left, top, right, bottom] = box(notice);
  const covers = (e) => {
    const [l, t, r, b] = box(e);
    return l < right - 1 && r > left + 1 && t < bottom - 1 && b > top + 1;
  };
  const own = (e) => notice.contains(e) || e.contains(notice) || !e.checkVisibility({ opacityProperty: true }) || e.closest('.vh');
  const read = 'button, b, p, li, span, svg.hexmap';
  const over = [...document.querySelectorAll(`.phone :is(${read})`)]
    .filter((e) => !own(e) && covers(e))
    .map((e) => e.outerHTML.slice(0, 80));
  const [, , , end] = box(notice.parentElement);
  return { places, over, cut: bottom > end + 1 || notice.scrollWidth > notice.clientWidth + 1, text: notice.textContent.trim() };
}

/** Play until there is a notice; look at it, and again without it. */
async function seen(page, step) {
  for (let i = 0; i < 80 && !(await page.locator(NOTICE).count()); i++) await step(page);
  assert.ok(await page.locator(NOTICE).count(), 'there never was a notice');
  const { places, over, cut, text } = await page.evaluate(look, NOTICE);
  assert.deepEqual(over, [], 'it lies on something');
  assert.ok(!cut, `it is cut off: ${text}`);
  await page.waitForFunction((s) => !document.querySelector(s), NOTICE);
  assert.deepEqual((await page.evaluate(look, NOTICE)).places, places, 'something moves when it goes');
  return text;
}

const marsStep = async (page) => ((await waitState(page)) === 'menu' ? stopStep(page) : clickStep(page, { phone: true }));

export async function notices(page) {
  const found = [];
  await toTable(page);
  found.push(await seen(page, marsStep));
  await diceTable(page);
  found.push(await seen(page, (p) => diceStep(p, { phone: true })));
  return found.join(' | ');
}
