import type { GamePlugin } from './types';

/** The games, each loaded when a table needs it. */
const plugins: Record<string, () => Promise<GamePlugin>> = {
  mars: async () => (await import('./mars')).mars,
  dice: async () => (await import('./dice')).dice,
};

export const known = (game: string): boolean => game in plugins;

export async function pluginFor(game: string): Promise<GamePlugin | null> {
  const load = plugins[game];
  return load ? load() : null;
}
