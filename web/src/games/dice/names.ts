import type { Names } from '../types';

/** What pages outside a table call the kinds of cards and the modules of this game. */
export const names: Names = {
  en: {
    kinds: { red: 'Red', green: 'Green', blue: 'Blue', corporation: 'Corporation' },
    modules: { base: 'Base game', 'corporate-era': 'Corporate Era', promo: 'Promo cards' },
  },
  pt: {
    kinds: { red: 'Vermelha', green: 'Verde', blue: 'Azul', corporation: 'Corporação' },
    modules: { base: 'Jogo base', 'corporate-era': 'Era das Corporações', promo: 'Cartas promocionais' },
  },
  ru: {
    kinds: { red: 'Красная', green: 'Зелёная', blue: 'Синяя', corporation: 'Корпорация' },
    modules: { base: 'Базовая игра', 'corporate-era': 'Эпоха корпораций', promo: 'Промокарты' },
  },
};
