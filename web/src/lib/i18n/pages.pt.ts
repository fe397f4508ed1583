/** A partida do dia, o resumo, o replay, o que os novatos perguntam: português do Brasil. */
export const pages = {
  'daily.title': 'Partida do dia',
  'daily.text': 'O mesmo começo para todos neste servidor. {n|Falta|Faltam} {n} {n|hora|horas}.',
  'daily.kind': 'Tipo de partida',
  'daily.solo': 'Solo',
  'daily.bots': 'Contra robôs',
  'daily.none': 'Ninguém terminou ainda. Saia na frente.',
  'daily.more': 'e mais {n}',
  'daily.nameless': 'Sem nome',
  'daily.won': 'venceu',
  'daily.play': 'Jogar a partida do dia',
  'daily.mine': 'Ir à minha mesa',
  'daily.fair': 'Como sei que é justa?',
  'daily.fairText':
    'A semente da distribuição já está fixada; aqui está o hash dela. A semente em si é revelada quando o dia termina (UTC), porque outras pessoas ainda podem estar jogando. Com o mesmo nome, vale a primeira tentativa.',
  'daily.yesterday': 'Semente de ontem',
  'game.minutes': '{bots} min com robôs, {people} com pessoas',
  'create.clockNote':
    'Cada jogador tem este tempo para pensar durante toda a partida; um pouco volta depois de cada turno. Quando acaba, um robô assume o lugar, e o jogador pode retomá-lo.',
  'create.clockNoneNote': 'Sem relógio, ninguém tem pressa. Um robô pode substituir quem se ausentou; quem saiu pode voltar.',
  'create.publicNote': '(qualquer pessoa neste servidor pode entrar ou assistir)',
  'digest.dismiss': 'Fechar o resumo',
  'digest.you': 'Você',
  'digest.world': 'Marte',
  'digest.hit': 'Isto atingiu você',
  'set.digest': 'Resumir o que aconteceu desde o meu último turno',
} as const;
