import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { measureLoad, printLoad } from './bench/load.mjs';
import { measureLoads } from './bench/page-load.mjs';
import { startServers } from './bench/servers.mjs';
import { stockVehicles } from './bench/stock.mjs';
import { measureThroughput } from './bench/throughput.mjs';
import { build, migrate, seed } from './lib/app.mjs';
import { findBrowser } from './lib/browser.mjs';
import { sizes } from './lib/bundle.mjs';
import { main, ROOT } from './lib/run.mjs';

/**
 * Measures the built Worker in workerd beside the barest thing that could do the same, in one run. Worker, database, browser
 * and load share this machine: the ratios compare, the figures promise nothing about the platform.
 */
const BUILD_DIR = '.cache/bench/build';
const STATE_DIR = '.cache/bench/state';
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
    // An address with anything of its own is never kept.
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

const bareRoutes = (origin) => [
  { name: 'bare page', expected: 200, next: () => ({ origin, path: '/html' }) },
  { name: 'bare read', expected: 200, next: () => ({ origin, path: '/read' }) },
  {
    name: 'bare insert',
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

const ratio = (one, other) => Math.round((one / other) * 100) / 100;
const row = (cells, widths) => cells.map((cell, index) => String(cell).padEnd(widths[index])).join('');

function printThroughput(title, results) {
  console.log(`\n${title}`);
  for (const [name, { perSecond, p50, p95 }] of Object.entries(results)) {
    console.log(row(['', name, `${perSecond}/s`, `p50 ${p50} ms`, `p95 ${p95} ms`], [2, 20, 12, 14, 14]));
  }
}

function printRatios(ratios) {
  console.log('\nRatios (wanted at least)');
  for (const [name, { is, wanted }] of Object.entries(ratios)) {
    console.log(row(['', name, is, `(${wanted})`, is >= wanted ? '' : 'below'], [2, 44, 7, 8, 6]));
  }
}

function printLoads(loads) {
  for (const [network, pages] of Object.entries(loads)) {
    console.log(`\n${network}, 4x slower processor, cold cache`);
    console.log(
      row(
        ['', 'page', 'first', 'largest', 'form', 'shift', 'blocked', 'bytes', 'requests'],
        [2, 10, 9, 9, 9, 8, 9, 9, 8],
      ),
    );
    for (const [page, f] of Object.entries(pages)) {
      const cells = ['', page, f.first, f.largest, f.form, f.shift, f.blocked, f.bytes, f.requests];
      console.log(row(cells, [2, 10, 9, 9, 9, 8, 9, 9, 8]));
    }
  }
}

async function measureFigures() {
  rmSync(join(ROOT, STATE_DIR), { recursive: true, force: true });
  await Promise.all([
    migrate(STATE_DIR).then(() => seed(STATE_DIR)),
    build(BUILD_DIR, { RATE_SCALE: '1000000' }),
  ]);
  const browser = await findBrowser();
  const photo = Buffer.alloc(44_000, 'RIFF');
  let servers = await startServers({ buildDir: BUILD_DIR, stateDir: STATE_DIR, photo });
  try {
    const cookie = await signIn(servers.app);
    const vehicles = await (await fetch(`${servers.app}/api/vehicles`, { headers: { cookie } })).json();
    const ids = vehicles
      .filter(({ status, images }) => status === 'available' && images.length === 4)
      .map(({ id }) => id);
    // The limit shows a photo of the same kind: as large as photos of phones become.
    const real = Buffer.from(await (await fetch(`${servers.app}${vehicles[0].images[0]}`)).arrayBuffer());
    await servers.miniflare.dispose();
    servers = await startServers({ buildDir: BUILD_DIR, stateDir: STATE_DIR, photo: real });
    const { app, bare, miniflare } = servers;
    const page = Buffer.from(await (await fetch(`${app}/vehicle/${ids[0]}`)).text());

    const db = await miniflare.getD1Database('DB', 'chaabi');
    await stockVehicles(db, FEW);
    const few = await measureThroughput([...bareRoutes(bare), ...appRoutes({ app, ids, cookie })]);
    printThroughput(`${FEW} vehicles`, few);
    await stockVehicles(db, MANY);
    const many = await measureThroughput(appRoutes({ app, ids, cookie }));
    printThroughput(`${MANY} vehicles`, many);

    const per = (results, name) => results[name].perSecond;
    const grown = (name) => ratio(per(many, name), per(few, name));
    const ratios = {
      'page, rendered / bare read': {
        is: ratio(per(few, 'page, rendered'), per(few, 'bare read')),
        wanted: 0.35,
      },
      'page, kept / bare page': { is: ratio(per(few, 'page, kept'), per(few, 'bare page')), wanted: 0.5 },
      'offer / bare insert': { is: ratio(per(few, 'offer'), per(few, 'bare insert')), wanted: 0.6 },
      [`page with ${MANY} / ${FEW} vehicles`]: { is: grown('page, rendered'), wanted: 0.95 },
      [`offer with ${MANY} / ${FEW} vehicles`]: { is: grown('offer'), wanted: 0.95 },
      [`list with ${MANY} / ${FEW} vehicles`]: { is: grown('own listings'), wanted: 0.85 },
      [`search with ${MANY} / ${FEW} vehicles`]: { is: grown('profile, searched'), wanted: 0.85 },
    };
    printRatios(ratios);

    const loads = await measureLoads(
      { limit: `${bare}/limit`, vehicle: `${app}/vehicle/${ids[0]}`, profile: `${app}/sharma-motors` },
      browser,
    );
    printLoads(loads);
    const size = await sizes(BUILD_DIR);
    const html = { raw: page.length, gzip: gzipSync(page).length };
    console.log(`\nHTML ${html.raw} B, gzip ${html.gzip} B; ${size.text}`);

    return { throughput: { few, many }, ratios, loads, html, size };
  } finally {
    await servers.miniflare.dispose();
  }
}

/** `npm run bench figures` or `npm run bench load` runs one of them. */
const PARTS = {
  figures: measureFigures,
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
    if (chosen.length === 0 || chosen.includes(name)) result[name] = await measure();
  }
  const file = join('.cache/bench', `${date.replaceAll(':', '-')}.json`);
  mkdirSync(join(ROOT, '.cache/bench'), { recursive: true });
  writeFileSync(join(ROOT, file), JSON.stringify(result, null, 2));
  console.log(`Kept in ${file}`);
});
