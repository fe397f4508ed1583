import type { Language } from '@/lib/protocol/generated';
import { helpBy, type Chapter } from '../shared/help';
import type { Picture, Section } from '../types';

/** The picture of each section, in their order. */
export const marks = [
  'res-vp',
  'phase-1',
  'phase-3',
  'mark-action',
  'res-card',
  'res-mc',
  'param-ocean',
  'res-vp',
  'ui-person',
  'ui-people',
] as const;

const en: Chapter[] = [
  {
    title: 'The goal',
    text: [
      'You make Mars livable: +{temperature_goal} °C, {oxygen_goal}% oxygen, {oceans_goal} oceans. When all three are complete, the phase is played to its end and the game is over. The most victory points (VP) win.',
    ],
  },
  {
    title: 'A round',
    list: true,
    text: [
      'Everybody chooses one of five phases in secret, but not the one of the round before.',
      'All are turned up. The chosen phases are played in their order, each by everybody at the same time; the others are left out.',
      'Whoever chose a phase gets its bonus too.',
      'At the end of the round, sell cards until you hold {hand_limit} or fewer.',
    ],
  },
  {
    title: 'The phases',
    list: true,
    text: [
      'Development: play a green card. Bonus: it costs {development_bonus} M€ less.',
      'Construction: play a blue or red card. Bonus: one more, or draw a card.',
      'Action: use each of your card actions once, and standard actions as often as you like. Bonus: one card action again.',
      'Production: M€ for your TR and your production, then heat, plants and cards. Bonus: {production_bonus} M€.',
      'Research: look at {research_draw} cards, keep {research_keep}. Bonus: look at {research_draw_bonus}, keep {research_keep_bonus}.',
    ],
  },
  {
    title: 'Standard actions',
    deeds: ['standard'],
    list: true,
    text: ['Heat and plants that would do for a step or a forest must be spent before you can be done with the action phase.'],
  },
  {
    title: 'Cards',
    list: true,
    text: [
      'A requirement looks at the table as it was when the phase began; the bars of the tracks show both.',
      'Any card can be sold for {sell_value} M€ at any time, also while you pay. Choose it and press Sell.',
      'Steel lowers the price of cards with a building tag, titanium that of space cards; neither is spent.',
    ],
  },
  {
    title: 'Done',
    text: [
      'Say Done when you have finished a phase. As long as others are still acting you can take it back, and undo what showed nothing new.',
    ],
  },
  {
    title: 'Tracks and oceans',
    list: true,
    text: [
      'Each step of temperature or oxygen and each ocean raises your TR. An ocean tile also gives what is on its other side.',
      'A track that reaches its goal in a phase still rewards everybody until that phase is over.',
    ],
  },
  { title: 'Points', text: ['TR, a point for each forest, and what your cards say. If two have the same: {tiebreak}.'] },
  {
    title: 'Solo',
    text: [
      'A stack of {solo_stack} phase cards turns one up each round, without a bonus for you. When it is through, the counter moves on; from {last_counter} on you choose the card. You win if everything is complete after {solo_rounds} rounds.',
    ],
  },
  {
    title: 'Together',
    text: [
      'Two play {coop_rounds} rounds. Each round both take from a pool of {pool_cubes} cubes (money) and {pool_markers} markers (swap a card). You win with all tracks complete and {coop_points} VP together.',
    ],
  },
];

const pt: Chapter[] = [
  {
    title: 'O objetivo',
    text: [
      'Vocês tornam Marte habitável: +{temperature_goal} °C, {oxygen_goal}% de oxigênio, {oceans_goal} oceanos. Com os três completos, a fase vai até o fim e a partida acaba. Vence quem tem mais pontos de vitória (PV).',
    ],
  },
  {
    title: 'Uma rodada',
    list: true,
    text: [
      'Cada um escolhe em segredo uma de cinco fases, mas não a da rodada anterior.',
      'Todas são reveladas. As fases escolhidas são jogadas em ordem, cada uma por todos ao mesmo tempo; as outras ficam de fora.',
      'Quem escolheu a fase recebe também o bônus dela.',
      'No fim da rodada, venda cartas até ficar com {hand_limit} ou menos.',
    ],
  },
  {
    title: 'As fases',
    list: true,
    text: [
      'Desenvolvimento: jogue uma carta verde. Bônus: custa {development_bonus} M$ a menos.',
      'Construção: jogue uma carta azul ou vermelha. Bônus: mais uma, ou pegue uma carta.',
      'Ação: use uma vez cada ação das suas cartas e quantas ações padrão quiser. Bônus: repita uma ação de carta.',
      'Produção: M$ pelo IT e pela produção, depois calor, plantas e cartas. Bônus: {production_bonus} M$.',
      'Pesquisa: veja {research_draw} cartas e fique com {research_keep}. Bônus: veja {research_draw_bonus} e fique com {research_keep_bonus}.',
    ],
  },
  {
    title: 'Ações padrão',
    deeds: ['standard'],
    list: true,
    text: ['Calor e plantas que bastem para um nível ou uma floresta precisam ser gastos antes de encerrar a fase de ação.'],
  },
  {
    title: 'Cartas',
    list: true,
    text: [
      'O requisito olha a mesa como estava no início da fase; as barras das trilhas mostram os dois momentos.',
      'Qualquer carta pode ser vendida por {sell_value} M$ a qualquer momento, também ao pagar. Escolha a carta e toque em Vender.',
      'O aço reduz o preço de cartas com ícone de construção, o titânio o das espaciais; nenhum dos dois é gasto.',
    ],
  },
  {
    title: 'Pronto',
    text: ['Diga Pronto ao terminar a fase. Enquanto outros ainda jogam, você pode voltar atrás e desfazer o que não revelou nada.'],
  },
  {
    title: 'Trilhas e oceanos',
    list: true,
    text: [
      'Cada nível de temperatura ou oxigênio e cada oceano aumentam seu IT. A peça de oceano dá ainda o que está no verso.',
      'Uma trilha que chega à meta numa fase ainda recompensa todos até o fim dessa fase.',
    ],
  },
  { title: 'Pontos', text: ['IT, um ponto por floresta e o que dizem suas cartas. Se dois tiverem o mesmo: {tiebreak}.'] },
  {
    title: 'Solo',
    text: [
      'Uma pilha de {solo_stack} cartas de fase revela uma por rodada, sem bônus para você. Quando acaba, o contador avança; a partir de {last_counter} você escolhe a carta. Vence se tudo estiver completo após {solo_rounds} rodadas.',
    ],
  },
  {
    title: 'Em dupla',
    text: [
      'Dois jogam {coop_rounds} rodadas. A cada rodada ambos pegam de uma reserva de {pool_cubes} cubos (dinheiro) e {pool_markers} marcadores (troca de carta). Vencem com todas as trilhas completas e {coop_points} PV somados.',
    ],
  },
];

