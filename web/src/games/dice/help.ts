import type { Language } from '@/lib/protocol/generated';
import { helpBy, type Chapter } from '../shared/help';
import type { Picture, Section } from '../types';

/** The picture of each section, in their order. */
export const marks = ['res-vp', 'die-any', 'die-flip', 'res-wild', 'mark-action', 'res-card', 'res-vp', 'ui-person'] as const;

const en: Chapter[] = [
  {
    title: 'The goal',
    text: [
      'You warm Mars to +{temperature_goal} °C, raise the oxygen to {oxygen_goal}% and place {oceans_goal} oceans. As soon as {complete_parameters} of the {parameters} are done, everybody has one last turn; then whoever has the most victory points (VP) wins.',
    ],
  },
  {
    title: 'Your dice',
    text: [
      'Dice are your resources: the face that is up is what you own. Each colour has its own resources, some on more sides than others: the icons below tell on how many. A die is rolled when you get it, then never again.',
      'A wild token stands for any one resource; it is not a die.',
      'At the start everybody rolls the dice of the corporation; then whoever goes first gives one die, as it lies, to the last player.',
    ],
  },
  {
    title: 'Two kinds of turn',
    list: true,
    text: [
      'Production turn: keep up to {kept_dice} dice, discard cards as you like, fill your hand up to {refill}, then roll the dice of your corporation and of your green cards. Used blue cards are ready again.',
      'Action turn: one support action, then one main action.',
    ],
  },
  {
    title: 'Support actions',
    deeds: ['support'],
    list: true,
    text: ['Use the support action of a blue card.'],
  },
  {
    title: 'Main actions',
    deeds: ['standard'],
    list: true,
    text: [
      'Play a card: pay exactly the faces in its corner. What you lack is shown on the card.',
      'Use the main action of a blue card, or take another support action.',
    ],
  },
  {
    title: 'Cards',
    list: true,
    text: [
      'Green: more dice in each of your production turns.',
      'Red: takes effect once, when played.',
      'Blue: an action of your own, once until your next production turn. A free action costs neither the support nor the main action.',
      'At {first_bonus} and at {second_bonus} VP you choose a bonus card at the end of your turn; it costs nothing.',
    ],
  },
  {
    title: 'Points',
    list: true,
    text: [
      '{step_points} VP for each step of temperature or oxygen and for each ocean; {beyond_points} VP if that parameter is already complete.',
      'A greenery brings {greenery_beside} VP per city beside it; a city {city_points} VP and {city_beside} more per greenery beside it. Two cities are never neighbours.',
      'Milestones: the first player who qualifies gets it, free and automatically; {milestone_points} VP at the end.',
      'Awards: the icon is counted in the costs of your played cards; {first_place} VP for the most, {second_place} for second place (not with two players).',
      'Some cards score at the end.',
    ],
  },
  { title: 'Solo', text: ['You have {solo_turns} turns to complete all {parameters} parameters; only then do your points count.'] },
];

const pt: Chapter[] = [
  {
    title: 'O objetivo',
    text: [
      'Vocês aquecem Marte até +{temperature_goal} °C, elevam o oxigênio a {oxygen_goal}% e colocam {oceans_goal} oceanos. Assim que {complete_parameters} dos {parameters} estiverem completos, todos têm mais um turno; depois vence quem tiver mais pontos de vitória (PV).',
    ],
  },
  {
    title: 'Seus dados',
    text: [
      'Os dados são seus recursos: a face para cima é o que você tem. Cada cor tem seus recursos, alguns em mais faces que outros: os símbolos abaixo dizem em quantas. O dado é rolado quando chega a você e nunca mais.',
      'Um marcador curinga vale qualquer recurso; ele não é um dado.',
      'No início todos rolam os dados da corporação; depois quem começa entrega um dado, como está, a quem joga por último.',
    ],
  },
  {
    title: 'Na sua vez, um de dois turnos',
    list: true,
    text: [
      'Turno de produção: mantenha até {kept_dice} dados, descarte as cartas que quiser, complete a mão até {refill}, depois receba e role os dados da corporação e das cartas verdes. As cartas azuis usadas voltam a valer.',
      'Turno de ação: uma ação de suporte e, depois, uma ação principal.',
    ],
  },
  {
    title: 'Ações de suporte',
    deeds: ['support'],
    list: true,
    text: ['Usar a ação de suporte de uma carta azul.'],
  },
  {
    title: 'Ações principais',
    deeds: ['standard'],
    list: true,
    text: [
      'Jogar uma carta: pague exatamente as faces do custo. A carta mostra o que falta.',
      'Usar a ação principal de uma carta azul ou fazer outra ação de suporte.',
    ],
  },
  {
    title: 'Cartas',
    list: true,
    text: [
      'Verde: dados em cada turno de produção daqui em diante.',
      'Vermelha: age na hora, uma vez.',
      'Azul: uma ação só sua, uma vez até o seu próximo turno de produção. Uma ação livre não gasta nem o suporte nem a principal.',
      'Com {first_bonus} e com {second_bonus} PV você escolhe uma carta bônus no fim do turno; ela não custa nada.',
    ],
  },
  {
    title: 'Pontos',
    list: true,
    text: [
      '{step_points} PV por nível de temperatura ou oxigênio e por oceano; {beyond_points} PV se esse parâmetro já estiver completo.',
      'Uma floresta rende {greenery_beside} PV por cidade ao lado; uma cidade, {city_points} PV e mais {city_beside} por floresta ao lado. Duas cidades nunca ficam lado a lado.',
      'Marcos: quem cumpre primeiro recebe na hora e de graça; {milestone_points} PV ao final.',
      'Prêmios: o símbolo é contado nos custos das suas cartas jogadas; {first_place} PV para quem tem mais, {second_place} para o segundo lugar (não com duas pessoas).',
      'Algumas cartas contam no fim.',
    ],
  },
  { title: 'Solo', text: ['Você tem {solo_turns} turnos para completar os {parameters} parâmetros; só então os pontos valem.'] },
];

