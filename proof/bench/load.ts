import { prepare } from '../../scripts/lib/app.ts';
import { PASSWORD } from '../../scripts/lib/client.ts';
import { median, printTable } from '../../scripts/lib/figures.ts';
import { main } from '../../scripts/lib/run.ts';
import { type Databases, withWorkers } from '../../scripts/lib/workers.ts';
import { LIMITS } from '../../scripts/limits.ts';
import { rowsOf, storedViews } from '../lib/stock.ts';
import { ask, inCells, PLACE, postJson, press, type Question } from './requests.ts';
import { stockMarket } from './stock.ts';

/**
 * Loads each of six routes with 50 connections for a minute, then all of them with four times as many. Only
 * 2xx, 429 and 503 are allowed, nothing acknowledged may be lost, and times must recover within five seconds.
 */
const CONNECTIONS = 50;
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);
const TOO_MANY = 4;
const BACK_WITHIN_MS = LIMITS.backAfterMs.value;
/** Listings that get the views; each seller's are counted in a separate object. */
const POPULAR = 500;

type Market = Awaited<ReturnType<typeof stockMarket>>;

const below = (end: number) => Math.floor(Math.random() * end);
const any = <Item>(list: Item[]) => list[below(list.length)] as Item;

/** What was acknowledged: prices of leads, and counted views. */
const leads = new Map<string, number>();
const views = new Map<string, number>();

/** The six requests. */
function routesOf(origin: string, { vehicles, sellers }: Market): Record<string, () => Question> {
  const popular = vehicles.slice(0, POPULAR);
  // Many phones share an Indian carrier's address, but not all of them.
  const address = () => ({ 'cf-connecting-ip': `10.${below(256)}.${below(256)}.${below(256)}` });
  const get = (path: string, headers = {}) => ({ origin, path, headers: { ...headers, ...address() } });
  const post = (path: string, json: object, onServed = (_: string) => {}) => {
    const agent = `Mozilla/5.0 (Linux; Android 14; ${Math.random()}) Chrome/140.0 Mobile Safari/537.36`;
    const headers = { ...address(), 'user-agent': agent, 'accept-encoding': 'identity' };
    return { ...postJson(origin, path, json, headers), onServed };
  };
  return {
    'vehicle page': () => get(`/vehicle/${any(vehicles)}`),
    'profile page': () => get(`/${any(sellers).name}`),
    view: () => {
      const vehicleId = any(popular);
      return post('/api/views', { vehicleId }, (body) => {
        if (JSON.parse(body).counted) views.set(vehicleId, (views.get(vehicleId) ?? 0) + 1);
      });
    },
    offer: () => {
      const offerPrice = 300_000 + below(100_000);
      const buyer = { buyerName: 'Test Buyer', buyerMobile: `${8_000_000_000 + below(1_900_000_000)}` };
      return post('/api/leads', { vehicleId: any(vehicles), ...buyer, offerPrice }, (body) =>
        leads.set(JSON.parse(body).id, offerPrice * 100),
      );
    },
    'lead list': () => get('/api/leads', { cookie: any(sellers).cookie }),
    'log-in': () => post('/api/auth/login', { email: 'pro@demo.test', password: PASSWORD }),
  };
}

/** How long one request takes without other load: the median of ten. */
async function alone(next: () => Question) {
  const times: number[] = [];
  for (let turn = 0; turn < 10; turn++) {
    const began = performance.now();
    await ask(next());
    times.push(performance.now() - began);
  }
  return median(times);
}

/**
 * Milliseconds until requests take at most three times their usual time again; gives up after twice the
 * allowed time.
 */
async function recovery(next: () => Question, usual: number) {
  const began = performance.now();
  while (performance.now() - began < 2 * BACK_WITHIN_MS) {
    if ((await alone(next)) <= Math.max(3 * usual, 25)) break;
  }
  return Math.round(performance.now() - began);
}

/** How many acknowledged leads and views are not stored. */
async function countLost(databases: Databases, origin: string, viewsBefore: number) {
  const stored = await rowsOf<{ id: string; price: number }>(
    databases.shards,
    "select id, offer_price_minor as price from leads where buyer_mobile not like '+9170%'",
  );
  const prices = new Map(stored.map(({ id, price }) => [id, price]));
  const counts = await storedViews(databases, origin, views, viewsBefore);
  return (
    [...leads].filter(([id, price]) => prices.get(id) !== price).length +
    [...views].filter(([id, count]) => (counts.get(id) ?? 0) < count).length
  );
}

await main(async () => {
  await prepare(PLACE);
  await withWorkers(PLACE, async ({ origin, databases }) => {
    const market = await stockMarket(databases);
    const routes = routesOf(origin, market);
    const page = routes['vehicle page'] as () => Question;
    const usual = await alone(page);
    const fell: string[] = [];
    const rows: string[][] = [];
    const pressOn = async (name: string, next: () => Question, connections: number) => {
      const { statuses, figures } = await press(next, connections, SECONDS);
      const answers = Object.entries(statuses).map(([status, count]) => `${status} x ${count}`);
      rows.push([...inCells(name, figures), answers.join(', ')]);
      fell.push(
        ...answers
          .filter((answer) => !/^(2\d\d|429|503) /.test(answer))
          .map((answer) => `${name}: ${answer}`),
      );
    };
    for (const [name, next] of Object.entries(routes)) await pressOn(name, next, CONNECTIONS);
    const many = TOO_MANY * CONNECTIONS;
    await pressOn(`all, ${many} connections`, () => any(Object.values(routes))(), many);
    const backAfterMs = await recovery(page, usual);
    if (backAfterMs > BACK_WITHIN_MS) fell.push(`back after ${backAfterMs} ms`);
    const lost = await countLost(databases, origin, market.viewsEach);
    if (lost > 0) fell.push(`${lost} acknowledged writes are lost`);
    const viewed = [...views.values()].reduce((sum, count) => sum + count, 0);
    const title = `${CONNECTIONS} connections, ${SECONDS} s each; 10,000 vehicles, 100,000 leads, 1,000,000 views`;
    console.log(fell.length > 0 ? `\nMISSED: ${fell.join('; ')}` : '\nheld: every limit');
    printTable(title, rows);
    printTable('After it', [
      ['acknowledged', `${leads.size} offers and ${viewed} views, lost ${lost}`],
      ['back', `after ${backAfterMs} ms`],
      ...fell.map((line) => ['FELL', line]),
    ]);
    if (fell.length > 0) process.exitCode = 1;
  });
});
