import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { measureCost, printCost } from './bench/cost.mjs';
import { measureLoad, printLoad } from './bench/load.mjs';
import { measureLoads } from './bench/page-load.mjs';
import { printLoads, printRatios, printThroughput } from './bench/print-figures.mjs';
import { startServers } from './bench/servers.mjs';
import { stockVehicles } from './bench/stock.mjs';
import { measureThroughput, timesAsFast } from './bench/throughput.mjs';
import { measureWayIn, printWayIn } from './bench/way-in.mjs';
import { measureWorkspace, printWorkspace } from './bench/workspace.mjs';
import { build, migrate, seed } from './lib/app.mjs';
import { findBrowser } from './lib/browser.mjs';
import { sizes } from './lib/bundle.mjs';
import { listen, recordMeasurement } from './lib/measurements.mjs';
import { main, ROOT } from './lib/run.mjs';

/**
 * Measures the built Worker in workerd next to the barest equivalent, in one run. Worker, database, browser
 * and load share this machine: the ratios compare, the figures promise nothing about the platform.
 */
const BUILD_DIR = '.cache/bench/build';
const STATE_DIR = '.cache/bench/state';
const MANY_STATE_DIR = '.cache/bench/state-many';
const FEW = 1_000;
const MANY = Number(process.env.BENCH_VEHICLES ?? 200_000);

