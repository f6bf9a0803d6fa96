import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate, prepare } from '../../scripts/lib/app.ts';
import { printTable } from '../../scripts/lib/figures.ts';
import { main, ROOT } from '../../scripts/lib/run.ts';
import { withWorkers } from '../../scripts/lib/workers.ts';
import { LIMITS } from '../../scripts/limits.ts';
import { appRoutes, ask, compareRoutes, measureThroughput, PLACE, type Routes } from './requests.ts';
import { stockVehicles } from './stock.ts';

/** Page, offer, list and search with four full shards, compared with few vehicles in one. */
const FEW = 1_000;
const EACH = Number(process.env.BENCH_VEHICLES ?? 100_000);
/** In addition to those of wrangler.toml. */
const FURTHER = [2, 3].map((number) => ({
  binding: `SHARD_${number}`,
  database_name: `chaabi-shard-${number}`,
  database_id: `00000000-0000-0000-0000-00000000000${number + 1}`,
  migrations_dir: join(ROOT, 'migrations/shard'),
}));
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** The shard of the demo's dealer, whose pages are measured. */
const DEALERS_SHARD = 1;
const MANY = { ...PLACE, stateDir: '.cache/bench/state-many' };

/** Copies the state with few vehicles, and adds the further shards. */
async function addShards() {
  rmSync(join(ROOT, MANY.stateDir), { recursive: true, force: true });
  cpSync(join(ROOT, PLACE.stateDir), join(ROOT, MANY.stateDir), { recursive: true });
  const lines = FURTHER.flatMap((entry) => [
    '[[d1_databases]]',
    ...Object.entries(entry).map(([name, value]) => `${name} = "${value}"`),
  ]);
  const config = '.cache/bench/wrangler.toml';
  writeFileSync(join(ROOT, config), ['name = "chaabi"', ...lines, ''].join('\n'));
  await migrate(MANY.stateDir, config);
}

/** The rows that the Worker has read for the last request, from its log line. */
let rowsRead: number | undefined;
const onLine = (line: string) => {
  if (line.startsWith('{"log":"request"')) rowsRead = JSON.parse(line).rowsRead;
};

/** The rows that a route reads without any cache. */
async function countRows(next: Routes[string] | undefined) {
  // Twice, since the first request fills a seller's object or a cache.
  for (const turn of [9_000_001, 9_000_002]) {
    rowsRead = undefined;
    if (next) await ask(next(turn));
    while (rowsRead === undefined) await sleep(20);
  }
  return Number(rowsRead);
}

const inMany = (name: string) => `${name}, many`;

await main(async () => {
  await prepare(PLACE);
  await addShards();
  await withWorkers({ ...PLACE, onLine }, (few) =>
    withWorkers({ ...MANY, furtherShards: FURTHER, onLine }, async (many) => {
      await stockVehicles(few.databases, FEW, [DEALERS_SHARD]);
      await stockVehicles(many.databases, EACH, [...many.databases.shards.keys()]);
      const { routes } = await appRoutes(few.origin);
      const names = Object.keys(routes);
      for (const [name, next] of Object.entries((await appRoutes(many.origin)).routes))
        routes[inMany(name)] = next;
      const rows: (string | number)[][] = [];
      for (const name of names) {
        const [one, other] = [await countRows(routes[name]), await countRows(routes[inMany(name)])];
        if (one !== other) process.exitCode = 1;
        rows.push([name, one, other, one === other ? 'the same' : 'OTHER ROWS']);
      }
      const title = `${many.databases.shards.length} shards of ${EACH} vehicles each, and ${FEW} vehicles in one`;
      const order = names.flatMap((name) => [name, inMany(name)]);
      const results = await measureThroughput(title, routes, order, ROUNDS);
      compareRoutes(
        results,
        names.map((name) => ({ one: inMany(name), other: name, limit: LIMITS.shardsRatio })),
      );
      printTable('Rows read with few and many', rows);
    }),
  );
});
