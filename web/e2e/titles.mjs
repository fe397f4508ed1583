// A word of a title is broken only where no line can hold it.
import assert from 'node:assert/strict';

/** In the page: words of titles that stand on two lines though one has room for them. */
function find() {
  const found = [];
  for (const title of document.querySelectorAll('.card__title')) {
    const style = getComputedStyle(title);
    const wide = title.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const walk = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        if (lines.size > 1 && parts.reduce((sum, { width }) => sum + width, 0) < wide) found.push(`${word} in "${title.textContent}"`);
      }
  }
  return found;
}

export async function titles(page) {
  await page.goto('/cards');
  await page.waitForSelector('.card__title');
  // One after the other comes into view, until there are no more.
  for (let all = 0, last = -1; all !== last;) {
    last = all;
    await page.locator('.card__title').last().scrollIntoViewIfNeeded();
    await page.waitForTimeout(150);
    all = await page.locator('.card__title').count();
  }
  assert.deepEqual(await page.evaluate(find), []);
  return page.locator('.card__title').count();
}
