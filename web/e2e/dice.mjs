// The Dice Game by clicking: dice in the tray, areas, cards, the two kinds of turn.

const STATE = () => {
  const has = (s) => document.querySelector(s) !== null;
  if (has('.endp')) return 'over';
  if (has('.offline')) return 'wait';
  if (has('.pickbox [data-done]')) return 'pick';
  if (has('[data-main]:not(:disabled)')) return 'ready';
  if (has('.hx.legal')) return 'cells';
  if (has('.dtray .can')) return 'dice';
  if (has('.decide .opt')) return 'options';
  if (has('[data-end]:not(:disabled)')) return 'end';
  return has(
    '[data-production]:not(:disabled), [data-deed^="support "]:not(:disabled), [data-deed^="standard "]:not(:disabled), .fan li.up, .pgrid .hcard.ok',
  )
    ? 'menu'
    : 'wait';
};

const mark = (page) => page.evaluate(() => document.documentElement.dataset.seq ?? '');

async function state(page) {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const found = await page.evaluate(STATE);
    if (found !== 'wait') return found;
    await page.waitForTimeout(25);
  }
  throw new Error('the table asks nothing');
}

async function changed(page, before) {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    if ((await mark(page)) !== before || (await page.evaluate(STATE)) === 'over') return;
    await page.waitForTimeout(15);
  }
  throw new Error('nothing happened after an answer');
}

async function menu(page, phone) {
  if (phone) await page.click('[data-page=hand]');
  const card = page.locator(phone ? '.pgrid .hbtn:has(.hcard.ok)' : '.fan li.up .hbtn').first();
  const dice = (await page.locator('.dtray .die1 .numv').allTextContents()).reduce((sum, n) => sum + Number(n), 0);
  const production = page.locator('[data-production]:not(:disabled)').first();
  const support = page.locator('[data-deed^="support "]:not(:disabled)').first();
  const standard = page.locator('[data-deed^="standard "]:not(:disabled)').first();
  if (await card.count()) await card.click();
  else if ((dice < 4 || !(await page.locator('.hbtn').count())) && (await production.count())) await production.click();
  else if (await standard.count()) await standard.click();
  else if (await support.count()) await support.click();
  else await production.click();
}

/** One answer. Returns what was asked. */
export async function diceStep(page, phone = false) {
  const asked = await state(page);
  if (asked === 'over') return asked;
  const before = await mark(page);
  if (asked === 'pick') {
    const one = page.locator('.pickbox [role=radiogroup] .pickc').first();
    if (await one.count()) await one.click();
    await page.click('[data-done]');
  } else if (asked === 'end') await page.click('[data-end]');
  else {
    if (asked === 'cells') await (phone ? page.click('[data-next]') : page.locator('.hx.legal').first().click());
    else if (asked === 'dice') {
      const die = page.locator('.dtray .can').first();
      await die.click();
      // Kept dice go at once; the others are confirmed.
      await page.waitForTimeout(30);
    } else if (asked === 'options') await page.locator('.decide .opt').first().click();
    else if (asked === 'menu') await menu(page, phone);
    if ((await mark(page)) === before && (await page.evaluate(STATE)) === 'ready') await page.click('[data-main]');
  }
  await changed(page, before);
  return asked;
}

/** A table of the Dice Game for me and one bot, through the page where tables are made. */
export async function diceTable(page) {
  await page.goto('/new/dice');
  await page.waitForSelector('.seatl .icb');
  await page.locator('.seatl .icb:not(:disabled)').last().click();
  await page.click('[data-start]');
  await page.waitForSelector('.pickbox');
}

export async function diceGame(page, { phone = false, most = 1500 } = {}) {
  const asked = {};
  for (let i = 0; i < most; i++) {
    const found = await diceStep(page, phone);
    if (found === 'over')
      return `${i} answers (${Object.entries(asked)
        .map(([k, n]) => `${n} ${k}`)
        .join(', ')})`;
    asked[found] = (asked[found] ?? 0) + 1;
  }
  throw new Error(`no end after ${most} answers`);
}
