/** O desafio do dia, o resumo, a reprise, o que os novatos perguntam: português do Brasil. */
export const pages = {
  'daily.title': 'Partida do dia',
  'daily.text': 'O mesmo início para todos neste servidor. {n|Falta|Faltam} {n} {n|hora|horas}.',
  'daily.kind': 'Tipo de partida',
  'daily.solo': 'Solo',
  'daily.bots': 'Contra bots',
  'daily.none': 'Ninguém terminou ainda. Seja a primeira pessoa.',
  'daily.more': 'e mais {n}',
  'daily.nameless': 'Sem nome',
  'daily.won': 'venceu',
  'daily.play': 'Jogar a partida do dia',
  'daily.mine': 'Para a minha mesa',
  'daily.fair': 'Como sei que é justa?',
  'daily.fairText':
    'A semente da distribuição já está fixada; aqui está o hash dela. A semente em si é revelada quando o dia termina (UTC), porque outras pessoas ainda podem estar jogando. Com o mesmo nome vale a primeira tentativa.',
  'daily.yesterday': 'Semente de ontem',
  'game.minutes': 'cerca de {bots} min contra bots, {people} min com pessoas',
  'create.clockNote':
    'Cada pessoa tem este tempo para pensar na partida inteira; um pouco volta depois de cada turno. Quando acaba, um bot assume o lugar, e a pessoa pode retomá-lo.',
  'create.clockNoneNote': 'Sem relógio ninguém tem pressa. Um bot pode substituir quem se ausentou, e a pessoa pode voltar.',
  'create.publicNote': '(qualquer pessoa neste servidor pode entrar ou assistir)',
} as const;
