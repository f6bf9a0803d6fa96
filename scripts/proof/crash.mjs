import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, migrate, seed } from '../lib/app.mjs';
import { main, ROOT } from '../lib/run.mjs';
import { fromShards, makeSellers } from '../lib/stock.mjs';
import { startWorkers } from '../lib/workers.mjs';
import { checkFiles, compare, countEffects } from './crash-compare.mjs';
import { ledger, WRITES } from './crash-writes.mjs';
import { kill as killServer, serve } from './server.mjs';

/**
 * Kills the runtime with -9 under mixed writes, again and again, and compares what was acknowledged with what is stored: every
 * lead, view, redemption, payment and republished page is there, once; and what a kill cut off between a cause in one database and
 * its effect in another is done by the job, so that the databases agree.
 */
const BUILD_DIR = '.cache/proof/build';
const STATE_DIR = '.cache/proof/state';
const KILLS = Number(process.env.KILLS ?? 10);
const WRITERS = 8;
const BACK_WITHIN_MS = 5000;

async function prepare() {
  rmSync(join(ROOT, STATE_DIR), { recursive: true, force: true });
  await Promise.all([
    migrate(STATE_DIR).then(() => seed(STATE_DIR)),
    build(BUILD_DIR, { RATE_SCALE: '1000000' }),
  ]);
  const { miniflare, databases } = await startWorkers({ buildDir: BUILD_DIR, stateDir: STATE_DIR });
  const { directory, shards } = databases;
  const sellers = await makeSellers(databases, { kind: 1, count: 2000 });
  const resellers = await makeSellers(databases, { kind: 2, count: 40, plan: 'pro' });
  const vehicles = await fromShards(
    databases,
    "select id from vehicles where is_for_sale = 1 and status = 'available' and republish_policy = 'allow'",
  );
  // The seed's views were not counted by an object.
  for (const shard of shards) await shard.prepare('delete from views').run();
  const now = Date.now();
  await directory
    .prepare(
      "insert into gift_codes (id, code, discount_percentage, max_uses, created_at, updated_at) values ('crash-code', 'CRASHPROOF', 100, 100000, ?, ?)",
    )
    .bind(now, now)
    .run();
  await miniflare.dispose();
  return { sellers, resellers, vehicles: vehicles.map(({ id }) => id) };
}

let turns = 0;

async function writeUntilKilled(origin, world, killed) {
  const kinds = Object.values(WRITES);
  const writer = async () => {
    while (!killed.is) {
      const turn = turns++;
      // A missing response acknowledges nothing.
      await kinds[turn % kinds.length](origin, world, turn).catch(() => {});
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

await main(async () => {
  const world = await prepare();
  let slowest = 0;
  let cutOff = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const { origin, child, backAfterMs } = await serve(BUILD_DIR, STATE_DIR);
    slowest = Math.max(slowest, backAfterMs);
    const killed = { is: false };
    const writing = writeUntilKilled(origin, world, killed);
    await sleep(1500 + Math.random() * 1500);
    killServer(child);
    killed.is = true;
    await writing;
    cutOff += countEffects(STATE_DIR);
  }
  const faults = await compare({ buildDir: BUILD_DIR, stateDir: STATE_DIR, underWay: KILLS * WRITERS });
  if (cutOff === 0) faults.push('no kill came between a cause and its effect: more KILLS');
  const { files, broken } = checkFiles(STATE_DIR);
  faults.push(...broken.map((file) => `${file} is damaged`));
  if (slowest > BACK_WITHIN_MS) faults.push(`back after ${slowest} ms`);
  const views = [...ledger.views.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    [
      `Crash: killed ${KILLS} times under ${WRITERS} writers, ${ledger.asked} requests`,
      `  acknowledged    ${ledger.leads.size} leads, ${views} views, ${ledger.redeemed.length} redemptions, ${ledger.paid.length} payments, ${ledger.republished.length} republished`,
      `  effects         ${cutOff} left behind by kills, done by the job`,
      `  databases       ${files} whole`,
      `  back            after at most ${slowest} ms`,
      `  lost or double  ${faults.length}`,
      ...faults.slice(0, 20).map((fault) => `    ${fault}`),
    ].join('\n'),
  );
  if (faults.length > 0) process.exitCode = 1;
});
