import { lessonOf } from '@/games';
import { api } from './api';
import { loadGames } from './catalogue.svelte';
import { guideAt } from './guides.svelte';
import { go } from './router.svelte';
import { remember } from './mine.svelte';
import type { CreateTable, TableDoc, TableHead } from './protocol/generated';
import { settings } from './settings.svelte';

export const BOT_NAMES = ['Vega', 'Bo', 'Luna', 'Kofi', 'Ines'];

/** Make a table and go there; `guided`: with the guide of its game. */
export async function makeTable(plan: CreateTable, guided = false): Promise<void> {
  const seated = await api.create(plan);
  if (guided) guideAt(seated.table);
  remember({ id: seated.table, name: plan.name ?? '', game: plan.game, code: seated.code, invite: seated.invite });
  go(`/t/${seated.table}`);
}

/** A table with a deal of the day. */
export async function playDaily(day: string, game: string, deal: string): Promise<void> {
  const seated = await api.playDaily(game, deal, settings.name);
  remember({ id: seated.table, game, code: seated.code, invite: seated.invite, daily: `${day}/${game}/${deal}` });
  go(`/t/${seated.table}`);
}

/** A new table for the people of one whose game is over. */
export async function playAgain({ id, name, game }: TableHead): Promise<void> {
  const seated = await api.again(id);
  remember({ id: seated.table, name, game, code: seated.code, invite: seated.invite });
  go(`/t/${seated.table}`);
}

/** Sit down at the table that somebody opened for all of us, on the seat of the last game. */
export async function joinAgain({ table, you, again }: TableDoc): Promise<void> {
  if (!again) return;
  const name = table.seats[you.seat ?? -1]?.name ?? '';
  if (you.seat !== null && you.seat !== again.by) {
    try {
      const seated = await api.claim(again.table, { name, seat: you.seat, invite: again.invite });
      remember({ id: again.table, name: table.name, game: table.game, code: seated.code, invite: seated.invite });
    } catch {
      // I sit there already, or the seat is gone: the table itself tells
    }
  }
  go(`/t/${again.table}`);
}

/** One click: me and two bots as most people play, or me alone as the game foresees it. */
export async function quickPlan(game: string, solo = false): Promise<CreateTable> {
  const seats: CreateTable['seats'] = [{ kind: 'me', name: settings.name }];
  const { presets = [], players = [1, 3] } = (await loadGames()).games.find((g) => g.name === game) ?? {};
  const bots = Math.max(players[0], Math.min(players[1], solo ? 1 : 3)) - 1;
  for (const name of BOT_NAMES.slice(0, bots)) seats.push({ kind: 'bot', name });
  const preset = presets.find((p) => p.key === (solo ? 'solo' : 'standard'));
  return { game, modules: preset?.modules ?? [], options: preset?.options ?? {}, seats, name: '' };
}

/** A table of the lesson of a game: its preset, its bots, its deal. */
export async function learn(game: string): Promise<void> {
  const lesson = await lessonOf(game)?.();
  if (!lesson) return;
  const { presets = [] } = (await loadGames()).games.find((g) => g.name === game) ?? {};
  const preset = presets.find((p) => p.key === lesson.preset);
  const seats: CreateTable['seats'] = [{ kind: 'me', name: settings.name }];
  for (const name of BOT_NAMES.slice(0, lesson.bots)) seats.push({ kind: 'bot', name });
  await makeTable({ game, modules: preset?.modules ?? [], options: preset?.options ?? {}, seats, name: '', seed: lesson.seed }, true);
}