const ru: Chapter[] = [
  {
    title: 'Цель',
    text: [
      'Вы делаете Марс пригодным для жизни: +{temperature_goal} °C, {oxygen_goal}% кислорода, океаны: {oceans_goal}. Когда всё достигнуто, фаза доигрывается и игра заканчивается. Побеждает тот, у кого больше победных очков (ПО).',
    ],
  },
  {
    title: 'Раунд',
    list: true,
    text: [
      'Каждый тайно выбирает одну из пяти фаз, но не ту, что была у него в прошлом раунде.',
      'Все раскрываются. Выбранные фазы проходят по порядку, каждую играют все одновременно; остальные пропускаются.',
      'Кто выбрал фазу, получает и её бонус.',
      'В конце раунда продайте карты так, чтобы в руке осталось не больше {hand_limit}.',
    ],
  },
  {
    title: 'Фазы',
    list: true,
    text: [
      'Развитие: разыграйте зелёную карту. Бонус: она дешевле на {development_bonus} М€.',
      'Строительство: разыграйте синюю или красную карту. Бонус: ещё одну или возьмите карту.',
      'Действия: каждое действие карт по разу и любые стандартные действия. Бонус: повторите одно действие карты.',
      'Производство: М€ за РТ и производство, затем тепло, растения и карты. Бонус: {production_bonus} М€.',
      'Исследование: посмотрите карты ({research_draw}), оставьте {research_keep}. Бонус: посмотрите {research_draw_bonus}, оставьте {research_keep_bonus}.',
    ],
  },
  {
    title: 'Стандартные действия',
    deeds: ['standard'],
    list: true,
    text: ['Тепло и растения, которых хватает на деление температуры или лес, нужно потратить, прежде чем закончить фазу действий.'],
  },
  {
    title: 'Карты',
    list: true,
    text: [
      'Требование смотрит на то, что было в начале фазы; шкалы показывают и то и другое.',
      'Любую карту можно продать за {sell_value} М€ в любой момент, в том числе при оплате. Выберите её и нажмите «Продать».',
      'Сталь снижает цену карт с меткой зданий, титан — космических; они не тратятся.',
    ],
  },
  {
    title: 'Готово',
    text: ['Закончив фазу, нажмите «Готово». Пока другие действуют, это можно взять назад и отменить то, что ничего не открыло.'],
  },
  {
    title: 'Шкалы и океаны',
    list: true,
    text: [
      'Каждое деление температуры или кислорода и каждый океан увеличивают ваш РТ. Жетон океана даёт и то, что на его обороте.',
      'Шкала, дошедшая до конца в этой фазе, награждает всех до конца фазы.',
    ],
  },
  { title: 'Очки', text: ['РТ, по очку за лес и то, что сказано на картах. Если поровну: {tiebreak}.'] },
  {
    title: 'Одиночная игра',
    text: [
      'Стопка из карт фаз ({solo_stack}) открывает по одной за раунд, без бонуса для вас. Когда она кончится, счётчик сдвигается; с {last_counter} карту выбираете вы. Победа, если за {solo_rounds} раундов всё завершено.',
    ],
  },
  {
    title: 'Вдвоём',
    text: [
      'Двое играют {coop_rounds} раундов. Каждый раунд оба берут из запаса: кубики ({pool_cubes}, деньги) и маркеры ({pool_markers}, обмен картой). Победа, если все шкалы завершены и вместе набрано {coop_points} ПО.',
    ],
  },
];

export const chapters: Record<Language, Chapter[]> = { en, pt, ru };

/** Drawings, by the number of their chapter. */
const DRAWN: Record<number, Picture[]> = {
  0: [{ row: ['param-temperature', 'param-oxygen', 'param-ocean', '->', 'res-vp'] }],
  1: [{ row: ['phase-1', 'phase-2', 'phase-3', 'phase-4', 'phase-5'] }],
  2: [{ row: ['phase-1', '->', 'card-green'] }, { row: ['phase-2', '->', 'card-blue', '/', 'card-red'] }],
  4: [{ row: ['res-steel', '->', 'tag-building'] }, { row: ['res-titanium', '->', 'tag-space'] }],
  6: [{ row: ['ocean-flip', '->', 'res-tr'] }],
};

/** The help with the numbers of the rules. */
export const help = (language: Language): Section[] => helpBy(chapters[language], language, {}, DRAWN);
