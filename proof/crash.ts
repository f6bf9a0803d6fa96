import { setTimeout as sleep } from 'node:timers/promises';
import { kill, prepare, serve } from '../scripts/lib/app.ts';
import { printTable } from '../scripts/lib/figures.ts';
import { main } from '../scripts/lib/run.ts';
import { type Workers, withWorkers } from '../scripts/lib/workers.ts';
import { compareBulk, makeDealer, repriced } from './crash-bulk.ts';
import { compare, inspectFiles } from './crash-compare.ts';
import { ledger, type World, WRITES } from './crash-writes.ts';
import { makeSellers, rowsOf } from './lib/stock.ts';

/**
 * Kills the runtime with -9 under mixed writes, again and again, and compares what was acknowledged with what
 * is stored. Every lead, view, redemption, payment and republished page must exist exactly once; and the job
 * must finish what a kill cut off between a cause in one database and its effect in another, so that the
 * databases agree.
 */
const PLACE = {
  buildDir: '.cache/proof/build',
  stateDir: '.cache/proof/state',
  settings: { RATE_SCALE: '1000000' },
};
const KILLS = Number(process.env.KILLS ?? 10);
const WRITERS = 8;
const BACK_WITHIN_MS = 5000;

async function makeWorld({ databases }: Workers): Promise<World> {
  const { directory, shards } = databases;
  const sellers = await makeSellers(databases, { kind: 1, count: 2000 });
  const resellers = await makeSellers(databases, { kind: 2, count: 40, plan: 'pro' });
  const vehicles = await rowsOf<{ id: string }>(
    shards,
    "select id from vehicles where is_for_sale = 1 and status = 'available' and republish_policy = 'allow'",
  );
  // The seed's views were not counted by an object.
  for (const shard of shards) await shard.prepare('delete from views').run();
  await directory
    .prepare(
      `insert into gift_codes (id, code, discount_percentage, max_uses, created_at, updated_at)
       values ('crash-code', 'CRASHPROOF', 100, 100000, ?1, ?1)`,
    )
    .bind(Date.now())
    .run();
  const dealer = await makeDealer(databases);
  return { dealer, sellers, resellers, vehicles: vehicles.map(({ id }) => id) };
}

let turns = 0;

async function writeUntil(signal: AbortSignal, origin: string, world: World) {
  while (!signal.aborted) {
    const turn = turns++;
    // A missing response acknowledges nothing.
    await WRITES[turn % WRITES.length]?.(origin, world, turn).catch(() => {});
  }
}

await main(async () => {
  await prepare(PLACE);
  const world = await withWorkers(PLACE, makeWorld);
  let slowest = 0;
  let cutOff = 0;
  for (let round = 0; round < KILLS; round++) {
    const began = performance.now();
    const { origin, child } = await serve({ ...PLACE, isDirect: true });
    slowest = Math.max(slowest, Math.round(performance.now() - began));
    const killed = new AbortController();
    const writing = Array.from({ length: WRITERS }, () => writeUntil(killed.signal, origin, world));
    await sleep(1500 + Math.random() * 1500);
    kill(child);
    killed.abort();
    await Promise.all(writing);
    cutOff += inspectFiles(PLACE.stateDir).reduce((sum, { effects }) => sum + effects, 0);
  }
  const faults = await withWorkers(PLACE, async (workers) => [
    ...(await compare(workers, KILLS * WRITERS)),
    ...(await compareBulk(workers, world.dealer)),
  ]);
  if (cutOff === 0) faults.push('no kill came between a cause and its effect: more KILLS');
  if (ledger.paid.length === 0) faults.push('no payment was acknowledged, so none can be lost');
  const files = inspectFiles(PLACE.stateDir);
  for (const { file, isWhole } of files) if (!isWhole) faults.push(`${file} is damaged`);
  if (slowest > BACK_WITHIN_MS) faults.push(`back after ${slowest} ms`);
  const views = [...ledger.views.values()].reduce((sum, count) => sum + count, 0);
  printTable(
    `Crash: killed ${KILLS} times under ${WRITERS} writers, ${ledger.asked} requests; acknowledged`,
    [
      ['leads', ledger.leads.size],
      ['views', views],
      ['redemptions', ledger.redeemed.length],
      ['payments', ledger.paid.length],
      ['republished', ledger.republished.length],
      ['repriced', repriced()],
      ['effects', `${cutOff} left behind by kills, done by the job`],
      ['databases', `${files.length} whole`],
      ['back', `after at most ${slowest} ms`],
      ['lost or double', faults.length],
      ...faults.slice(0, 20).map((fault) => ['fault', fault]),
    ],
  );
  if (faults.length > 0) process.exitCode = 1;
});
