// What stands around the round map lies on none of its tracks, at the sizes that screens have.
import assert from 'node:assert/strict';
import { LANGUAGES, speak } from './crowded.mjs';
import { clickStep, toTable, waitState } from './driver.mjs';

const SIZES = [
  [1280, 1024],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
];

/** In the page: the words and rows in the corners that reach into the ring or into a bonus beside it. */
function find() {
  const middle = (r) => [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
  const svg = document.querySelector('.board .hexmap');
  const scale = svg.getScreenCTM().a;
  const [x, y] = middle(svg.getBoundingClientRect());
  const round = [{ what: 'ring', x, y, r: 314 * scale }];
  for (const c of document.querySelectorAll('.board .bon circle')) {
    const box = c.getBoundingClientRect();
    const [x, y] = middle(box);
    round.push({ what: 'bonus', x, y, r: box.width / 2 });
  }
  const near = (n, from, to) => Math.min(Math.max(n, from), to);
  const within = (b, c) => Math.hypot(near(c.x, b.left, b.right) - c.x, near(c.y, b.top, b.bottom) - c.y) < c.r;
  const boxOf = (e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return e.matches('li') ? e.getBoundingClientRect() : range.getBoundingClientRect();
  };
  return [...document.querySelectorAll('.corner li, .corner h2')].flatMap((e) =>
    round.filter((c) => within(boxOf(e), c)).map((c) => `${e.textContent?.trim().slice(0, 20)} lies on a ${c.what}`),
  );
}

/** My turn at a table of three, seen at every size in every language. */
export async function around(page) {
  await toTable(page);
  for (let i = 0; i < 8 && (await waitState(page)) !== 'menu'; i++) await clickStep(page);
  const found = [];
  for (const language of LANGUAGES) {
    await speak(page, language, '.corner.bl .sprice');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const one of await page.evaluate(find)) found.push(`${language} ${width}x${height}: ${one}`);
    }
  }
  assert.deepEqual(found, []);
}
