/** The daily deal, the digest, the replay, what newcomers ask: English. */
export const pages = {
  'daily.title': 'Daily deal',
  'daily.text': 'The same start for everybody on this server. {n} {n|hour|hours} left.',
  'daily.kind': 'Kind of game',
  'daily.solo': 'Solo',
  'daily.bots': 'Against bots',
  'daily.none': 'Nobody has finished it yet. Be the first.',
  'daily.more': 'and {n} more',
  'daily.nameless': 'Without a name',
  'daily.won': 'won',
  'daily.play': 'Play today’s deal',
  'daily.mine': 'To my table',
  'daily.fair': 'How is it fair?',
  'daily.fairText':
    'The seed of the deal is fixed; its hash is here. The seed itself is told when the day is over (UTC), because others may still be playing. Under one name the first attempt counts.',
  'daily.yesterday': 'Seed of yesterday',
  'game.minutes': 'about {bots} min against bots, {people} min with people',
  'create.clockNote':
    'Each player has this much thinking time for the whole game; a little comes back after every turn. When it is used up, a bot takes the seat, and the player can take it back.',
  'create.clockNoneNote': 'Without a clock nobody is hurried. An absent player can be replaced by a bot, and can come back.',
  'create.publicNote': '(anybody on this server can join or watch)',
  'digest.dismiss': 'Put the summary away',
  'digest.you': 'You',
  'digest.world': 'Mars',
  'digest.hit': 'This hit you',
  'set.digest': 'Sum up what happened since my last turn',
} as const;
