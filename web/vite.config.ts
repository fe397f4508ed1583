import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sprite } from './sprite.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Files go where the Python package ships them. Nothing is inlined: the Content-Security-Policy allows own files only.
export default defineConfig({
  plugins: [sprite(here('../src/tharsis/look/icons'), here('./icons')), svelte()],
  resolve: { alias: { '@': here('./src'), '@look': here('../src/tharsis/look') } },
  build: {
    outDir: here('../src/tharsis/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8137', ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
