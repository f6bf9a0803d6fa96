import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../lib/run.mjs';
import { fromShards, lookAsSellers } from '../lib/stock.mjs';
import { startWorkers } from '../lib/workers.mjs';
import { ledger, post } from './crash-writes.mjs';

const FLUSHED_WITHIN_MS = 60_000;

/** An effect is the job's after half a minute. */
const EFFECTS_DONE_WITHIN_MS = 120_000;

const everyRow = async ({ directory, shards }, query) =>
  (await Promise.all([directory, ...shards].map((db) => db.prepare(query).all()))).flatMap(
    ({ results }) => results,
  );

/** Lets the job do what kills have cut off; one line where it does not. */
async function finishEffects(miniflare, databases) {
  const worker = await miniflare.getWorker('chaabi');
  const left = () => everyRow(databases, 'select id, attempts from effects');
  for (const until = performance.now() + EFFECTS_DONE_WITHIN_MS; performance.now() < until; ) {
    if ((await left()).length === 0) return [];
    await worker.scheduled({ cron: '*/5 * * * *' });
    await sleep(1000);
  }
  return (await left()).map(({ id, attempts }) => `effect ${id} is not done after ${attempts} attempts`);
}

/** Where a directory and its shards, or two shards, say different things; one line each. */
async function disagreements(databases) {
  const faults = [];
  const byId = (rows) => new Map(rows.map(({ id, ...row }) => [id, JSON.stringify(row)]));
  const compareRows = (what, left, right) => {
    for (const [id, row] of left)
      if (right.get(id) !== row) faults.push(`${what} ${id}: ${row}, ${right.get(id)}`);
  };
  const { results: accounts } = await databases.directory
    .prepare('select id, version, subscription_plan as plan, subscription_ends_at as ends from accounts')
    .all();
  const sellers = await fromShards(
    databases,
    'select id, account_version as version, subscription_plan as plan, subscription_ends_at as ends from sellers',
  );
  compareRows('account', byId(accounts), byId(sellers));
  const pages = await fromShards(
    databases,
    "select id, status from republished_vehicles where status <> 'withdrawn'",
  );
  const grants = await fromShards(databases, 'select page_id as id, status from republish_grants');
  compareRows('page', byId(pages), byId(grants));
  compareRows('grant', byId(grants), byId(pages));
  const live = new Set(pages.flatMap(({ id, status }) => (status === 'active' ? [id] : [])));
  for (const id of ledger.republished) if (!live.has(id)) faults.push(`page ${id} is lost`);
  return faults;
}

/** What is lost, double or damaged, one line each; `underWay` is how many writes may have died with their answers. */
export async function compare({ buildDir, stateDir, underWay }) {
  const { miniflare, origin, databases } = await startWorkers({ buildDir, stateDir });
  try {
    return await findFaults({ miniflare, origin, databases, underWay });
  } finally {
    await miniflare.dispose();
  }
}

async function findFaults({ miniflare, origin, databases, underWay }) {
  const rows = async (query) => (await databases.directory.prepare(query).all()).results;
  const faults = await finishEffects(miniflare, databases);
  faults.push(...(await disagreements(databases)));
  const leads = new Map(
    (await fromShards(databases, 'select id, offer_price_minor as price from leads')).map(({ id, price }) => [
      id,
      price,
    ]),
  );
  for (const [id, price] of ledger.leads)
    if (leads.get(id) !== price) faults.push(`lead ${id} is ${leads.get(id)}`);
  const changes = new Map(
    (
      await rows(
        "select user_id as id, count(*) as count from plan_changes where user_id like '01a00000-0000-7000-8001-%' group by user_id",
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
  if ((await everyRow(databases, 'pragma foreign_key_check')).length > 0)
    faults.push('a foreign key leads nowhere');
  // One more view shows that counting goes on.
  for (const vehicleId of ledger.views.keys()) {
    const look = () => post(origin, '/api/views', { vehicleId }, { 'user-agent': 'Mozilla/5.0 (crash -1)' });
    // workerd closes a connection that was idle, perhaps while it is asked again.
    const { body } = await look().catch(look);
    if (body.counted) ledger.views.set(vehicleId, ledger.views.get(vehicleId) + 1);
    else faults.push(`vehicle ${vehicleId} counts nobody any more`);
  }
  await lookAsSellers(databases, origin);
  const isIn = (seen) => [...ledger.views].every(([id, counted]) => (seen.get(id) ?? 0) >= counted);
  let seen = new Map();
  for (const until = performance.now() + FLUSHED_WITHIN_MS; performance.now() < until && !isIn(seen); ) {
    await sleep(1000);
    const counts = await fromShards(
      databases,
      'select listing_id as id, sum(view_count) as views from views group by 1',
    );
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
  return faults;
}

const filesIn = (stateDir) => globSync(resolve(ROOT, stateDir, 'v3/**/*.sqlite'));

/** How many effects wait in the databases of a runtime that has ended. */
export const countEffects = (stateDir) =>
  filesIn(stateDir).reduce((sum, file) => {
    const database = new DatabaseSync(file);
    const isOurs = database.prepare("select 1 from sqlite_master where name = 'effects'").get();
    const count = isOurs ? database.prepare('select count(*) as count from effects').get().count : 0;
    database.close();
    return sum + count;
  }, 0);

/** Opens every database of the runtime, with its own engine. */
export function checkFiles(stateDir) {
  const files = filesIn(stateDir);
  const broken = files.filter((file) => {
    const database = new DatabaseSync(file);
    const [row] = database.prepare('pragma integrity_check').all();
    database.close();
    return row.integrity_check !== 'ok';
  });
  return { files: files.length, broken };
}
