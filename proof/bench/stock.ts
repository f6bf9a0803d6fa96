import type { Databases } from '../../scripts/lib/workers.ts';
import { type Database, idInSql, makeSellers, rowsOf } from '../lib/stock.ts';

const MAX_BATCH = 20_000;
const KIND = { bystanders: 0x11, sellers: 0x21, vehicles: 0x22, leads: 0x23, offers: 0x24 };

type Sellers = Awaited<ReturnType<typeof makeSellers>>;

/** Runs an insertion that selects from `numbers`, where `n` goes up to `to`; the sellers are ?1. */
async function insertNumbered(database: Database, sellers: Sellers, to: number, sql: string, from = 0) {
  for (let first = from; first < to; first += MAX_BATCH) {
    const last = Math.min(to, first + MAX_BATCH) - 1;
    const numbers = `(n) as (select ${first} union all select n + 1 from numbers where n < ${last})`;
    await database.prepare(`with recursive numbers ${numbers} ${sql}`).bind(JSON.stringify(sellers)).run();
  }
}

/** The owner and the id of the nth vehicle; sellers alternate. */
function vehicleInSql(nth: string, sellers: Sellers) {
  const owner = `(?1 ->> ('$[' || (${nth} % ${sellers.length}) || '].id'))`;
  return { owner, vehicle: idInSql(KIND.vehicles, nth, owner) };
}

function insertVehicles(shard: Database, sellers: Sellers, to: number, from = 0) {
  const { owner, vehicle } = vehicleInSql('n', sellers);
  const now = Date.now();
  const sql = `insert into vehicles (id, user_id, name, price_minor, images, year, created_at, updated_at)
    select ${vehicle}, ${owner}, 'Stock ' || n, 45000000, '["stock"]', 2020, ${now}, ${now} from numbers`;
  return insertNumbered(shard, sellers, to, sql, from);
}

/** Fills shards (by number) with vehicles up to `total`; their sellers are not those who are measured. */
export async function stockVehicles(databases: Databases, total: number, numbers: number[]) {
  const sellers = await makeSellers(databases, { kind: KIND.bystanders, count: databases.shards.length });
  for (const seller of sellers.filter(({ shard }) => numbers.includes(shard))) {
    const shard = databases.shards[seller.shard] as Database;
    const [row] = await rowsOf<{ count: number }>([shard], 'select count(*) as count from vehicles');
    await insertVehicles(shard, [seller], total, row?.count);
  }
}

const SELLERS = 250;
const VEHICLES = 10_000;
const LEADS_EACH = 10;
const VIEW_DAYS = 20;
const VIEWS_A_DAY = 5;

/** A shard's share of the market. */
async function stockShard(shard: Database, sellers: Sellers, vehicles: number) {
  await insertVehicles(shard, sellers, vehicles);
  const { owner, vehicle } = vehicleInSql(`n / ${LEADS_EACH}`, sellers);
  const [lead, offer] = [idInSql(KIND.leads, 'n', owner), idInSql(KIND.offers, 'n', owner)];
  const at = `${Date.now() - 86_400_000} - n * 100`;
  for (const sql of [
    `insert into leads (id, vehicle_id, listing_id, owner_id, buyer_name, buyer_mobile, offer_price_minor,
       offer_currency, last_offer_id, last_offer_at, created_at, updated_at)
     select ${lead}, ${vehicle}, ${vehicle}, ${owner}, 'Test Buyer', '+9170' || printf('%08d', n), 40000000, 'INR',
       ${offer}, ${at}, ${at}, ${at} from numbers`,
    `insert into lead_offers (id, lead_id, listing_id, owner_id, price_minor, currency, source, network_hash,
       consent_version, created_at)
     select ${offer}, ${lead}, ${vehicle}, ${owner}, 40000000, 'INR', 'link', '', '2026-11-1', ${at} from numbers`,
  ])
    await insertNumbered(shard, sellers, vehicles * LEADS_EACH, sql);
  const days = JSON.stringify(Array.from({ length: VIEW_DAYS }, (_, day) => day + 1));
  const views = `insert into views (listing_id, month, view_count, days)
    select ${vehicleInSql('n', sellers).vehicle}, m.month, m.views, m.days from numbers, (
      select substr(day, 1, 7) as month, count(*) * ${VIEWS_A_DAY} as views,
        json_group_object(substr(day, 9), ${VIEWS_A_DAY}) as days
      from (select date('now', '-' || value || ' days') as day from json_each('${days}'))
      group by 1) m`;
  await insertNumbered(shard, sellers, vehicles, views);
}

/** A market after some years: 10,000 vehicles, 100,000 leads with their offers, 1,000,000 views. */
export async function stockMarket(databases: Databases) {
  const wanted = { kind: KIND.sellers, count: SELLERS, plan: 'pro', username: 'load-seller' };
  const sellers = await makeSellers(databases, wanted);
  for (const [number, shard] of databases.shards.entries()) {
    const own = sellers.filter((seller) => seller.shard === number);
    await stockShard(shard, own, VEHICLES / databases.shards.length);
  }
  const vehicles = await rowsOf<{ id: string }>(
    databases.shards,
    "select id from vehicles where name like 'Stock %'",
  );
  return { sellers, vehicles: vehicles.map(({ id }) => id), viewsEach: VIEW_DAYS * VIEWS_A_DAY };
}
