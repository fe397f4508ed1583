import '@fontsource-variable/exo-2/wght.css';
import '@fontsource-variable/inter/wght.css';
import '@look/tokens.css';
import '@look/cards.css';
import './styles/index.css';
import { mount } from 'svelte';
import sprite from 'virtual:sprite';
import App from './App.svelte';
import { loadGames } from './lib/catalogue.svelte';
import { setLanguage } from './lib/i18n/index.svelte';
import { applySize } from './lib/layout.svelte';
import { applySettings, settings } from './lib/settings.svelte';

const ANEW_MS = 30_000;

/** The icons once in the page; everything draws from there. */
async function loadIcons(): Promise<void> {
  const text = await (await fetch(sprite)).text();
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  svg.setAttribute('class', 'sprite');
  svg.setAttribute('aria-hidden', 'true');
  document.body.prepend(document.importNode(svg, true));
}

/** After an update of the server the parts that this page has not loaded yet are gone: it starts anew, but not again and again. */
function startAnew(): void {
  const last = Number(sessionStorage.getItem('tharsis.anew') ?? 0);
  if (Date.now() - last < ANEW_MS) return;
  sessionStorage.setItem('tharsis.anew', String(Date.now()));
  location.reload();
}

addEventListener('vite:preloadError', startAnew);
applySettings();
applySize();
void loadIcons();
void loadGames().catch(() => undefined);
setLanguage(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
