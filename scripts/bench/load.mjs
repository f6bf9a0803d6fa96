import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, migrate, seed } from '../lib/app.mjs';
import { ROOT } from '../lib/run.mjs';
import { fromShards, lookAsSellers } from '../lib/stock.mjs';
import { startWorkers } from '../lib/workers.mjs';
import { stockMarket } from './load-stock.mjs';
import { ask } from './throughput.mjs';

const BUILD_DIR = '.cache/bench/load-build';
const STATE_DIR = '.cache/bench/load-state';
const CONNECTIONS = 50;
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);
const TOO_MANY = 4;
const BACK_WITHIN_MS = 5_000;
const FLUSHED_WITHIN_MS = 60_000;
/** Views go to these: each listing counts in an object of its own. */
const POPULAR = 500;

const any = (list) => list[Math.floor(Math.random() * list.length)];
/** Thousands of phones stand behind one Indian carrier's address, but not all of them. */
const address = () => `10.${any(BYTES)}.${any(BYTES)}.${any(BYTES)}`;
const BYTES = Array.from({ length: 256 }, (_, byte) => byte);

/** The six requests, and what is acknowledged of those that write. */
function routesOf(origin, market) {
  const acknowledged = { leads: new Map(), views: new Map() };
  const popular = market.vehicles.slice(0, POPULAR);
  const get = (path, headers = {}) => ({
    origin,
    path,
    headers: { ...headers, 'cf-connecting-ip': address() },
  });
  const post = (path, json) => ({
    ...get(path, {
      origin,
      'content-type': 'application/json',
      'user-agent': `Mozilla/5.0 (Linux; Android 14; ${Math.random()}) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`,
      'accept-encoding': 'identity',
    }),
    method: 'POST',
    body: JSON.stringify(json),
  });
  const routes = {
    'vehicle page': () => get(`/vehicle/${any(market.vehicles)}`),
    'profile page': () => get(`/${any(market.usernames)}`),
    view: () => {
      const vehicleId = any(popular);
      const counted = ({ counted: isCounted }) =>
        isCounted && acknowledged.views.set(vehicleId, (acknowledged.views.get(vehicleId) ?? 0) + 1);
      return { ...post('/api/views', { vehicleId }), acknowledged: counted };
    },
    offer: () => {
      const offerPrice = 300_000 + Math.floor(Math.random() * 100_000);
      const buyerMobile = `${8_000_000_000 + Math.floor(Math.random() * 1_900_000_000)}`;
      const json = { vehicleId: any(market.vehicles), buyerName: 'Test Buyer', buyerMobile, offerPrice };
      return {
        ...post('/api/leads', json),
        acknowledged: ({ id }) => acknowledged.leads.set(id, offerPrice * 100),
      };
    },
    'lead list': () => get('/api/leads', { cookie: any(market.cookies) }),
    'log-in': () => post('/api/auth/login', { email: 'pro@demo.test', password: 'drive-the-lane-7' }),
  };
  return { routes, acknowledged };
}

/** Answers what came back from `connections` that ask without a pause: statuses, and milliseconds of the ones that were served. */
async function press(next, connections, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = {};
  const times = [];
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const { acknowledged, ...request } = next();
      const began = performance.now();
      const { status, body } = await ask(request, agent).catch((error) => ({
        status: error.code ?? 'broken',
      }));
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status < 300) times.push(performance.now() - began);
      if (status < 300 && acknowledged) acknowledged(JSON.parse(body));
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return {
    statuses,
    perSecond: Math.round(times.length / seconds),
    p50: at(0.5),
    p95: at(0.95),
    most: at(0.9999),
  };
}

const isCalm = (status) => (status >= 200 && status < 300) || status === '429' || status === '503';

/** How long one request takes while nobody else asks: the median of ten. */
async function alone(next) {
  const times = [];
  for (let turn = 0; turn < 10; turn++) {
    const began = performance.now();
    await ask(next());
    times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other)[5];
}

/** Milliseconds until requests take no more than thrice their usual time again; at most twice what is allowed. */
async function recovery(next, usual) {
  const began = performance.now();
  while (performance.now() - began < 2 * BACK_WITHIN_MS) {
    if ((await alone(next)) <= Math.max(3 * usual, 25)) break;
  }
  return Math.round(performance.now() - began);
}

