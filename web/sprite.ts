import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** All icons as one file of symbols, under their file names. */
export function makeSprite(...folders: string[]): string {
  const symbols: string[] = [];
  for (const folder of folders) {
    for (const file of readdirSync(folder).sort()) {
      if (!file.endsWith('.svg')) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      const found = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(text);
      if (!found) throw new Error(`${file}: no viewBox`);
      const body = (found[2] ?? '').replace(/<title>[\s\S]*?<\/title>/, '').trim();
      symbols.push(`<symbol id="${file.slice(0, -4)}" viewBox="${found[1] ?? ''}" fill="none">${body}</symbol>`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** The sprite as an asset of its own; `virtual:sprite` gives its address. */
export function sprite(...folders: string[]): Plugin {
  const id = 'virtual:sprite';
  let serve = false;
  return {
    name: 'sprite',
    config(_, env) {
      serve = env.command === 'serve';
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      if (serve) return 'export default "/sprite.svg"';
      const ref = this.emitFile({ type: 'asset', name: 'sprite.svg', source: makeSprite(...folders) });
      return `export default import.meta.ROLLUP_FILE_URL_${ref}`;
    },
    configureServer(server) {
      server.middlewares.use('/sprite.svg', (_, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(makeSprite(...folders));
      });
    },
  };
}
