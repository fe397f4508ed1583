import type { Language } from '@/lib/protocol/generated';
import type { Section } from '../types';

/** The picture of each section, in their order. */
export const marks = ['res-vp', 'die-any', 'die-flip', 'res-wild', 'mark-action', 'res-card', 'res-vp', 'ui-person', 'ui-menu'] as const;

const en: Section[] = [
  {
    title: 'The goal',
    text: [
      'You warm Mars to +8 °C, raise the oxygen to 14% and place 7 oceans. As soon as two of the three are done, everybody has one last turn; then whoever has the most victory points (VP) wins.',
    ],
  },
  {
    title: 'Your dice',
    text: [
      'Dice are your resources: the face that is up is what you own. Each colour has three resources: one on three faces, one on two, one on a single face. A die is rolled when you get it, then never again.',
      'A wild token stands for any one resource; it is no die.',
    ],
  },
  {
    title: 'Your turn is one of two',
    list: true,
    text: [
      'Production turn: keep up to 3 dice, discard cards as you like, fill your hand up to 5, then gain and roll the dice of your corporation and of your green cards. Used blue cards are ready again.',
      'Action turn: one support action, then one main action.',
    ],
  },
  {
    title: 'Support actions',
    list: true,
    text: [
      'Take a die of any colour and roll it.',
      'Pay any resource to turn one of your other dice to the side you want.',
      'Pay any resource to draw 2 cards.',
      'Use the support action of a blue card.',
    ],
  },
  {
    title: 'Main actions',
    list: true,
    text: [
      'Play a card: pay exactly the faces in its corner. What you lack is shown on the card.',
      '3 heat: temperature. 3 water: an ocean. 4 plants: a greenery and with it oxygen. 3 city faces: a city. 3 M€: 2 VP.',
      'Use the main action of a blue card, or take another support action.',
    ],
  },
  {
    title: 'Cards',
    list: true,
    text: [
      'Green: dice in every production turn from now on.',
      'Red: works at once, one time.',
      'Blue: an action of your own, once until your next production turn. A free action costs neither the support nor the main action.',
      'At 5 and at 12 VP you choose a bonus card at the end of your turn; it costs nothing.',
    ],
  },
  {
    title: 'Points',
    list: true,
    text: [
      '2 VP for each step of temperature or oxygen and for each ocean; 1 VP if that parameter is already complete.',
      'A greenery brings 1 VP per city beside it; a city 2 VP and 1 more per greenery beside it. Two cities are never neighbours.',
      'Milestones: whoever meets one first gets it at once and free; 4 VP at the end.',
      'Awards: the icon is counted in the costs of your played cards; 5 VP for the most, 3 for second place (not with two players).',
      'Some cards count at the end.',
    ],
  },
  { title: 'Solo', text: ['You have 50 turns to complete all three parameters; only then your points count.'] },
  {
    title: 'Keys',
    text: ['P production turn · R roll · T turn a die · C cards · / all moves · Enter confirm · U undo · E end turn · Esc back'],
  },
];

