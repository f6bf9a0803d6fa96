import { type Database, idInSql, makeSellers, rowsOf } from '../lib/stock.ts';
import type { Databases } from '../lib/workers.ts';

const AT_ONCE = 20_000;
const KIND = { bystanders: 0x11, sellers: 0x21, vehicles: 0x22, leads: 0x23, offers: 0x24 };

/** Runs an insertion that selects from `numbers`, where `n` goes up to `to`; the ids of sellers are ?1. */
async function insertNumbered(database: Database, sellers: string[], to: number, sql: string, from = 0) {
  for (let first = from; first < to; first += AT_ONCE) {
    const last = Math.min(to, first + AT_ONCE) - 1;
    const numbers = `(n) as (select ${first} union all select n + 1 from numbers where n < ${last})`;
    await database.prepare(`with recursive numbers ${numbers} ${sql}`).bind(JSON.stringify(sellers)).run();
  }
}

/** Whose the nth vehicle is: each is the next seller's. */
const ownerInSql = (nth: string, sellers: string[]) =>
  `(?1 ->> ('$[' || (${nth} % ${sellers.length}) || ']'))`;

function insertVehicles(shard: Database, sellers: string[], to: number, from = 0) {
  const owner = ownerInSql('n', sellers);
  const now = Date.now();
  return insertNumbered(
    shard,
    sellers,
    to,
    `insert into vehicles (id, user_id, name, price_minor, images, year, created_at, updated_at)
     select ${idInSql(KIND.vehicles, 'n', owner)}, ${owner}, 'Stock ' || n, 45000000, '["stock"]', 2020, ${now}, ${now} from numbers`,
    from,
  );
}

/** Brings the number of vehicles in shards (by number) up to `total`: of sellers who have nothing else to do with what is measured. */
export async function stockVehicles(databases: Databases, total: number, numbers: number[]) {
  const sellers = await makeSellers(databases, { kind: KIND.bystanders, count: databases.shards.length });
  for (const [number, shard] of databases.shards.entries()) {
    if (!numbers.includes(number)) continue;
    const [row] = await rowsOf<{ count: number }>([shard], 'select count(*) as count from vehicles');
    const own = sellers.filter((seller) => seller.shard === number);
    await insertVehicles(
      shard,
      own.map(({ id }) => id),
      total,
      row?.count,
    );
  }
}

const SELLERS = 250;
const VEHICLES = 10_000;
const LEADS_EACH = 10;
const VIEW_DAYS = 20;
const VIEWS_A_DAY = 5;

/** A shard's share of the market. */
async function stockShard(shard: Database, sellers: string[], vehicles: number) {
  await insertVehicles(shard, sellers, vehicles);
  const nth = `n / ${LEADS_EACH}`;
  const owner = ownerInSql(nth, sellers);
  const [vehicle, lead, offer] = [
    idInSql(KIND.vehicles, nth, owner),
    idInSql(KIND.leads, 'n', owner),
    idInSql(KIND.offers, 'n', owner),
  ];
  const at = `${Date.now() - 86_400_000} - n * 100`;
  const insertLeads = (sql: string) =>
    insertNumbered(shard, sellers, vehicles * LEADS_EACH, `${sql} from numbers`);
  await insertLeads(
    `insert into leads (id, vehicle_id, listing_id, owner_id, buyer_name, buyer_mobile, offer_price_minor, offer_currency,
       last_offer_id, last_offer_at, created_at, updated_at)
     select ${lead}, ${vehicle}, ${vehicle}, ${owner}, 'Test Buyer', '+9170' || printf('%08d', n), 40000000, 'INR', ${offer}, ${at}, ${at}, ${at}`,
  );
  await insertLeads(
    `insert into lead_offers (id, lead_id, listing_id, owner_id, price_minor, currency, source, network_hash, consent_version, created_at)
     select ${offer}, ${lead}, ${vehicle}, ${owner}, 40000000, 'INR', 'link', '', '2026-11-1', ${at}`,
  );
  const days = JSON.stringify(Array.from({ length: VIEW_DAYS }, (_, day) => day + 1));
  await insertNumbered(
    shard,
    sellers,
    vehicles,
    `insert into views (listing_id, month, view_count, days)
     select ${idInSql(KIND.vehicles, 'n', ownerInSql('n', sellers))}, m.month, m.views, m.days from numbers, (
       select substr(day, 1, 7) as month, count(*) * ${VIEWS_A_DAY} as views, json_group_object(substr(day, 9), ${VIEWS_A_DAY}) as days
       from (select date('now', '-' || value || ' days') as day from json_each('${days}'))
       group by 1) m`,
  );
}

/** What a market of some years holds, on all shards: 10,000 vehicles, 100,000 leads with their offers, 1,000,000 views. */
export async function stockMarket(databases: Databases) {
  const wanted = { kind: KIND.sellers, count: SELLERS, plan: 'pro', username: 'load-seller' };
  const sellers = await makeSellers(databases, wanted);
  const { shards } = databases;
  for (const [number, shard] of shards.entries()) {
    const own = sellers.filter((seller) => seller.shard === number);
    await stockShard(
      shard,
      own.map(({ id }) => id),
      VEHICLES / shards.length,
    );
  }
  const vehicles = await rowsOf<{ id: string }>(shards, `select id from vehicles where name like 'Stock %'`);
  return {
    cookies: sellers.map(({ cookie }) => cookie),
    usernames: sellers.map(({ name }) => `${name}`),
    vehicles: vehicles.map(({ id }) => id),
    viewsEach: VIEW_DAYS * VIEWS_A_DAY,
  };
}
