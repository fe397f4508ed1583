import type { Names } from '../types';

/** What pages outside a table call the kinds of cards and the modules of this game. */
export const names: Names = {
  en: {
    kinds: { automated: 'Automated', active: 'Active', event: 'Event', corporation: 'Corporation' },
    modules: { base: 'Base game', 'corporate-era': 'Corporate Era' },
  },
  pt: {
    kinds: { automated: 'Autômata', active: 'Ativa', event: 'Evento', corporation: 'Corporação' },
    modules: { base: 'Jogo base', 'corporate-era': 'Era das Corporações' },
  },
  ru: {
    kinds: { automated: 'Автоматическая', active: 'Активная', event: 'Событие', corporation: 'Корпорация' },
    modules: { base: 'Базовая игра', 'corporate-era': 'Эпоха корпораций' },
  },
};