const pt: Section[] = [
  {
    title: 'O objetivo',
    text: [
      'Vocês aquecem Marte até +8 °C, elevam o oxigênio a 14% e colocam 7 oceanos. Assim que dois dos três estiverem completos, todos têm mais um turno; depois vence quem tiver mais pontos de vitória (PV).',
    ],
  },
  {
    title: 'Seus dados',
    text: [
      'Os dados são seus recursos: a face para cima é o que você tem. Cada cor tem três recursos: um em três faces, um em duas, um em uma só. O dado é rolado quando chega a você e nunca mais.',
      'Uma ficha coringa vale qualquer recurso; ela não é um dado.',
    ],
  },
  {
    title: 'Na sua vez, um de dois turnos',
    list: true,
    text: [
      'Turno de produção: mantenha até 3 dados, descarte as cartas que quiser, complete a mão até 5, depois ganhe e role os dados da corporação e das cartas verdes. As cartas azuis usadas voltam a valer.',
      'Turno de ação: uma ação de suporte e, depois, uma ação principal.',
    ],
  },
  {
    title: 'Ações de suporte',
    list: true,
    text: [
      'Pegar um dado de qualquer cor e rolar.',
      'Pagar um recurso qualquer para virar outro dado seu para a face que quiser.',
      'Pagar um recurso qualquer para comprar 2 cartas.',
      'Usar a ação de suporte de uma carta azul.',
    ],
  },
  {
    title: 'Ações principais',
    list: true,
    text: [
      'Jogar uma carta: pague exatamente as faces do custo. A carta mostra o que falta.',
      '3 de calor: temperatura. 3 de água: um oceano. 4 plantas: uma vegetação e, com ela, oxigênio. 3 faces de cidade: uma cidade. 3 M$: 2 PV.',
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
      'Com 5 e com 12 PV você escolhe uma carta de bônus no fim do turno; ela não custa nada.',
    ],
  },
  {
    title: 'Pontos',
    list: true,
    text: [
      '2 PV por nível de temperatura ou oxigênio e por oceano; 1 PV se esse parâmetro já estiver completo.',
      'Uma vegetação rende 1 PV por cidade ao lado; uma cidade, 2 PV e mais 1 por vegetação ao lado. Duas cidades nunca ficam lado a lado.',
      'Marcos: quem cumpre primeiro ganha na hora e de graça; 4 PV no fim.',
      'Prêmios: o ícone é contado nos custos das suas cartas jogadas; 5 PV para quem tem mais, 3 para o segundo lugar (não com duas pessoas).',
      'Algumas cartas contam no fim.',
    ],
  },
  { title: 'Solo', text: ['Você tem 50 turnos para completar os três parâmetros; só então os pontos valem.'] },
  {
    title: 'Teclas',
    text: [
      'P turno de produção · R rolar · T virar um dado · C cartas · / todos os lances · Enter confirmar · U desfazer · E encerrar o turno · Esc voltar',
    ],
  },
];

const ru: Section[] = [
  {
    title: 'Цель',
    text: [
      'Вместе вы нагреваете Марс до +8 °C, поднимаете кислород до 14% и размещаете 7 океанов. Как только два параметра из трёх завершены, у каждого остаётся один ход; затем побеждает тот, у кого больше победных очков (ПО).',
    ],
  },
  {
    title: 'Ваши кубики',
    text: [
      'Кубики — это ресурсы: у вас есть то, что на верхней грани. У каждого цвета три ресурса: один на трёх гранях, другой на двух, третий на одной. Кубик бросают, когда получают, и больше никогда.',
      'Универсальный жетон заменяет любой один ресурс; кубиком он не считается.',
    ],
  },
  {
    title: 'В свой ход — одно из двух',
    list: true,
    text: [
      'Ход производства: оставьте до 3 кубиков, сбросьте любые карты, доберите руку до 5, затем возьмите и бросьте кубики корпорации и зелёных карт. Использованные синие карты снова готовы.',
      'Ход действий: одно вспомогательное действие, затем одно основное.',
    ],
  },
  {
    title: 'Вспомогательные действия',
    list: true,
    text: [
      'Взять кубик любого цвета и бросить его.',
      'Заплатить любой ресурс и повернуть другой свой кубик нужной гранью.',
      'Заплатить любой ресурс и взять 2 карты.',
      'Применить вспомогательное действие синей карты.',
    ],
  },
  {
    title: 'Основные действия',
    list: true,
    text: [
      'Разыграть карту: заплатите ровно те грани, что указаны в её стоимости. Чего не хватает, видно на карте.',
      '3 тепла: температура. 3 воды: океан. 4 растения: озеленение и с ним кислород. 3 грани города: город. 3 М€: 2 ПО.',
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
      'При 5 и при 12 ПО вы выбираете бонусную карту в конце хода; она ничего не стоит.',
    ],
  },
  {
    title: 'Очки',
    list: true,
    text: [
      '2 ПО за каждый шаг температуры или кислорода и за каждый океан; 1 ПО, если этот параметр уже завершён.',
      'Озеленение даёт 1 ПО за каждый город рядом; город — 2 ПО и ещё 1 за каждое озеленение рядом. Два города не стоят по соседству.',
      'Достижения: кто выполнил первым, получает сразу и бесплатно; 4 ПО в конце.',
      'Награды: считается значок в стоимости разыгранных карт; 5 ПО за первое место, 3 за второе (не при двух игроках).',
      'Некоторые карты считаются в конце.',
    ],
  },
  { title: 'Соло', text: ['У вас 50 ходов, чтобы завершить все три параметра; только тогда очки засчитываются.'] },
  {
    title: 'Клавиши',
    text: [
      'P ход производства · R бросить · T повернуть кубик · C карты · / все ходы · Enter подтвердить · U отменить · E закончить ход · Esc назад',
    ],
  },
];

export const help: Record<Language, Section[]> = { en, pt, ru };
