import { api, type TablePlan } from './api';
import { loadGames } from './catalogue.svelte';
import { go } from './router.svelte';
import { remember } from './mine.svelte';
import { settings } from './settings.svelte';

export const BOT_NAMES = ['Vega', 'Bo', 'Luna', 'Kofi', 'Ines'];

/** Make a table and go there. */
export async function makeTable(plan: TablePlan): Promise<void> {
  const seated = await api.create(plan);
  remember({ id: seated.table, name: plan.name ?? '', game: plan.game, code: seated.code, invite: seated.invite });
  go(`/t/${seated.table}`);
}

/** A table with a deal of the day. */
export async function playDaily(day: string, game: string, deal: string): Promise<void> {
  const seated = await api.playDaily(game, deal, settings.name);
  remember({ id: seated.table, game, code: seated.code, invite: seated.invite, daily: `${day}/${game}/${deal}` });
  go(`/t/${seated.table}`);
}

/** One click: me and two bots as most people play, or me alone as the game foresees it. */
export async function quickPlan(game: string, solo = false): Promise<TablePlan> {
  const seats: TablePlan['seats'] = [{ kind: 'me', name: settings.name }];
  if (!solo) for (const name of BOT_NAMES.slice(0, 2)) seats.push({ kind: 'bot', bot: 'greedy', name });
  const { presets = [] } = (await loadGames()).games.find((g) => g.name === game) ?? {};
  const preset = presets.find((p) => p.key === (solo ? 'solo' : 'standard'));
  return { game, modules: preset?.modules ?? [], options: preset?.options ?? {}, seats, name: '' };
}
