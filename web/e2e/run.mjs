// The tests in a real browser: `npm run e2e`, or `make e2e`. Arguments: names of scenarios.
import { findChromium, launch } from './browser.mjs';
import { startServer } from './server.mjs';
import { scenarios } from './scenarios.mjs';

const path = findChromium();
if (!path) {
  console.log('e2e: SKIPPED, there is no Chromium and it cannot be installed here');
  process.exit(0);
}

const wanted = process.argv.slice(2);
const server = await startServer();
const browser = await launch(path);
const shared = { browser, url: server.url, notes: {} };
let failed = 0;
const began = Date.now();
for (const [name, run] of Object.entries(scenarios)) {
  if (wanted.length && !wanted.some((w) => name.includes(w))) continue;
  if (!(await attempt(name, run))) failed += 1;
}

async function attempt(name, run) {
  const start = Date.now();
  const pages = [];
  let passed = true;
  try {
    const said = await run({ ...shared, shared, keep: (page) => (pages.push(page), page) });
    const faults = pages.flatMap((p) => p.faults);
    if (faults.length) throw new Error(faults.slice(0, 5).join('\n'));
    console.log(`ok   ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)${said ? `: ${said}` : ''}`);
  } catch (error) {
    passed = false;
    console.log(`FAIL ${name}: ${error.stack ?? error}`);
    for (const p of pages) console.log('     faults:', p.faults.slice(0, 5).join(' | '));
    for (const [i, p] of pages.entries())
      await p.screenshot({ path: `test-results/${name.replace(/\W+/g, '-')}-${i}.png` }).catch(() => undefined);
  }
  for (const p of pages) await p.context().close();
  return passed;
}

await browser.close();
await server.stop();
console.log(`e2e: ${failed ? `${failed} failed` : 'all passed'} in ${((Date.now() - began) / 1000).toFixed(0)} s`);
process.exit(failed ? 1 : 0);
