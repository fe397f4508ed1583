import type { Section } from '../types';

export const pt: Section[] = [
  {
    title: 'O objetivo',
    text: [
      'Juntos vocês tornam Marte habitável: +8 °C, 14% de oxigênio, 9 oceanos. Com os três alcançados, a geração vai até o fim e a partida termina. Vence quem tiver mais pontos de vitória (PV).',
    ],
  },
  {
    title: 'Uma geração',
    list: true,
    text: [
      'Ordem: quem começa muda a cada geração.',
      'Pesquisa: veja 4 cartas novas e fique com as que quiser por 3 M$ cada. Na primeira geração não há: nela você escolhe entre 10 cartas e duas corporações.',
      'Ações: uma ou duas por vez, em rodadas. Quem passa fica fora até a próxima geração; dá para avisar antes da sua vez.',
      'Produção: a energia que sobrou vira calor; depois você recebe M$ pelo seu IT mais a produção de M$, e todas as outras produções.',
    ],
  },
  {
    title: 'O que fazer na sua vez',
    list: true,
    text: [
      'Jogar uma carta da mão: pague o custo e cumpra o requisito. A carta mostra o que falta.',
      'Usar a ação de uma carta azul à sua frente, uma vez por geração.',
      'Fazer um projeto-padrão.',
      'Reivindicar um marco ou financiar um prêmio.',
      '8 plantas viram uma vegetação; 8 de calor aumentam a temperatura em um nível: clique nas plantas ou no calor.',
    ],
  },
  {
    title: 'Projetos-padrão',
    list: true,
    text: [
      'Venda de patentes: quantas cartas da mão quiser, 1 M$ cada.',
      'Usina elétrica, 11 M$: produção de energia +1.',
      'Asteroide, 14 M$: temperatura +1 nível.',
      'Aquífero, 18 M$: um oceano.',
      'Vegetação, 23 M$: uma vegetação e, com ela, oxigênio.',
      'Cidade, 25 M$: uma cidade e produção de M$ +1.',
    ],
  },
  {
    title: 'Marcos e prêmios',
    list: true,
    text: [
      'Marco: 8 M$ para quem chegar primeiro, 5 PV. Só três dos cinco podem ser reivindicados.',
      'Prêmio: o primeiro financiado custa 8 M$, o segundo 14, o terceiro 20. No fim, quem lidera ganha 5 PV e o seguinte 2 (com duas pessoas, nada), não importa quem pagou. Empates são divididos.',
    ],
  },
  {
    title: 'Recursos e produção',
    list: true,
    text: [
      'Aço paga cartas com ícone de construção (2 M$ cada), titânio paga cartas espaciais (3 M$). Não há troco.',
      'A caixa marrom é produção: essa quantidade em cada geração. Só a produção de M$ pode ficar negativa, até −5.',
      'Animais, micróbios e similares ficam sobre as cartas e pertencem a elas.',
      'Moldura vermelha em um ícone: qualquer jogador, inclusive você.',
    ],
  },
  {
    title: 'Índice de terraformação (IT)',
    text: [
      'Cada nível de temperatura ou oxigênio e cada oceano que você traz aumenta seu IT em 1. O IT é renda em cada geração e PV no fim. Você começa com 20. Um parâmetro na meta não sobe mais e não dá nada.',
      'Bônus no caminho: produção de calor em −24 e −20 °C, um oceano em 0 °C, um nível de temperatura com 8% de oxigênio.',
    ],
  },
  {
    title: 'Peças',
    list: true,
    text: [
      'Oceanos ficam só nas áreas azuis e não são de ninguém.',
      'A vegetação fica ao lado de uma peça sua, enquanto houver lugar; depois, em qualquer área.',
      'Duas cidades nunca são vizinhas; uma carta pode dizer o contrário.',
      'Quem coloca uma peça ganha o que está impresso ali e 2 M$ por oceano ao lado.',
      'Algumas áreas são guardadas para certa cidade; o mapa avisa.',
    ],
  },
  {
    title: 'Cartas',
    list: true,
    text: [
      'Verde age uma vez e fica; azul tem ação ou efeito duradouro; vermelha é um evento e sai: seus ícones depois não contam.',
      'O requisito vale para agora: “no mínimo” basta ter sido alcançado, “no máximo” um dia pode ser tarde.',
      'Você escolhe quem perde algo. Recursos podem ser poupados; a produção tem de cair em algum lugar, até na sua.',
    ],
  },
  {
    title: 'O fim',
    list: true,
    text: [
      'Depois da última produção todos ainda podem transformar plantas em vegetação, um de cada vez.',
      'PV: IT, marcos, prêmios, 1 por vegetação, 1 por vegetação ao lado da sua cidade, e o que as cartas dizem.',
      'No empate vence quem tem mais M$.',
    ],
  },
  {
    title: 'Era das Corporações e seleção de cartas',
    list: true,
    text: [
      'Sem a Era das Corporações você começa com 1 de cada produção e joga com as cartas mais simples. Com ela há mais cartas e corporações, e a produção começa em 0.',
      'Seleção: das quatro cartas você fica com uma e passa as demais, até todos terem quatro; depois vem a compra.',
    ],
  },
  {
    title: 'Solo',
    text: [
      'Você começa com IT 14, há no mapa duas cidades neutras com uma vegetação cada, e não há marcos nem prêmios. Você vence se os três parâmetros chegarem à meta até o fim da geração 14.',
    ],
  },
  {
    title: 'Teclas',
    text: [
      '/ todas as jogadas · Enter confirmar · U desfazer · E encerrar a vez · H mão · M mapa · L registro · P plantas · O calor · 1–5 jogadores · Esc voltar',
    ],
  },
];
