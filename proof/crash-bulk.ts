import { post } from '../scripts/lib/client.ts';
import type { Databases, Workers } from '../scripts/lib/workers.ts';
import { idInSql, makeSellers, rowsOf } from './lib/stock.ts';

/** A dealer whose thousand vehicles are repriced in steps and put back while the runtime is killed. */
export interface Dealer {
  id: string;
  cookie: string;
}

const VEHICLES = 1000;
const AT_ONCE = 100;
const PRICE_MINOR = 45_000_000;
const STEP = 100;
const KIND = 0x31;

/** Acknowledged operations, with how many vehicles each has changed or put back. */
const acknowledged = { changed: 0, restored: 0 };

export async function makeDealer(databases: Databases): Promise<Dealer> {
  const [dealer] = await makeSellers(databases, { kind: KIND, count: 1, plan: 'pro' });
  if (!dealer) throw new Error('no dealer');
  const owner = `'${dealer.id}'`;
  const now = Date.now();
  await databases.shards[dealer.shard]
    ?.prepare(
      `with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n < ${VEHICLES - 1})
       insert into vehicles (id, user_id, name, price_minor, images, year, created_at, updated_at)
       select ${idInSql(KIND, 'n', owner)}, ${owner}, 'Dealer ' || n, ${PRICE_MINOR}, '["stock"]', 2020, ${now}, ${now} from numbers`,
    )
    .run();
  return dealer;
}

interface Own {
  id: string;
  version: number;
}

/** The nth hundred of the dealer's stock, which is listed newest first, with what the list says of it. */
async function stockOf(origin: string, { id, cookie }: Dealer, nth: number): Promise<Own[]> {
  const first = (VEHICLES - nth * AT_ONCE).toString(16).padStart(9, '0');
  const cursor = `01a00000-0000-7000-8${KIND.toString(16).padStart(3, '0')}-${first}${id.slice(-3)}`;
  const answer = await fetch(`${origin}/api/vehicles?limit=${AT_ONCE}&cursor=${cursor}`, {
    headers: { cookie },
  });
  return (await answer.json()) as Own[];
}

/** Acknowledged operations that are not put back yet. */
const operations: string[] = [];

/** Raises the prices of a hundred, or puts back what was raised last. */
export async function reprice(origin: string, dealer: Dealer, turn: number) {
  const send = (path: string, json: object) => post(origin, path, json, { cookie: dealer.cookie });
  const last = operations.pop();
  if (last) {
    const undone = await send(`/api/bulk/prices/${last}/undo`, {});
    if (undone.ok) acknowledged.restored += ((await undone.json()) as { restored: string[] }).restored.length;
    return;
  }
  const stock = await stockOf(origin, dealer, turn % (VEHICLES / AT_ONCE));
  const vehicles = stock.map(({ id, version }) => ({ id, version }));
  const operation = `crash-bulk-${String(turn).padStart(8, '0')}`;
  const change = { by: 'amount', amount: STEP, currency: 'INR' };
  const answer = await send('/api/bulk/prices', { operation, vehicles, change });
  if (!answer.ok) return;
  acknowledged.changed += ((await answer.json()) as { changed: string[] }).changed.length;
  operations.push(operation);
}

/**
 * Where a price does not follow from the record of changes, one line each: each change starts from the price before it,
 * and the last one is the vehicle's. What was acknowledged is recorded.
 */
export async function compareBulk({ databases: { shards } }: Workers, { id }: Dealer): Promise<string[]> {
  const broken = await rowsOf<{ id: string; problem: string }>(
    shards,
    `with steps as (
       select vehicle_id as id, before ->> 'price' as was, after ->> 'price' as now,
         lag(after ->> 'price') over each as last, lead(id) over each is null as is_latest
       from changes where owner_id = '${id}' and before ->> 'price' is not null
       window each as (partition by vehicle_id order by id))
     select s.id, case when s.was <> coalesce(s.last, v_first.price) then 'starts from another price' else 'ends with another price' end as problem
     from steps s join vehicles v on v.id = s.id, (select ${PRICE_MINOR} as price) v_first
     where s.was <> coalesce(s.last, v_first.price) or (s.is_latest and s.now <> v.price_minor)`,
  );
  const untouched = await rowsOf<{ id: string }>(
    shards,
    `select id from vehicles v where user_id = '${id}' and price_minor <> ${PRICE_MINOR}
       and not exists (select 1 from changes c where c.vehicle_id = v.id)`,
  );
  const [recorded] = await rowsOf<{ up: number; down: number }>(
    shards,
    `select count(*) filter (where after ->> 'price' > before ->> 'price') as up,
       count(*) filter (where after ->> 'price' < before ->> 'price') as down
     from changes where owner_id = '${id}' having count(*) > 0`,
  );
  const faults = [
    ...broken.map(({ id: vehicle, problem }) => `vehicle ${vehicle} ${problem}`),
    ...untouched.map(({ id: vehicle }) => `vehicle ${vehicle} changed without a record`),
  ];
  if (acknowledged.changed === 0 || acknowledged.restored === 0)
    faults.push('nothing was repriced, or undone');
  if ((recorded?.up ?? 0) < acknowledged.changed) faults.push('an acknowledged change is not recorded');
  if ((recorded?.down ?? 0) < acknowledged.restored) faults.push('an acknowledged undo is not recorded');
  return faults;
}

export const repriced = () => `${acknowledged.changed}, ${acknowledged.restored} of them put back`;
