import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../scripts/lib/run.ts';
import type { Databases, Workers } from '../scripts/lib/workers.ts';
import { ledger, view } from './crash-writes.ts';
import { rowsOf, storedViews } from './lib/stock.ts';

/** After half a minute an effect is left to the job. */
const EFFECTS_DONE_WITHIN_MS = 120_000;

type Row = { id: string } & Record<string, string | number>;

const byId = (rows: Row[]) => new Map(rows.map(({ id, ...row }) => [id, JSON.stringify(row)]));

/** One line for each item of `left` that differs in `right`, or is missing there. */
const compareBy = <Value>(what: string, left: Map<string, Value>, right: Map<string, Value>) =>
  [...left].flatMap(([id, value]) =>
    right.get(id) === value ? [] : [`${what} ${id}: ${value}, ${right.get(id)}`],
  );

/** Lets the job finish what kills have cut off; one line if it does not. */
async function finishEffects({ miniflare, databases: { directory, shards } }: Workers) {
  const worker = await miniflare.getWorker('chaabi');
  for (const until = performance.now() + EFFECTS_DONE_WITHIN_MS; ; await sleep(1000)) {
    const left = await rowsOf<Row>([directory, ...shards], 'select id, attempts from effects');
    if (left.length === 0 || performance.now() > until)
      return left.map(({ id, attempts }) => `effect ${id} is not done after ${attempts} attempts`);
    await worker.scheduled({ cron: '*/5 * * * *' });
  }
}

/** Where a directory and its shards, or two shards, disagree. */
async function disagreements({ directory, shards }: Databases) {
  const columns = 'subscription_plan as plan, subscription_ends_at as ends';
  const accounts = await rowsOf<Row>([directory], `select id, version, ${columns} from accounts`);
  const sellers = await rowsOf<Row>(shards, `select id, account_version as version, ${columns} from sellers`);
  const pages = await rowsOf<Row>(
    shards,
    "select id, status from republished_vehicles where status <> 'withdrawn'",
  );
  const grants = await rowsOf<Row>(shards, 'select page_id as id, status from republish_grants');
  const live = new Set(pages.flatMap(({ id, status }) => (status === 'active' ? [id] : [])));
  return [
    ...compareBy('account', byId(accounts), byId(sellers)),
    ...compareBy('page', byId(pages), byId(grants)),
    ...compareBy('grant', byId(grants), byId(pages)),
    ...ledger.republished.filter((id) => !live.has(id)).map((id) => `page ${id} is lost`),
  ];
}

/** Leads, plans, codes and invoices that are lost or duplicated. */
async function lostRows({ directory, shards }: Databases) {
  const leads = await rowsOf<{ id: string; price: number }>(
    shards,
    'select id, offer_price_minor as price from leads',
  );
  const faults = compareBy('lead', ledger.leads, new Map(leads.map(({ id, price }) => [id, price])));
  const changes = await rowsOf<{ id: string; count: number }>(
    [directory],
    `select user_id as id, count(*) as count from plan_changes where user_id like '01a00000-%-8001-%' group by 1`,
  );
  const plans = new Map(changes.map(({ id, count }) => [id, count]));
  const wanted = [...ledger.redeemed, ...ledger.paid, ...plans.keys()].map((id) => [id, 1] as const);
  faults.push(...compareBy('plans of', new Map(wanted), plans));
  const [code] = await rowsOf<{ used: number; redeemed: number }>(
    [directory],
    `select used_count as used,
       (select count(*) from gift_code_redemptions where gift_code_id = 'crash-code') as redeemed
     from gift_codes where id = 'crash-code'`,
  );
  if (code?.used !== code?.redeemed)
    faults.push(`the code counts ${code?.used}, and ${code?.redeemed} have it`);
  const numbers = await rowsOf<{ number: number; before: number | null }>(
    [directory],
    `select invoice_number as number, lag(invoice_number) over (order by invoice_number) as before
     from payment_records where invoice_number is not null`,
  );
  for (const { number, before } of numbers)
    if (before !== null && number !== before + 1) faults.push(`invoice ${number} follows ${before}`);
  const broken = await rowsOf([directory, ...shards], 'pragma foreign_key_check');
  return broken.length > 0 ? [...faults, 'a foreign key leads nowhere'] : faults;
}

/**
 * A counted view whose response died with the server may be stored: at most the views in progress at each
 * kill.
 */
async function lostViews({ origin, databases }: Workers, underWay: number) {
  const faults: string[] = [];
  // One more view shows that counting continues.
  for (const id of ledger.views.keys()) {
    // workerd closes an idle connection, perhaps just as it is reused.
    const isCounted = await view(origin, id, -1).catch(() => view(origin, id, -1));
    if (!isCounted) faults.push(`vehicle ${id} counts no views any more`);
  }
  const stored = await storedViews(databases, origin, ledger.views);
  let unacknowledged = 0;
  for (const [id, counted] of ledger.views) {
    const more = (stored.get(id) ?? 0) - counted;
    if (more < 0) faults.push(`vehicle ${id} lacks ${-more} views`);
    unacknowledged += Math.max(0, more);
  }
  if (unacknowledged > underWay) faults.push(`${unacknowledged} views beyond those acknowledged`);
  return faults;
}

/**
 * What is lost, duplicated or damaged, one line each; `underWay` is how many writes may have died with their
 * responses.
 */
export const compare = async (workers: Workers, underWay: number) => [
  ...(await finishEffects(workers)),
  ...(await disagreements(workers.databases)),
  ...(await lostRows(workers.databases)),
  ...(await lostViews(workers, underWay)),
];

/**
 * Opens every database of a runtime that has ended; reports whether it is intact, and how many effects wait
 * in it.
 */
export const inspectFiles = (stateDir: string) =>
  globSync(resolve(ROOT, stateDir, 'v3/**/*.sqlite')).map((file) => {
    const database = new DatabaseSync(file);
    const isOurs = database.prepare("select 1 from sqlite_master where name = 'effects'").get();
    const effects = isOurs
      ? Number(database.prepare('select count(*) as count from effects').get()?.count)
      : 0;
    const isWhole = database.prepare('pragma integrity_check').get()?.integrity_check === 'ok';
    database.close();
    return { file, effects, isWhole };
  });
