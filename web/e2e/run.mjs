// The tests in a real browser: `npm run e2e`, or `make e2e`. Arguments: parts of names of scenarios.
// THARSIS_LANES: so many side by side. THARSIS_WHOLE=1: games of which a bot plays the middle are played whole (see positions.mjs).
import { cpus } from 'node:os';
import { launch, needChromium, openPage } from './browser.mjs';
import { finished } from './positions.mjs';
import { alone, together } from './scenarios.mjs';
import { startServer } from './server.mjs';

// Scenarios side by side: one more than processors, as each waits for its page now and then.
const LANES = Number(process.env.THARSIS_LANES) || Math.min(4, cpus().length + 1);
const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);

/** One scenario with pages of its own; whether it passed. */
async function attempt(browser, url, over, [name, run]) {
  const start = Date.now();
  const pages = [];
  const open = async (options) => {
    const page = await openPage(browser, options?.url ?? url, options);
    pages.push(page);
    return page;
  };
  const faults = () => pages.flatMap((p) => p.faults).slice(0, 5);
  let passed = true;
  try {
    const said = await run({ open, finished: over });
    if (faults().length) throw new Error(faults().join('\n'));
    console.log(`ok   ${name} (${seconds(start)} s)${said ? `: ${said}` : ''}`);
  } catch (error) {
    passed = false;
    console.log(`FAIL ${name}: ${error.stack ?? error}\n     faults: ${faults().join(' | ')}`);
    for (const [i, p] of pages.entries())
      await p.screenshot({ path: `test-results/${name.replace(/\W+/g, '-')}-${i}.png` }).catch(() => undefined);
  }
  for (const p of pages) await p.context().close();
  return passed;
}

/** Games that are over, played when they are first asked for. */
function finishedGames(browser, url) {
  const games = new Map();
  const play = async (game) => {
    const context = await browser.newContext({ baseURL: url });
    return finished(context, game).finally(() => context.close());
  };
  return (game) => games.get(game) ?? games.set(game, play(game)).get(game);
}

/** The names of those that failed. What fails beside others is tried once more by itself, and that is told: a busy machine is no fault. */
async function runAll(browser, url, wanted) {
  const over = finishedGames(browser, url);
  const chosen = (all) => Object.entries(all).filter(([name]) => !wanted.length || wanted.some((w) => name.includes(w)));
  const lane = async (queue) => {
    const failed = [];
    for (let next = queue.shift(); next; next = queue.shift()) if (!(await attempt(browser, url, over, next))) failed.push(next);
    return failed;
  };
  const broken = await lane(chosen(alone));
  const queue = chosen(together);
  const again = (await Promise.all(Array.from({ length: LANES }, () => lane(queue)))).flat();
  if (again.length) console.log(`e2e: once more, one by one: ${again.map(([name]) => name).join(', ')}`);
  return [...broken, ...(await lane(again))].map(([name]) => name);
}

const path = needChromium();
const server = await startServer();
const browser = await launch(path);
const began = Date.now();
const failed = await runAll(browser, server.url, process.argv.slice(2));
await browser.close();
await server.stop();
console.log(`e2e: ${failed.length ? `failed: ${failed.join(', ')}` : 'all passed'} in ${seconds(began)} s`);
process.exit(failed.length ? 1 : 0);
