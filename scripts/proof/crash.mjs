import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, migrate, seed } from '../lib/app.mjs';
import { main, ROOT } from '../lib/run.mjs';
import { startWorkers } from '../lib/workers.mjs';
import { checkFiles, compare } from './crash-compare.mjs';
import { ledger, WRITES } from './crash-writes.mjs';
import { kill as killServer, serve } from './server.mjs';

/**
 * Kills the runtime with -9 under mixed writes, again and again, and compares what was acknowledged with what is stored: every
 * lead, view, redemption and payment is there, once.
 */
const BUILD_DIR = '.cache/proof/build';
const STATE_DIR = '.cache/proof/state';
const KILLS = Number(process.env.KILLS ?? 10);
const WRITERS = 8;
const BACK_WITHIN_MS = 5000;

/** Sellers as rows: a password takes a quarter of a second to hash, and nobody logs in here. */
async function makeSellers(db, count) {
  const now = Date.now();
  const sellers = Array.from({ length: count }, (_, index) => {
    const token = randomBytes(32).toString('base64url');
    return {
      id: `crash-${index}`,
      cookie: `sid=${token}`,
      sid: createHash('sha256').update(token).digest('hex'),
    };
  });
  for (let at = 0; at < count; at += 25) {
    await db.batch(
      sellers
        .slice(at, at + 25)
        .flatMap(({ id, sid }) => [
          db
            .prepare(
              "insert into users (id, email, first_name, last_name, email_verified, created_at, updated_at) values (?, ?, 'Crash', 'Seller', 1, ?, ?)",
            )
            .bind(id, `${id}@example.test`, now, now),
          db
            .prepare(
              'insert into sessions (sid, user_id, sess, created_at, expire) values (?, ?, \'{"authMethod":"email","userAgent":""}\', ?, ?)',
            )
            .bind(sid, id, now, now + 86_400_000),
        ]),
    );
  }
  return sellers;
}

async function prepare() {
  rmSync(join(ROOT, STATE_DIR), { recursive: true, force: true });
  await Promise.all([
    migrate(STATE_DIR).then(() => seed(STATE_DIR)),
    build(BUILD_DIR, { RATE_SCALE: '1000000' }),
  ]);
  const { miniflare } = await startWorkers({ buildDir: BUILD_DIR, stateDir: STATE_DIR });
  const db = await miniflare.getD1Database('DB', 'chaabi');
  const sellers = await makeSellers(db, 2000);
  const { results } = await db
    .prepare("select id from vehicles where is_for_sale = 1 and status = 'available'")
    .all();
  // The seed's views were not counted by an object.
  await db.prepare('delete from views').run();
  const now = Date.now();
  await db
    .prepare(
      "insert into gift_codes (id, code, discount_percentage, max_uses, created_at, updated_at) values ('crash-code', 'CRASHPROOF', 100, 100000, ?, ?)",
    )
    .bind(now, now)
    .run();
  await miniflare.dispose();
  return { sellers, vehicles: results.map(({ id }) => id) };
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
  for (let kill = 0; kill < KILLS; kill++) {
    const { origin, child, backAfterMs } = await serve(BUILD_DIR, STATE_DIR);
    slowest = Math.max(slowest, backAfterMs);
    const killed = { is: false };
    const writing = writeUntilKilled(origin, world, killed);
    await sleep(1500 + Math.random() * 1500);
    killServer(child);
    killed.is = true;
    await writing;
  }
  const faults = await compare({ buildDir: BUILD_DIR, stateDir: STATE_DIR, underWay: KILLS * WRITERS });
  const { files, broken } = checkFiles(STATE_DIR);
  faults.push(...broken.map((file) => `${file} is damaged`));
  if (slowest > BACK_WITHIN_MS) faults.push(`back after ${slowest} ms`);
  const views = [...ledger.views.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    [
      `Crash: killed ${KILLS} times under ${WRITERS} writers, ${ledger.asked} requests`,
      `  acknowledged    ${ledger.leads.size} leads, ${views} views, ${ledger.redeemed.length} redemptions, ${ledger.paid.length} payments`,
      `  databases       ${files} whole`,
      `  back            after at most ${slowest} ms`,
      `  lost or double  ${faults.length}`,
      ...faults.slice(0, 20).map((fault) => `    ${fault}`),
    ].join('\n'),
  );
  if (faults.length > 0) process.exitCode = 1;
});