async function lostOf(databases, origin, { leads, views }, viewsEach) {
  await lookAsSellers(databases, origin);
  const stored = await fromShards(
    databases,
    "select id, offer_price_minor as price from leads where buyer_mobile not like '+9170%'",
  );
  const prices = new Map(stored.map(({ id, price }) => [id, price]));
  const lostLeads = [...leads].filter(([id, price]) => prices.get(id) !== price).length;
  const until = performance.now() + FLUSHED_WITHIN_MS;
  for (;;) {
    const results = await fromShards(
      databases,
      'select listing_id as id, sum(view_count) as count from views group by 1',
    );
    const counts = new Map(results.map(({ id, count }) => [id, count - viewsEach]));
    const lostViews = [...views].filter(([id, count]) => (counts.get(id) ?? 0) < count).length;
    if (lostViews === 0 || performance.now() > until) return lostLeads + lostViews;
    await sleep(1000);
  }
}

/**
 * Presses on each of six routes with 50 connections for a minute, then on all of them with four times as many: only 2xx, 429 and
 * 503 may come, nothing acknowledged is lost, and times are back within five seconds. Answers figures and what fell.
 */
export async function measureLoad() {
  rmSync(join(ROOT, STATE_DIR), { recursive: true, force: true });
  await Promise.all([
    migrate(STATE_DIR).then(() => seed(STATE_DIR)),
    build(BUILD_DIR, { RATE_SCALE: '1000000' }),
  ]);
  const { miniflare, origin, databases } = await startWorkers({ buildDir: BUILD_DIR, stateDir: STATE_DIR });
  try {
    const market = await stockMarket(databases);
    const { routes, acknowledged } = routesOf(origin, market);
    const usual = await alone(routes['vehicle page']);
    const figures = {};
    for (const [name, next] of Object.entries(routes))
      figures[name] = await press(next, CONNECTIONS, SECONDS);
    const kinds = Object.values(routes);
    const all = `all, ${TOO_MANY * CONNECTIONS} connections`;
    figures[all] = await press(() => any(kinds)(), TOO_MANY * CONNECTIONS, SECONDS);
    const backAfterMs = await recovery(routes['vehicle page'], usual);
    const lost = await lostOf(databases, origin, acknowledged, market.viewsEach);
    const fell = Object.entries(figures).flatMap(([name, { statuses }]) =>
      Object.keys(statuses).flatMap((status) =>
        isCalm(status) ? [] : [`${name}: ${statuses[status]} times ${status}`],
      ),
    );
    if (backAfterMs > BACK_WITHIN_MS) fell.push(`back after ${backAfterMs} ms`);
    if (lost > 0) fell.push(`${lost} acknowledged writes are lost`);
    const views = [...acknowledged.views.values()].reduce((sum, count) => sum + count, 0);
    return { figures, backAfterMs, acknowledged: { leads: acknowledged.leads.size, views }, lost, fell };
  } finally {
    await miniflare.dispose();
  }
}

export function printLoad({ figures, backAfterMs, acknowledged, lost, fell }) {
  console.log(
    `\nLoad: ${CONNECTIONS} connections, ${SECONDS} s each; 10,000 vehicles, 100,000 leads, 1,000,000 views`,
  );
  for (const [name, { statuses, perSecond, p50, p95, most }] of Object.entries(figures)) {
    const answers = Object.entries(statuses).map(([status, count]) => `${status} x ${count}`);
    console.log(
      `  ${name.padEnd(22)}${`${perSecond}/s`.padEnd(9)}p50 ${`${p50} ms`.padEnd(9)}p95 ${`${p95} ms`.padEnd(9)}most ${`${most} ms`.padEnd(10)}${answers.join(', ')}`,
    );
  }
  console.log(
    `  acknowledged ${acknowledged.leads} offers and ${acknowledged.views} views, lost ${lost}; back after ${backAfterMs} ms`,
  );
  for (const line of fell) console.log(`  FELL ${line}`);
}
