import type { Language } from '@/lib/protocol/generated';
import type { Chapter, PartHelp } from '../../shared/help';

const en: Chapter[] = [
  {
    title: 'Colonies: trading',
    list: true,
    text: [
      'Beside Mars lie colony tiles, each with a track and a white marker. You have a trade fleet; in a turn you send it to a tile where no other fleet is and pay {trade_mc} M€, {trade_energy} energy or {trade_titanium} titanium.',
      'You get what the marker shows. Then every colony on the tile brings its owner the bonus, whoever traded. The marker goes back to the left as far as the colonies allow.',
      'After each generation the fleets come home and every marker goes up a step: wait, and a trade brings more; trade early, and nobody else gets it.',
      'Some cards let you move the marker up before you trade: the board shows what a step up would bring.',
    ],
  },
  {
    title: 'Colonies: building',
    list: true,
    text: [
      'The standard project costs {colony_price} M€. You get what the tile gives for building at once, and the bonus of the colony with every trade there.',
      'A tile has room for {colonies_on_a_tile} colonies, and one of each player, unless a card says so. The marker never goes below them.',
      'A tile for animals, microbes or floaters opens when somebody plays a card that can hold them.',
      'Click a tile to trade or to build there; the key C opens the board.',
    ],
  },
  {
    title: 'Colonies alone',
    text: [
      'You draw {solo_tiles_drawn} tiles and leave one out, together with the choice of your corporation; your M€ production starts {solo_production_loss} lower.',
    ],
  },
];

const pt: Chapter[] = [
  {
    title: 'Colônias: negociar',
    list: true,
    text: [
      'Ao lado de Marte ficam as colônias, cada uma com uma trilha e um marcador branco. Você tem uma frota mercante; no seu turno você a envia a uma colônia sem outra frota e paga {trade_mc} M$, {trade_energy} de energia ou {trade_titanium} de titânio.',
      'Você recebe o que o marcador mostra. Depois cada colônia fundada ali dá o bônus a quem a fundou, não importa quem negociou. O marcador volta à esquerda até onde elas deixam.',
      'Depois de cada geração as frotas voltam e cada marcador avança um espaço: quem espera negocia por mais; quem negocia antes tira dos outros.',
      'Algumas cartas deixam avançar o marcador antes de negociar: o painel mostra o que um espaço a mais traria.',
    ],
  },
  {
    title: 'Colônias: fundar',
    list: true,
    text: [
      'O projeto padrão custa {colony_price} M$. Você recebe na hora o que se ganha ao fundar, e o bônus a cada negociação ali.',
      'Cabem {colonies_on_a_tile} colônias em cada uma, e só uma de cada jogador, a não ser que uma carta diga o contrário. O marcador nunca fica abaixo delas.',
      'Uma colônia de animais, micróbios ou flutuadores abre quando alguém joga uma carta que pode guardá-los.',
      'Clique na colônia para negociar ou fundar ali; a tecla C abre o painel.',
    ],
  },
  {
    title: 'Colônias sozinho',
    text: [
      'Você compra {solo_tiles_drawn} colônias e deixa uma de fora, junto com a escolha da corporação; sua produção de M$ começa {solo_production_loss} níveis abaixo.',
    ],
  },
];

const ru: Chapter[] = [
  {
    title: 'Колонии: торговля',
    list: true,
    text: [
      'Рядом с Марсом лежат планшеты колоний, у каждого шкала и белый маркер. У вас есть торговый флот: в свой ход отправьте его на планшет, где нет другого флота, и заплатите {trade_mc} М€, {trade_energy} энергии или {trade_titanium} титана.',
      'Вы получаете то, на что указывает маркер. Затем каждая колония на планшете приносит бонус владельцу, кто бы ни торговал. Маркер возвращается влево, насколько позволяют колонии.',
      'После каждого поколения флоты возвращаются, а маркеры сдвигаются на деление вперёд: кто ждёт, получит больше; кто торгует раньше, отнимает это у других.',
      'Некоторые карты позволяют сдвинуть маркер перед торговлей: на планшете видно, что даст следующее деление.',
    ],
  },
  {
    title: 'Колонии: постройка',
    list: true,
    text: [
      'Стандартный проект стоит {colony_price} М€. Сразу вы получаете награду за постройку, а при каждой торговле здесь — бонус колонии.',
      'На планшете место для {colonies_on_a_tile} колоний, не больше одной у игрока, если карта не говорит иного. Маркер не опускается ниже них.',
      'Планшет животных, микробов или аэростатов открывается, когда кто-нибудь сыграет карту, на которой они могут лежать.',
      'Щёлкните планшет, чтобы торговать или строить там; клавиша C открывает их список.',
    ],
  },
  {
    title: 'Колонии в одиночку',
    text: [
      'Вместе с выбором корпорации вы берёте {solo_tiles_drawn} планшета и один убираете; ваше производство М€ вначале ниже на {solo_production_loss}.',
    ],
  },
];

export const help: PartHelp = {
  module: 'colonies',
  chapters: { en, pt, ru } satisfies Record<Language, Chapter[]>,
  marks: ['trade-fleet', 'colony', 'ui-person'],
};
