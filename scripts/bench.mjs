import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { measureCost, printCost } from './bench/cost.mjs';
import { measureLoad, printLoad } from './bench/load.mjs';
import { measureLoads } from './bench/page-load.mjs';
import { printLoads, printRatios, printThroughput } from './bench/print-figures.mjs';
import { appRoutes, askFor } from './bench/routes.mjs';
import { startServers } from './bench/servers.mjs';
import { measureShards, printShards } from './bench/shards.mjs';
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
const VEHICLES = 1_000;

/** Each route, and before it the bare one that it is compared with. */
const besideBare = (bare, routes) =>
  routes.flatMap((route) => [...bare.filter(({ besides }) => besides === route.name), route]);

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

async function measureFigures() {
  rmSync(join(ROOT, STATE_DIR), { recursive: true, force: true });
  await Promise.all([
    migrate(STATE_DIR).then(() => seed(STATE_DIR)),
    build(BUILD_DIR, { RATE_SCALE: '1000000' }),
  ]);
  const browser = await findBrowser();
  const start = (photo) => startServers({ buildDir: BUILD_DIR, stateDir: STATE_DIR, photo });
  const before = await start(Buffer.alloc(0));
  // The limit shows a photo of the same kind: as large as photos of phones become.
  const photo = await askFor(before)
    .then(({ app, image }) => fetch(`${app}${image}`))
    .then((answer) => answer.arrayBuffer())
    .finally(() => before.miniflare.dispose());
  const servers = await start(Buffer.from(photo));
  try {
    await stockVehicles(servers.databases, VEHICLES, servers.databases.shards.keys());
    const { bare } = servers;
    const input = await askFor(servers);
    const { app, ids } = input;
    const page = Buffer.from(await (await fetch(`${app}/vehicle/${ids[0]}`)).text());
    const results = await measureThroughput(besideBare(bareRoutes(bare), appRoutes(input)));
    printThroughput(`${VEHICLES} vehicles a shard`, results);
    const over = (one, other) => timesAsFast(results[one], results[other]);
    const ratios = {
      'page, rendered / bare read': { is: over('page, rendered', 'bare read'), wanted: 0.35 },
      'page, kept / bare page': { is: over('page, kept', 'bare page'), wanted: 0.5 },
      'offer / bare insert': { is: over('offer', 'bare insert'), wanted: 0.6 },
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
    return { throughput: results, ratios, loads, html, size };
  } finally {
    await servers.miniflare.dispose();
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
  shards: async () => {
    const result = await measureShards();
    printShards(result);
    return result;
  },
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
