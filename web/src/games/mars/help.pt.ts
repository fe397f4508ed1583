import type { Chapter } from '../shared/help';

export const pt: Chapter[] = [
  {
    title: 'O objetivo',
    text: [
      'Juntos vocês tornam Marte habitável: +{temperature_goal} °C, {oxygen_goal}% de oxigênio, {oceans_goal} oceanos. Com tudo alcançado, a geração vai até o fim e a partida termina. Vence quem tiver mais pontos de vitória (PV).',
    ],
  },
  {
    title: 'Uma geração',
    list: true,
    text: [
      'O primeiro jogador muda a cada geração.',
      'Pesquisa: veja {cards_drawn} cartas novas e fique com as que quiser por {card_price} M$ cada. Na primeira geração não há: nela você escolhe entre {cards_dealt} cartas e {corporations_dealt} corporações.',
      'Ações: até {actions} por vez, em rodadas. Quem passa fica fora até a próxima geração; dá para avisar antes da sua vez.',
      'Produção: a energia que sobrou vira calor; depois você recebe M$ pelo seu IT mais a produção de M$, e todas as outras produções.',
    ],
  },
  {
    title: 'O que fazer na sua vez',
    deeds: ['convert-plants', 'convert-heat'],
    list: true,
    text: [
      'Jogar uma carta da mão: pague o custo e cumpra o requisito. A carta mostra o que falta.',
      'Usar a ação de uma carta azul à sua frente, uma vez por geração.',
      'Fazer um projeto-padrão.',
      'Reivindicar um marco ou financiar um prêmio.',
      'Clique nas suas plantas ou no seu calor para convertê-los.',
    ],
  },
  {
    title: 'Projetos-padrão',
    deeds: ['project'],
    list: true,
    text: [],
  },
  {
    title: 'Marcos e prêmios',
    list: true,
    text: [
      'Marco: {milestone_price_1} M$ para quem chegar primeiro, {milestone_points} PV. Só {goals} podem ser reivindicados.',
      'Prêmio: o primeiro financiado custa {award_price_1} M$, o segundo {award_price_2}, o terceiro {award_price_3}. No fim, quem lidera ganha {first_place} PV e o seguinte {second_place}, não importa quem pagou; o próprio prêmio diz quanto vale na sua mesa.',
    ],
  },
  {
    title: 'Recursos e produção',
    list: true,
    text: [
      'Aço paga cartas com ícone de construção ({steel_value} M$ cada), titânio paga cartas espaciais ({titanium_value} M$). Não há troco.',
      'A caixa marrom é produção: essa quantidade em cada geração. Só a produção de M$ pode ficar negativa, até {least_production}.',
      'Animais, micróbios e similares ficam sobre as cartas e pertencem a elas.',
      'Moldura vermelha em um ícone: qualquer jogador, inclusive você.',
    ],
  },
  {
    title: 'Índice de terraformação (IT)',
    text: [
      'Cada nível de temperatura ou oxigênio e cada oceano que você traz aumenta seu IT. O IT é renda em cada geração e PV no fim. Você começa com {rating}. Um parâmetro na meta não sobe mais e não dá nada.',
      'Bônus no caminho: {bonuses}',
    ],
  },
  {
    title: 'Peças',
    list: true,
    text: [
      'Oceanos ficam só nas áreas azuis e não são de ninguém.',
      'Uma peça de vegetação fica ao lado de uma peça sua, enquanto houver lugar; depois, em qualquer área.',
      'Duas cidades nunca são vizinhas; uma carta pode dizer o contrário.',
      'Quem coloca uma peça ganha o que está impresso ali e {ocean_bonus} M$ por oceano ao lado.',
      'Algumas áreas são guardadas para certa cidade; o mapa avisa.',
    ],
  },
  {
    title: 'Cartas',
    list: true,
    text: [
      'Verde age uma vez e fica; azul tem ação ou efeito duradouro; vermelha é um evento e sai: seus ícones depois não contam.',
      'O requisito é verificado quando a carta é jogada: “no mínimo” continua valendo, “no máximo” pode expirar.',
      'Você escolhe quem perde algo. A remoção de recursos é opcional; a queda de produção é obrigatória, nem que seja a sua.',
    ],
  },
  {
    title: 'O fim',
    list: true,
    text: [
      'Depois da última produção todos ainda podem converter plantas em peças de vegetação, um de cada vez.',
      'PV: IT, marcos, prêmios, suas peças de vegetação, peças de vegetação ao lado das suas cidades, e o que as cartas dizem.',
      'No empate vence quem tem mais: {tiebreak}.',
    ],
  },
  {
    title: 'Era das Corporações e seleção de cartas',
    list: true,
    text: [
      'Sem a Era das Corporações você começa com um pouco de cada produção e joga com as cartas mais simples. Com ela há mais cartas e corporações, e a produção começa do zero.',
      'Seleção: das {cards_drawn} cartas você fica com uma e passa as demais, até todos terem {cards_drawn}; depois vem a compra.',
    ],
  },
  {
    title: 'Solo',
    text: [
      'Você começa com IT {solo_rating}, há no mapa {neutral_cities} cidades neutras com uma peça de vegetação cada, e não há marcos nem prêmios. Você vence se todos os parâmetros chegarem à meta até o fim da geração {solo_generations}.',
    ],
  },
];