async function signIn(origin) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'pro@demo.test', password: 'drive-the-lane-7' }),
  });
  if (!answer.ok) throw new Error(`the demo account could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function appRoutes({ app, ids, cookie }) {
  const idOf = (turn) => ids[turn % ids.length];
  const post = (path, json, turn) => ({
    origin: app,
    path,
    method: 'POST',
    // Another browser each time, or a repeated view would not be counted.
    headers: { origin: app, 'content-type': 'application/json', 'user-agent': `bench/${turn}` },
    body: JSON.stringify(json),
  });
  const lead = (turn) => ({
    vehicleId: idOf(turn),
    buyerName: 'Asha Rao',
    buyerMobile: `${9_000_000_000 + Math.floor(Math.random() * 900_000_000)}`,
    offerPrice: 300_000 + turn,
  });
  const get = (name, path, headers = {}) => ({
    name,
    expected: 200,
    next: (turn) => ({ origin: app, path: path(turn), headers }),
  });
  return [
    // An address with a unique query is never cached.
    get('page, rendered', (turn) => `/vehicle/${idOf(turn)}?v=${turn}`),
    get('page, kept', (turn) => `/vehicle/${idOf(turn)}`),
    get('profile, rendered', (turn) => `/sharma-motors?v=${turn}`),
    get('profile, searched', () => '/sharma-motors?search=swift'),
    get('own listings', () => '/api/vehicles', { cookie }),
    get('lead list', () => '/api/leads', { cookie }),
    { name: 'view', expected: 200, next: (turn) => post('/api/views', { vehicleId: idOf(turn) }, turn) },
    { name: 'offer', expected: 201, next: (turn) => post('/api/leads', lead(turn), turn) },
  ];
}

/** Each route on few and on many vehicles, and before it the bare one that it is compared with. */
function sideBySide(bare, few, many) {
  return few.flatMap((route, index) => [
    ...bare.filter(({ besides }) => besides === route.name),
    route,
    { ...many[index], name: inMany(route.name) },
  ]);
}

const bareRoutes = (origin) => [
  { name: 'bare page', besides: 'page, kept', expected: 200, next: () => ({ origin, path: '/html' }) },
  { name: 'bare read', besides: 'page, rendered', expected: 200, next: () => ({ origin, path: '/read' }) },
  {
    name: 'bare insert',
    besides: 'offer',
    expected: 201,
    next: (turn) => ({
      origin,
      path: '/insert',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ buyerName: 'Asha Rao', offerPrice: turn }),
    }),
  },
];

const inMany = (name) => `${name}, many`;
/** The same Worker on two databases, so that both are measured at the same time. */
async function startBoth(photo) {
  const few = await startServers({ buildDir: BUILD_DIR, stateDir: STATE_DIR, photo });
  try {
    return { few, many: await startServers({ buildDir: BUILD_DIR, stateDir: MANY_STATE_DIR, photo }) };
  } catch (error) {
    await few.miniflare.dispose();
    throw error;
  }
}

/** The input for one database's routes: a cookie, and the vehicles that have all photos. */
async function askFor({ app }) {
  const cookie = await signIn(app);
  const vehicles = await (await fetch(`${app}/api/vehicles`, { headers: { cookie } })).json();
  const ids = vehicles
    .filter(({ status, images }) => status === 'available' && images.length === 4)
    .map(({ id }) => id);
  return { app, cookie, ids, image: vehicles[0].images[0] };
}

async function measureFigures() {
  for (const dir of [STATE_DIR, MANY_STATE_DIR]) rmSync(join(ROOT, dir), { recursive: true, force: true });
  await Promise.all([
    migrate(STATE_DIR).then(() => seed(STATE_DIR)),
    build(BUILD_DIR, { RATE_SCALE: '1000000' }),
  ]);
  const browser = await findBrowser();
  cpSync(join(ROOT, STATE_DIR), join(ROOT, MANY_STATE_DIR), { recursive: true });
  const before = await startServers({ buildDir: BUILD_DIR, stateDir: STATE_DIR, photo: Buffer.alloc(0) });
  // The limit shows a photo of the same kind: as large as photos of phones become.
  const photo = await askFor(before)
    .then(({ app, image }) => fetch(`${app}${image}`))
    .then((answer) => answer.arrayBuffer())
    .finally(() => before.miniflare.dispose());
  const servers = await startBoth(Buffer.from(photo));
  try {
    const stocked = async (server, total) => {
      await stockVehicles(await server.miniflare.getD1Database('DB', 'chaabi'), total);
      return askFor(server);
    };
    const few = await stocked(servers.few, FEW);
    const many = await stocked(servers.many, MANY);
    const { app, ids } = few;
    const { bare } = servers.few;
    const page = Buffer.from(await (await fetch(`${app}/vehicle/${ids[0]}`)).text());

    const results = await measureThroughput(sideBySide(bareRoutes(bare), appRoutes(few), appRoutes(many)));
    printThroughput(`${FEW} and ${MANY} vehicles`, results);

    const over = (one, other) => timesAsFast(results[one], results[other]);
    const grown = (name) => over(inMany(name), name);
    const ratios = {
      'page, rendered / bare read': { is: over('page, rendered', 'bare read'), wanted: 0.35 },
      'page, kept / bare page': { is: over('page, kept', 'bare page'), wanted: 0.5 },
      'offer / bare insert': { is: over('offer', 'bare insert'), wanted: 0.6 },
      [`page with ${MANY} / ${FEW} vehicles`]: { is: grown('page, rendered'), wanted: 0.95 },
      [`offer with ${MANY} / ${FEW} vehicles`]: { is: grown('offer'), wanted: 0.95 },
      [`list with ${MANY} / ${FEW} vehicles`]: { is: grown('own listings'), wanted: 0.85 },
      [`search with ${MANY} / ${FEW} vehicles`]: { is: grown('profile, searched'), wanted: 0.85 },
    };
    printRatios(ratios);

    await servers.many.miniflare.dispose();
    const loads = await measureLoads(
      { limit: `${bare}/limit`, vehicle: `${app}/vehicle/${ids[0]}`, profile: `${app}/sharma-motors` },
      browser,
    );
    printLoads(loads);
    const size = await sizes(BUILD_DIR);
    const html = { raw: page.length, gzip: gzipSync(page).length };
    console.log(`\nHTML ${html.raw} B, gzip ${html.gzip} B; ${size.text}`);

    return { throughput: results, ratios, loads, html, size };
  } finally {
    for (const { miniflare } of Object.values(servers)) await miniflare.dispose();
  }
}

/** A new build on the demo's data, and what its measurement needs of this machine. */
async function prepareDemo() {
  rmSync(join(ROOT, STATE_DIR), { recursive: true, force: true });
  await Promise.all([
    migrate(STATE_DIR).then(() => seed(STATE_DIR)),
    build(BUILD_DIR, { RATE_SCALE: '1000' }),
  ]);
  return {
    buildDir: BUILD_DIR,
    stateDir: STATE_DIR,
    executablePath: await findBrowser(),
    tempDir: join(ROOT, '.cache/bench'),
  };
}

/** `npm run bench figures`, for one, runs one of them. */
const PARTS = {
  figures: measureFigures,
  'way-in': async () => {
    const result = await measureWayIn(await prepareDemo());
    printWayIn(result);
    return result;
  },
  workspace: async () => {
    const result = await measureWorkspace(await prepareDemo());
    printWorkspace(result);
    return result;
  },
  cost: async () => {
    const result = await measureCost();
    printCost(result);
    return result;
  },
  load: async () => {
    const result = await measureLoad();
    printLoad(result);
    if (result.fell.length > 0) process.exitCode = 1;
    return result;
  },
};

await main(async () => {
  const chosen = process.argv.slice(2);
  const date = new Date().toISOString();
  const result = {
    date,
    machine: { cpu: cpus()[0]?.model, cores: availableParallelism(), node: process.version },
  };
  for (const [name, measure] of Object.entries(PARTS)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const { result: figures, text, seconds } = await listen(measure);
    result[name] = figures;
    recordMeasurement(`npm run bench ${name}`, text, seconds);
  }
  const file = join('.cache/bench', `${date.replaceAll(':', '-')}.json`);
  mkdirSync(join(ROOT, '.cache/bench'), { recursive: true });
  writeFileSync(join(ROOT, file), JSON.stringify(result, null, 2));
  console.log(`Kept in ${file}`);
});
