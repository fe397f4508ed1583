import { i18n } from '@/lib/i18n/index.svelte';
import { format, type Values } from '@/lib/i18n/format';
import type { Language } from '@/lib/protocol/types';

/** What only this game says; loaded with it. */
const en = {
  firstChoice: 'Choose your corporation and your first cards',
  research: 'Generation {n}: which cards do you buy?',
  milestone: 'The first to have it can claim it: 5 VP. Three milestones can be claimed in a game.',
  award: 'Counted at the end of the game: the first gets 5 VP, the second 2 VP, whoever funded it. Three awards can be funded.',
  awardOfTwo: 'Counted at the end of the game: the first gets 5 VP, whoever funded it. Three awards can be funded.',
  counts: 'Counts: {what}.',
  needs: 'Needs {n}: {what}.',
  terraformer: 'terraform rating',
  mayor: 'your city tiles',
  gardener: 'your greenery tiles',
  builder: 'building tags on your played cards',
  planner: 'cards in your hand',
  landlord: 'your tiles, wherever they lie',
  banker: 'M€ production',
  scientist: 'science tags on your played cards',
  thermalist: 'heat in stock',
  miner: 'steel and titanium in stock',
  'power-plant': 'Energy production +1 step.',
  asteroid: 'Temperature +1 step, and so TR +1.',
  aquifer: 'An ocean tile, and so TR +1.',
  greenery: 'A greenery tile; oxygen +1 step, and so TR +1.',
  city: 'A city tile; M€ production +1 step.',
  'sell-patents': 'Discard any number of cards from your hand for 1 M€ each. You choose them next.',
  pass: 'You take no more turns this generation. When all have passed, everybody gets their production.',
};

export type Say = keyof typeof en;

const pt: Record<Say, string> = {
  firstChoice: 'Escolha sua corporação e suas primeiras cartas',
  research: 'Geração {n}: quais cartas você compra?',
  milestone: 'Quem chegar primeiro pode reivindicá-lo: 5 PV. Três marcos podem ser reivindicados por partida.',
  award:
    'Contado no fim da partida: o primeiro ganha 5 PV, o segundo 2 PV, não importa quem financiou. Três prêmios podem ser financiados.',
  awardOfTwo: 'Contado no fim da partida: o primeiro ganha 5 PV, não importa quem financiou. Três prêmios podem ser financiados.',
  counts: 'Conta: {what}.',
  needs: 'Exige {n}: {what}.',
  terraformer: 'índice de terraformação',
  mayor: 'suas peças de cidade',
  gardener: 'suas peças de vegetação',
  builder: 'ícones de construção nas suas cartas jogadas',
  planner: 'cartas na sua mão',
  landlord: 'suas peças, onde quer que estejam',
  banker: 'produção de M$',
  scientist: 'ícones de ciência nas suas cartas jogadas',
  thermalist: 'calor em estoque',
  miner: 'aço e titânio em estoque',
  'power-plant': 'Produção de energia +1 nível.',
  asteroid: 'Temperatura +1 nível e, com isso, IT +1.',
  aquifer: 'Uma peça de oceano e, com isso, IT +1.',
  greenery: 'Uma peça de vegetação; oxigênio +1 nível e, com isso, IT +1.',
  city: 'Uma peça de cidade; produção de M$ +1 nível.',
  'sell-patents': 'Descarte quantas cartas quiser da mão por 1 M$ cada. Você as escolhe a seguir.',
  pass: 'Você não joga mais nesta geração. Quando todos tiverem passado, cada um recebe sua produção.',
};

const ru: Record<Say, string> = {
  firstChoice: 'Выберите корпорацию и первые карты',
  research: 'Поколение {n}: какие карты купить?',
  milestone: 'Его берёт тот, кто успеет первым: 5 ПО. За игру можно взять три достижения.',
  award: 'Считается в конце игры: первому 5 ПО, второму 2 ПО, кто бы её ни учредил. Можно учредить три награды.',
  awardOfTwo: 'Считается в конце игры: первому 5 ПО, кто бы её ни учредил. Можно учредить три награды.',
  counts: 'Считается: {what}.',
  needs: 'Нужно {n}: {what}.',
  terraformer: 'рейтинг терраформирования',
  mayor: 'ваши жетоны городов',
  gardener: 'ваши жетоны озеленения',
  builder: 'метки зданий на сыгранных картах',
  planner: 'карты у вас в руке',
  landlord: 'ваши жетоны, где бы они ни лежали',
  banker: 'производство М€',
  scientist: 'метки науки на сыгранных картах',
  thermalist: 'тепло в запасе',
  miner: 'сталь и титан в запасе',
  'power-plant': 'Производство энергии +1.',
  asteroid: 'Температура +1 деление, и потому РТ +1.',
  aquifer: 'Жетон океана, и потому РТ +1.',
  greenery: 'Жетон озеленения; кислород +1 деление, и потому РТ +1.',
  city: 'Жетон города; производство М€ +1.',
  'sell-patents': 'Сбросьте сколько угодно карт с руки по 1 М€ за каждую. Вы выберете их следом.',
  pass: 'В этом поколении вы больше не ходите. Когда спасуют все, каждый получит своё производство.',
};

export const tables: Record<Language, Record<Say, string>> = { en, pt, ru };

export const say = (key: Say, values?: Values): string => format(i18n.language, tables[i18n.language][key], values);
