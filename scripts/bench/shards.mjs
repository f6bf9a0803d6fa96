import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, migrate, seed } from '../lib/app.mjs';
import { ROOT } from '../lib/run.mjs';
import { startWorkers } from '../lib/workers.mjs';
import { printRatios, printThroughput } from './print-figures.mjs';
import { appRoutes, askFor } from './routes.mjs';
import { stockVehicles } from './stock.mjs';
import { ask, measureThroughput, timesAsFast } from './throughput.mjs';

const PLACE = '.cache/bench';
const FEW = 1_000;
const EACH = Number(process.env.BENCH_VEHICLES ?? 100_000);
const SHARDS = 4;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const WANTED = 0.85;
/** The demo's dealer, whose pages are measured, is there. */
const DEALERS_SHARD = 1;

/** What wrangler.toml would have with more shards, and a configuration that does. */
function furtherShards(count) {
  const text = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8');
  const have =
    [...text.matchAll(/^binding = "SHARD_\d+"/gm)].length -
    [...text.matchAll(/env\.production\.d1/g)].length +
    1;
  const entries = Array.from({ length: count - have }, (_, at) => ({
    binding: `SHARD_${have + at}`,
    database_name: `chaabi-shard-${have + at}`,
    database_id: `00000000-0000-0000-0000-${String(have + at + 1).padStart(12, '0')}`,
    migrations_dir: 'migrations/shard',
  }));
  const blocks = entries.map((entry) =>
    ['[[d1_databases]]', ...Object.entries(entry).map(([name, value]) => `${name} = "${value}"`)].join('\n'),
  );
  const config = join(PLACE, 'wrangler.toml');
  mkdirSync(join(ROOT, PLACE), { recursive: true });
  writeFileSync(
    join(ROOT, config),
    [text, ...blocks]
      .join('\n\n')
      .replaceAll('"migrations/', `"${ROOT}/migrations/`)
      .replace('"worker/', `"${ROOT}/worker/`),
  );
  return { entries, config };
}

/** A server whose lines are read instead of printed: what each route has read. */
async function startCounted(options) {
  const rows = new Map();
  const onLine = (line) => {
    if (!line.startsWith('{"log":"request"')) return;
    const { route, method, rowsRead } = JSON.parse(line);
    rows.set(`${method} ${route}`, rowsRead);
  };
  return { ...(await startWorkers({ ...options, onLine })), rows };
}

/** What each route reads, asked once with nothing cached before it. */
async function rowsOf({ rows }, routes) {
  const found = {};
  for (const { name, next } of routes) {
    // A second time: the first fills what a seller's object or a cache has.
    for (const turn of [9_000_001, 9_000_002]) {
      rows.clear();
      await ask(next(turn));
      while (rows.size === 0) await sleep(20);
    }
    found[name] = [...rows.values()].reduce((sum, read) => sum + read, 0);
  }
  return found;
}

/** Page, offer, list and search with four full shards, against few vehicles in one. */
export async function measureShards() {
  const buildDir = `${PLACE}/build`;
  const dirs = { few: `${PLACE}/state`, many: `${PLACE}/state-many` };
  for (const dir of Object.values(dirs)) rmSync(join(ROOT, dir), { recursive: true, force: true });
  const { entries, config } = furtherShards(SHARDS);
  await Promise.all([
    migrate(dirs.few).then(() => seed(dirs.few)),
    build(buildDir, { RATE_SCALE: '1000000' }),
  ]);
  cpSync(join(ROOT, dirs.few), join(ROOT, dirs.many), { recursive: true });
  await migrate(dirs.many, config);
  const servers = [await startCounted({ buildDir, stateDir: dirs.few })];
  try {
    servers.push(await startCounted({ buildDir, stateDir: dirs.many, furtherShards: entries }));
    const [few, many] = servers;
    await stockVehicles(few.databases, FEW, [DEALERS_SHARD]);
    await stockVehicles(many.databases, EACH, many.databases.shards.keys());
    const inMany = (name) => `${name}, ${SHARDS} shards`;
    const fewRoutes = appRoutes(await askFor({ app: few.origin }));
    const manyRoutes = appRoutes(await askFor({ app: many.origin }));
    const rows = { few: await rowsOf(few, fewRoutes), many: await rowsOf(many, manyRoutes) };
    const sideBySide = fewRoutes.flatMap((route, at) => [
      route,
      { ...manyRoutes[at], name: inMany(route.name) },
    ]);
    const results = await measureThroughput(sideBySide, ROUNDS);
    const names = fewRoutes.map(({ name }) => name);
    const ratios = Object.fromEntries(
      names.map((name) => [
        `${name}: ${rows.few[name]} and ${rows.many[name]} rows`,
        { is: timesAsFast(results[inMany(name)], results[name]), wanted: WANTED },
      ]),
    );
    const different = names.filter((name) => rows.few[name] !== rows.many[name]);
    return { results, ratios, different };
  } finally {
    for (const { miniflare } of servers) await miniflare.dispose();
  }
}

export function printShards({ results, ratios, different }) {
  printThroughput(
    `${SHARDS} shards of ${EACH} vehicles each, and ${FEW} vehicles in one; medians of ${ROUNDS} rounds`,
    results,
  );
  printRatios(ratios);
  console.log(different.length > 0 ? `  OTHER ROWS: ${different.join(', ')}` : '  the same rows are read');
}
