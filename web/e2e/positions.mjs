// Positions to look at: tables on which a bot plays my seat until something has come about; then I take it back.

const RIVALS = ['Bo', 'Vega', 'Ilse', 'Ravi'];
const order = (request, id, kind, body = {}) => request.post(`/api/tables/${id}/${kind}`, { data: { key: kind, ...body } });

/** A table of mine: the first `open` other seats wait for people, bots sit on the rest. */
async function table(request, { game, players, open = 0 }) {
  const rivals = RIVALS.slice(0, players - 1).map((name, i) => (i < open ? { kind: 'open' } : { kind: 'bot', name, bot: 'greedy' }));
  const modules = game === 'ares' ? [] : ['corporate-era'];
  const plan = { game, seats: [{ kind: 'me', name: 'Mira' }, ...rivals], modules, name: 'Friday table', options: {} };
  const made = await request.post('/api/tables', { data: plan });
  if (!made.ok()) throw new Error(`no table: ${await made.text()}`);
  return (await made.json()).table;
}

/** Until something has come about, or the game is over: then its last state. */
async function arrive(request, id, until) {
  for (;;) {
    const { doc } = await (await request.get(`/api/tables/${id}/state?language=en`)).json();
    if (doc.result) return doc;
    if (until(doc)) break;
    await new Promise((resolve) => setTimeout(resolve, 20)); // bots finish a short game in a few of these
  }
  await order(request, id, 'return');
  return null;
}

const generation = (n) => (doc) => doc.view.world.generation >= n;
const answers = (n) => (doc) => doc.answers >= n;
const never = () => false;

/** What there is to look at. Without `until` the table is as it was made. */
const PLANS = {
  waiting: { game: 'mars', players: 3, open: 1 },
  first: { game: 'mars', players: 3 },
  early: { game: 'mars', players: 3, until: generation(2) },
  'late-2': { game: 'mars', players: 2, until: generation(9) },
  'late-5': { game: 'mars', players: 5, until: generation(7) },
  over: { game: 'mars', players: 3, until: never },
  'dice-first': { game: 'dice', players: 2 },
  'dice-early': { game: 'dice', players: 2, until: answers(30) },
  'dice-late': { game: 'dice', players: 3, until: answers(200) },
  'dice-over': { game: 'dice', players: 2, until: never },
};

/** All the tables, by name: each with its address and with what to wait for. The bots play while others are looked at. */
export async function positions(request) {
  const found = {};
  for (const [name, { until, ...plan }] of Object.entries(PLANS)) {
    const id = await table(request, plan);
    if (until) await order(request, id, 'replace', { seat: 0 });
    const ready = until ? arrive(request, id, until) : Promise.resolve();
    ready.catch(() => undefined); // a table that nobody looked at may still be played when the browser closes
    found[name] = { id, ready };
  }
  return found;
}

/** Until the game of a table is over. */
export const ended = (request, id) => arrive(request, id, never);

/** A game that bots have played to its end: where it is looked back at, and the cookies to come in with. */
export async function finished(context, game) {
  const id = await table(context.request, { game, players: 2 });
  await order(context.request, id, 'replace', { seat: 0 });
  await ended(context.request, id);
  const { cookies } = await context.storageState();
  return { end: `/t/${id}/end`, cookies };
}

/** A bot plays the middle of my game, while nobody looks on, until this is true of the world; THARSIS_WHOLE=1: it does not. */
export async function middle(page, until) {
  if (process.env.THARSIS_WHOLE === '1') return;
  const { request } = page.context();
  const table = page.url();
  const id = new URL(table).pathname.split('/')[2];
  await page.goto('/settings');
  await order(request, id, 'replace', { seat: 0 });
  const over = await arrive(request, id, (doc) => until(doc.view.world));
  if (over) console.log('     the bot was quicker and has played to the end');
  await page.goto(over ? `${table}/end` : table);
}
