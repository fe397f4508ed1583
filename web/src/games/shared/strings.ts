import { speaker } from '@/lib/i18n/index.svelte';

/** What the games of the family say alike; loaded with them. */
const en = {
  map: 'Map of Mars',
  land: 'land',
  reservedOcean: 'reserved for an ocean',
  reserved: 'reserved',
  claimedBy: 'claimed by {name}',
  of: '{name}: {tile}',
  nextTo: 'next to {what}',
  canPlace: 'can be chosen',
  neutral: 'nobody',
  start: 'Start with {name}',
  milestones: 'Milestones',
  awards: 'Awards',
  cards: 'Cards',
};

type Say = keyof typeof en;

const pt: Record<Say, string> = {
  map: 'Mapa de Marte',
  land: 'terra firme',
  reservedOcean: 'reservada para oceano',
  reserved: 'reservada',
  claimedBy: 'marcada por {name}',
  of: '{name}: {tile}',
  nextTo: 'ao lado de {what}',
  canPlace: 'pode ser escolhida',
  neutral: 'ninguém',
  start: 'Começar com {name}',
  milestones: 'Marcos',
  awards: 'Prêmios',
  cards: 'Cartas',
};

const ru: Record<Say, string> = {
  map: 'Карта Марса',
  land: 'суша',
  reservedOcean: 'отведено под океан',
  reserved: 'зарезервировано',
  claimedBy: 'маркер игрока {name}',
  of: '{name}: {tile}',
  nextTo: 'рядом: {what}',
  canPlace: 'можно выбрать',
  neutral: 'нейтральный',
  start: 'Начать: {name}',
  milestones: 'Достижения',
  awards: 'Награды',
  cards: 'Карты',
};

export const tables = { en, pt, ru };

export const common = speaker(tables);
