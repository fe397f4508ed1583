import type { Language } from '@/lib/protocol/types';
import type { Section } from '../types';

const en: Section[] = [
  {
    title: 'The goal',
    text: [
      'Together you warm Mars to +8 °C, raise the oxygen to 14% and place 9 oceans. Who has done most for it and for their own corporation has the most victory points and wins.',
    ],
  },
  {
    title: 'A generation',
    text: [
      'Research: four cards, buy what you want for 3 M€ each. Actions: one or two per turn, round and round until all have passed. Production: you get M€ for your terraform rating (TR) and production, and all your other productions; energy that is left turns into heat.',
    ],
  },
  {
    title: 'What you can do in a turn',
    list: true,
    text: [
      'Play a card from your hand: click it. Steel helps to pay for buildings, titanium for space cards.',
      'Use an action on a card that you have played, once per generation.',
      'A standard project: always there, bottom left of the map.',
      'Turn 8 plants into a greenery, 8 heat into +2 °C: click your plants or heat.',
      'Claim a milestone (8 M€, 5 points, three in all) or fund an award (8, 14, 20 M€).',
    ],
  },
  { title: 'Points', text: ['TR, milestones and awards, 1 per greenery, 1 per greenery next to your city, and what your cards say.'] },
  { title: 'Solo', text: ['You win if all three parameters reach their goal by the end of generation 14.'] },
  {
    title: 'Keys',
    text: ['/ all moves · Enter confirm · U undo · E end turn · H hand · M map · L log · P plants · O heat · 1–5 players · Esc back'],
  },
];

const pt: Section[] = [
  {
    title: 'O objetivo',
    text: [
      'Juntos, vocês aquecem Marte até +8 °C, elevam o oxigênio a 14% e colocam 9 oceanos. Quem mais contribuir para isso e para a própria corporação terá mais pontos de vitória e vencerá.',
    ],
  },
  {
    title: 'Uma geração',
    text: [
      'Pesquisa: quatro cartas; compre as que quiser por 3 M$ cada. Ações: uma ou duas por turno, em rodadas, até todos passarem. Produção: a energia que sobrou vira calor; você recebe M$ pelo índice de terraformação (IT) e pela produção de M$, além de tudo o mais que produz.',
    ],
  },
  {
    title: 'O que fazer na sua vez',
    list: true,
    text: [
      'Jogar uma carta da mão: clique nela. O aço ajuda a pagar as construções; o titânio, as cartas espaciais.',
      'Usar a ação de uma carta já jogada, uma vez por geração.',
      'Executar um projeto-padrão: estão sempre disponíveis, embaixo, à esquerda do mapa.',
      'Converter 8 plantas em uma vegetação ou 8 de calor em +2 °C: clique nas plantas ou no calor.',
      'Reivindicar um marco (8 M$, 5 pontos, três ao todo) ou financiar um prêmio (8, 14 e 20 M$).',
    ],
  },
  {
    title: 'Pontos',
    text: ['IT, marcos e prêmios, 1 por vegetação, 1 por vegetação ao lado de cada cidade sua e o que suas cartas disserem.'],
  },
  { title: 'Solo', text: ['Você vence se os três parâmetros chegarem à meta até o fim da geração 14.'] },
  {
    title: 'Teclas',
    text: [
      '/ jogadas · Enter confirmar · U desfazer · E encerrar · H mão · M mapa · L registro · P plantas · O calor · 1–5 jogadores · Esc voltar',
    ],
  },
];

const ru: Section[] = [
  {
    title: 'Цель',
    text: [
      'Вместе вы согреваете Марс до +8 °C, повышаете уровень кислорода до 14% и размещаете 9 океанов. Побеждает игрок, набравший больше всех победных очков: тот, кто больше сделал и для этого, и для своей корпорации.',
    ],
  },
  {
    title: 'Поколение',
    text: [
      'Исследование: четыре карты, покупайте любые по 3 М€. Действия: одно или два за ход, по кругу, пока все не спасуют. Производство: оставшаяся энергия превращается в тепло; затем вы получаете М€ — свой рейтинг терраформирования (РТ) плюс производство М€ — и остальные ресурсы по своему производству.',
    ],
  },
  {
    title: 'Что можно сделать в свой ход',
    list: true,
    text: [
      'Разыграть карту из руки: щёлкните по ней. Сталь помогает оплатить здания, титан — карты с меткой космоса.',
      'Выполнить действие разыгранной карты: один раз за поколение.',
      'Стандартный проект: доступен всегда, слева внизу от карты Марса.',
      'Обменять 8 растений на озеленение, 8 тепла на +2 °C: щёлкните по растениям или теплу.',
      'Взять достижение (8 М€, 5 очков, всего три) или учредить награду (8, 14, 20 М€).',
    ],
  },
  {
    title: 'Очки',
    text: ['РТ, достижения и награды, по 1 очку за своё озеленение и за каждое озеленение рядом со своим городом, а также очки на картах.'],
  },
  { title: 'Соло', text: ['Вы победите, если все три параметра достигнут цели к концу 14-го поколения.'] },
  {
    title: 'Клавиши',
    text: [
      '/ все ходы · Enter подтвердить · U отмена · E конец хода · H рука · M карта · L журнал · P растения · O тепло · 1–5 игроки · Esc назад',
    ],
  },
];

export const help: Record<Language, Section[]> = { en, pt, ru };
