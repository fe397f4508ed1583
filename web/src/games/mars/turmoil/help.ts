import type { Language } from '@/lib/protocol/generated';
import type { Chapter, PartHelp } from '../../shared/help';

const en: Chapter[] = [
  {
    title: 'Turmoil: the committee',
    list: true,
    text: [
      'You have {delegates} delegates. In a turn you may send one to a party: the one in the lobby for nothing, others from your reserve for {delegate_price} M€ each.',
      'The player with most delegates in a party leads it; the party with most delegates is dominant and will rule next. Then its leader is chairman and gains a step of TR.',
      'Influence: the chairman, the leader of the dominant party, and one more delegate there count one each. It softens bad events and adds to good ones.',
      'Click a party to send a delegate there; the key T opens the board.',
    ],
  },
  {
    title: 'Turmoil: parties',
    panel: 'turmoil',
    list: true,
    text: ['The policy of the ruling party holds for all while actions are taken; its bonus is paid when it comes to power.'],
  },
  {
    title: 'Turmoil: after each generation',
    list: true,
    text: [
      'Everybody loses a step of TR.',
      'The current event happens, to each player for himself. What it counts, it counts up to {event_limit}; influence comes after that.',
      'The dominant party takes over: ruling bonus, new chairman, new policy. Its delegates go back to their reserves.',
      'Everybody gets a delegate into the lobby, the events move on, and neutral delegates go to the parties that the events show.',
      'The board tells at any time what this would bring as things stand.',
    ],
  },
  {
    title: 'Turmoil: points',
    text: ['At the end the chairman and the leader of each party bring their players VP.'],
  },
];

const pt: Chapter[] = [
  {
    title: 'Reviravolta: o comitê',
    list: true,
    text: [
      'Você tem {delegates} delegados. No seu turno pode enviar um a um partido: o indicado, de graça; outros, da reserva, por {delegate_price} M$ cada.',
      'Quem tem mais delegados em um partido o lidera; o partido com mais delegados é o majoritário e governará em seguida. Então seu líder vira presidente e ganha um nível de IT.',
      'Influência: o presidente, o líder do partido majoritário e mais um delegado nele valem um ponto cada. Ela alivia eventos ruins e soma nos bons.',
      'Clique em um partido para enviar um delegado; a tecla T abre o painel.',
    ],
  },
  {
    title: 'Reviravolta: partidos',
    panel: 'turmoil',
    list: true,
    text: ['A política do partido governante vale para todos na fase de ações; o bônus vem quando ele assume o governo.'],
  },
  {
    title: 'Reviravolta: depois de cada geração',
    list: true,
    text: [
      'Todos perdem um nível de IT.',
      'O evento atual acontece para cada jogador. O que ele conta, conta até {event_limit}; a influência vem depois.',
      'O partido majoritário assume: bônus de governo, novo presidente, nova política. Seus delegados voltam às reservas.',
      'Cada jogador recebe um delegado na área de indicados, os eventos avançam e delegados neutros vão aos partidos que os eventos mostram.',
      'O painel diz a qualquer momento o que isso traria se nada mudasse.',
    ],
  },
  {
    title: 'Reviravolta: pontos',
    text: ['No fim o presidente e o líder de cada partido dão PV aos seus jogadores.'],
  },
];

const ru: Chapter[] = [
  {
    title: 'Кризис: комитет',
    list: true,
    text: [
      'У вас {delegates} делегатов. В свой ход можно отправить одного в партию: из лобби бесплатно, из резерва за {delegate_price} М€.',
      'У кого в партии больше делегатов, тот её лидер; партия, где делегатов больше всего, доминирует и придёт к власти. Её лидер станет председателем, и его РТ вырастет на шаг.',
      'Влияние: председатель, лидер доминирующей партии и ещё один делегат в ней дают по одному. Оно смягчает плохие события и усиливает хорошие.',
      'Щёлкните партию, чтобы отправить туда делегата; клавиша T открывает планшет.',
    ],
  },
  {
    title: 'Кризис: партии',
    panel: 'turmoil',
    list: true,
    text: ['Политика правящей партии действует на всех в фазе действий; бонус правления выплачивается, когда партия приходит к власти.'],
  },
  {
    title: 'Кризис: после каждого поколения',
    list: true,
    text: [
      'РТ каждого игрока снижается на шаг.',
      'Текущее событие затрагивает каждого игрока. То, что оно считает, считается не больше {event_limit}; влияние учитывается потом.',
      'Доминирующая партия приходит к власти: бонус правления, новый председатель, новая политика. Её делегаты возвращаются в резервы.',
      'Каждый получает делегата в лобби, события сдвигаются, нейтральные делегаты идут в партии, указанные на событиях.',
      'Планшет всегда показывает, что это принесёт, если ничего не изменится.',
    ],
  },
  {
    title: 'Кризис: очки',
    text: ['В конце председатель и лидер каждой партии приносят своим игрокам ПО.'],
  },
];

export const help: PartHelp = {
  module: 'turmoil',
  chapters: { en, pt, ru } satisfies Record<Language, Chapter[]>,
  marks: ['turmoil-delegate', 'turmoil-leader', 'turmoil-influence', 'res-vp'],
};
