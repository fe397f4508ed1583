// Debian's Chromium, headless; nothing but loopback.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { observe } from './telemetry.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium is; installed if it is missing and we may. */
function findChromium() {
  const found = () => PLACES.find((p) => existsSync(p));
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('e2e: installing chromium');
    try {
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore', timeout: 240_000 });
    } catch {
      // then there is none
    }
  }
  return found();
}

/** Where Chromium is. Without it nothing can be shown; that is a failure, unless somebody has said that it is none. */
export function needChromium() {
  const leave = process.env.THARSIS_NO_BROWSER === '1';
  const path = leave ? undefined : findChromium();
  if (path) return path;
  if (leave) console.log('browser: SKIPPED, as THARSIS_NO_BROWSER=1 says');
  else
    console.error(`browser: no Chromium (${PLACES.join(', ')}): install the package chromium, or leave it out with THARSIS_NO_BROWSER=1`);
  process.exit(leave ? 0 : 1);
}

export const launch = (executablePath) => chromium.launch({ executablePath, headless: true, args: ARGS });

/** A page that counts as broken if anything goes wrong in it. `double`: milliseconds in which a second click is not heard. */
export async function openPage(
  browser,
  url,
  { width = 1280, height = 720, language = 'en', theme = 'dark', name = 'Mira', phone = false, double = 0 } = {},
) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: phone, reducedMotion: 'reduce', baseURL: url });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.faults = [];
  page.on('pageerror', (e) => page.faults.push(`error: ${e.message}`));
  page.on('console', (m) => {
    if (m.type() !== 'error') return;
    if (/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(m.text())) return; // the tests cut the line themselves
    page.faults.push(`console: ${m.text()}`);
  });
  await observe(page);
  await page.addInitScript(
    (given) => {
      if (!localStorage.getItem('tharsis.settings'))
        localStorage.setItem('tharsis.settings', JSON.stringify({ ...given, motion: 'less', pace: 'once' }));
    },
    { language, theme, name, double },
  );
  return page;
}
