import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { lookAsSellers } from '../lib/look-as-sellers.mjs';
import { ROOT } from '../lib/run.mjs';
import { startWorkers } from '../lib/workers.mjs';
import { ledger, post } from './crash-writes.mjs';

const FLUSHED_WITHIN_MS = 60_000;

/** What is lost, double or damaged, one line each; `underWay` is how many writes may have died with their answers. */
export async function compare({ buildDir, stateDir, underWay }) {
  const { miniflare, origin } = await startWorkers({ buildDir, stateDir });
  const db = await miniflare.getD1Database('DB', 'chaabi');
  const rows = async (query) => (await db.prepare(query).all()).results;
  const faults = [];
  const leads = new Map(
    (await rows('select id, offer_price_minor as price from leads')).map(({ id, price }) => [id, price]),
  );
  for (const [id, price] of ledger.leads)
    if (leads.get(id) !== price) faults.push(`lead ${id} is ${leads.get(id)}`);
  const changes = new Map(
    (
      await rows(
        "select user_id as id, count(*) as count from plan_changes where user_id like 'crash-%' group by user_id",
      )
    ).map(({ id, count }) => [id, count]),
  );
  for (const id of [...ledger.redeemed, ...ledger.paid])
    if (changes.get(id) !== 1) faults.push(`${id} has ${changes.get(id) ?? 0} plans`);
  for (const [id, count] of changes) if (count > 1) faults.push(`${id} has ${count} plans`);
  const [code] = await rows(
    "select used_count as used, (select count(*) from gift_code_redemptions where gift_code_id = 'crash-code') as redeemed from gift_codes where id = 'crash-code'",
  );
  if (code.used !== code.redeemed) faults.push(`the code counts ${code.used}, and ${code.redeemed} have it`);
  const numbers = await rows(
    'select invoice_number as number from payment_records where invoice_number is not null order by invoice_number',
  );
  numbers.forEach(({ number }, index) => {
    if (index > 0 && number !== numbers[index - 1].number + 1)
      faults.push(`invoice ${number} follows ${numbers[index - 1].number}`);
  });
  if ((await rows('pragma foreign_key_check')).length > 0) faults.push('a foreign key leads nowhere');
  // One more view shows that counting goes on.
  for (const vehicleId of ledger.views.keys()) {
    const { body } = await post(
      origin,
      '/api/views',
      { vehicleId },
      { 'user-agent': 'Mozilla/5.0 (crash -1)' },
    );
    if (body.counted) ledger.views.set(vehicleId, ledger.views.get(vehicleId) + 1);
    else faults.push(`vehicle ${vehicleId} counts nobody any more`);
  }
  await lookAsSellers(db, origin);
  const isIn = (seen) => [...ledger.views].every(([id, counted]) => (seen.get(id) ?? 0) >= counted);
  let seen = new Map();
  for (const until = performance.now() + FLUSHED_WITHIN_MS; performance.now() < until && !isIn(seen); ) {
    await sleep(1000);
    const counts = await rows('select listing_id as id, sum(view_count) as views from views group by 1');
    seen = new Map(counts.map(({ id, views }) => [id, views]));
  }
  let unacknowledged = 0;
  for (const [id, counted] of ledger.views) {
    const more = (seen.get(id) ?? 0) - counted;
    if (more < 0) faults.push(`vehicle ${id} lacks ${-more} views`);
    unacknowledged += Math.max(0, more);
  }
  // A view that was counted, and whose answer died with the server, is stored: at most what was under way at each kill.
  if (unacknowledged > underWay) faults.push(`${unacknowledged} views that nobody was told of`);
  await miniflare.dispose();
  return faults;
}

/** Opens every database of the runtime, with its own engine. */
export function checkFiles(stateDir) {
  const files = globSync(resolve(ROOT, stateDir, 'v3/**/*.sqlite'));
  const broken = files.filter((file) => {
    const database = new DatabaseSync(file);
    const [row] = database.prepare('pragma integrity_check').all();
    database.close();
    return row.integrity_check !== 'ok';
  });
  return { files: files.length, broken };
}
