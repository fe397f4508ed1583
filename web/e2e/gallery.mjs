// Pictures of every screen in build/gallery: `make gallery`. Arguments: parts of the names of pictures, such as `phone-ru/late`.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, needChromium, openPage } from './browser.mjs';
import { positions } from './positions.mjs';
import { VIEWS } from './screens.mjs';
import { startServer } from './server.mjs';

const OUT = fileURLToPath(new URL('../../build/gallery', import.meta.url));

/** The address of a screen: a page of the site, or a table by its name. */
async function addressOf(at, tables) {
  if (at.startsWith('/')) return at;
  const [name, ...rest] = at.split('/');
  await tables[name].ready;
  return ['/t', tables[name].id, ...rest].join('/');
}

async function photograph(page, screen, view, tables, wanted) {
  const picture = `${view.key}/${screen.name}`;
  // A screen that stays where it is needs the one before it.
  if (!screen.stay) await page.goto(await addressOf(screen.at, tables));
  await screen.does(page, view);
  if (wanted(picture)) await page.screenshot({ path: `${OUT}/${picture}.png` });
  await screen.after?.(page, view);
}

/** The pictures of one view; a screen that cannot be reached is told, and the rest go on. */
export async function look(browser, url, view, tables, cookies, wanted) {
  const groups = [];
  for (const screen of view.screens) {
    if (screen.stay) groups.at(-1).push(screen);
    else groups.push([screen]);
  }
  const page = await openPage(browser, url, view);
  await page.context().addCookies(cookies);
  mkdirSync(`${OUT}/${view.key}`, { recursive: true });
  let missed = 0;
  for (const group of groups) {
    if (!group.some((s) => wanted(`${view.key}/${s.name}`))) continue;
    for (const screen of group) {
      try {
        await photograph(page, screen, view, tables, wanted);
      } catch (error) {
        missed += 1;
        console.log(`MISSED ${view.key}/${screen.name}: ${String(error).split('\n')[0]}`);
      }
    }
  }
  await page.context().close();
  return missed;
}

async function main(names) {
  const path = needChromium();
  const server = await startServer();
  const browser = await launch(path);
  const host = await openPage(browser, server.url);
  const tables = await positions(host.context().request);
  const { cookies } = await host.context().storageState();
  const wanted = (picture) => !names.length || names.some((n) => picture.includes(n));
  let missed = 0;
  for (const view of VIEWS) missed += await look(browser, server.url, view, tables, cookies, wanted);
  await browser.close();
  await server.stop();
  console.log(`gallery: ${OUT}${missed ? `, ${missed} missed` : ''}`);
  process.exitCode = missed ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