const ru: Chapter[] = [
  {
    title: 'Цель',
    text: [
      'Вместе вы нагреваете Марс до +{temperature_goal} °C, поднимаете кислород до {oxygen_goal}% и размещаете океаны ({oceans_goal}). Как только завершено параметров {complete_parameters} из {parameters}, у каждого остаётся один ход; затем побеждает тот, у кого больше победных очков (ПО).',
    ],
  },
  {
    title: 'Ваши кубики',
    text: [
      'Кубики — это ресурсы: у вас есть то, что на верхней грани. У каждого цвета свои ресурсы, одни на большем числе граней, чем другие: на скольких, видно по значкам ниже. Кубик бросают, когда получают, и больше никогда.',
      'Универсальный жетон заменяет любой один ресурс; кубиком он не считается.',
      'В начале каждый бросает кубики своей корпорации; затем тот, кто ходит первым, отдаёт один кубик, не переворачивая, тому, кто ходит последним.',
    ],
  },
  {
    title: 'В свой ход — одно из двух',
    list: true,
    text: [
      'Ход производства: оставьте кубики (до {kept_dice}), сбросьте любые карты, доберите руку до {refill}, затем бросьте кубики корпорации и зелёных карт. Использованные синие карты снова готовы.',
      'Ход действий: одно вспомогательное действие, затем одно основное.',
    ],
  },
  {
    title: 'Вспомогательные действия',
    deeds: ['support'],
    list: true,
    text: ['Применить вспомогательное действие синей карты.'],
  },
  {
    title: 'Основные действия',
    deeds: ['standard'],
    list: true,
    text: [
      'Разыграть карту: заплатите ровно те грани, что указаны в её стоимости. Чего не хватает, видно на карте.',
      'Применить основное действие синей карты или сделать ещё одно вспомогательное.',
    ],
  },
  {
    title: 'Карты',
    list: true,
    text: [
      'Зелёная: кубики в каждый следующий ход производства.',
      'Красная: срабатывает сразу, один раз.',
      'Синяя: ваше собственное действие, один раз до следующего хода производства. Свободное действие не тратит ни вспомогательного, ни основного.',
      'При {first_bonus} и при {second_bonus} ПО вы выбираете бонусную карту в конце хода; она ничего не стоит.',
    ],
  },
  {
    title: 'Очки',
    list: true,
    text: [
      '{step_points} ПО за каждое деление температуры или кислорода и за каждый океан; {beyond_points} ПО, если этот параметр уже завершён.',
      'Озеленение даёт {greenery_beside} ПО за каждый город рядом; город — {city_points} ПО и ещё {city_beside} за каждое озеленение рядом. Два города не стоят по соседству.',
      'Достижения: кто выполнил первым, получает сразу и бесплатно; {milestone_points} ПО в конце.',
      'Награды: считаются символы в стоимости разыгранных карт; {first_place} ПО за первое место, {second_place} за второе (не при двух игроках).',
      'Некоторые карты считаются в конце.',
    ],
  },
  { title: 'Соло', text: ['Ходов у вас {solo_turns}, чтобы завершить все параметры ({parameters}); только тогда очки засчитываются.'] },
];

export const chapters: Record<Language, Chapter[]> = { en, pt, ru };

/** Drawings, by the number of their chapter. */
const DRAWN: Record<number, Picture[]> = {
  0: [{ row: ['param-temperature', 'param-oxygen', 'param-ocean', '->', 'res-vp'] }],
  1: [
    { row: ['die-green', '->', 'die-green-plant', '/', 'die-green-microbe', '/', 'die-green-animal'] },
    { row: ['res-wild', '->', 'die-any-choice'] },
  ],
  6: [
    {
      hexes: [
        { at: [0, 0], icon: 'tile-greenery' },
        { at: [1, 0], icon: 'tile-city' },
        { at: [2, 0], icon: 'tile-greenery' },
      ],
      gain: ['->', 'res-vp'],
    },
  ],
};

/** The help with the numbers of the rules. */
export const help = (language: Language): Section[] => helpBy(chapters[language], language, {}, DRAWN);
