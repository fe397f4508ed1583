// A game that is installed as a package, and that this client has no folder for: it gets a plain table.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clickStep, wholeGame } from './driver.mjs';
import { startServer } from './server.mjs';

const known = (game) => existsSync(fileURLToPath(new URL(`../src/games/${game}`, import.meta.url)));

export const pluginScenarios = {
  'a game in a package of its own': async ({ open }) => {
    const server = await startServer({ examples: true });
    try {
      const { games } = await (await fetch(`${server.url}/api/games`)).json();
      const game = games.find(({ name }) => !known(name));
      assert.ok(game, 'no example is a game that the client does not know');
      const said = [];
      for (const language of ['en', 'pt', 'ru']) {
        const page = await open({ url: server.url, language });
        await page.goto('/');
        await page.waitForSelector(`h2:has-text("${game.title[language]}")`);
        const seats = [
          { kind: 'me', name: 'Mira' },
          { kind: 'bot', bot: 'greedy', name: 'Bo' },
        ];
        const made = await page.request.post('/api/tables', { data: { game: game.name, seats } });
        await page.goto(`/t/${(await made.json()).table}`);
        said.push(await wholeGame(page, clickStep));
      }
      return `${said.join(', ')} answers`;
    } finally {
      await server.stop();
    }
  },
};
