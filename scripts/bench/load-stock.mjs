import { fromShards, makeSellers, stockIdInSql } from '../lib/stock.mjs';

const SELLERS = 250;
const VEHICLES = 10_000;
const LEADS_EACH = 10;
const VIEW_DAYS = 20;
const VIEWS_A_DAY = 5;
const KIND = { sellers: 0x21, vehicles: 0x22, leads: 0x23, offers: 0x24 };

const numbers = (count) =>
  `with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n + 1 < ${count})`;

/** A shard's share of the market: each of its vehicles is the next seller's. */
async function stockShard(shard, sellers, vehicles, now) {
  const run = (sql) =>
    shard
      .prepare(sql)
      .bind(now, JSON.stringify(sellers.map(({ id }) => id)))
      .run();
  const owner = `(?2 ->> ('$[' || (n % ${sellers.length}) || ']'))`;
  const bucket = `substr(${owner}, -3)`;
  const vehicle = stockIdInSql(KIND.vehicles, 'n', bucket);
  await run(
    `${numbers(vehicles)}
     insert into vehicles (id, user_id, name, price_minor, images, year, created_at, updated_at)
     select ${vehicle}, ${owner}, 'Stock ' || n, 45000000, '["stock"]', 2020, ?1, ?1 from numbers`,
  );
  for (let buyer = 0; buyer < LEADS_EACH; buyer++) {
    const nth = `(n * ${LEADS_EACH} + ${buyer})`;
    const [lead, offer] = [KIND.leads, KIND.offers].map((kind) => stockIdInSql(kind, nth, bucket));
    const mobile = `'+9170' || printf('%08d', ${nth})`;
    const at = `?1 - 86400000 - n * 1000 - ${buyer}`;
    await run(
      `${numbers(vehicles)}
       insert into leads (id, vehicle_id, listing_id, owner_id, buyer_name, buyer_mobile, offer_price_minor, offer_currency,
         last_offer_id, last_offer_at, created_at, updated_at)
       select ${lead}, ${vehicle}, ${vehicle}, ${owner}, 'Test Buyer', ${mobile}, 40000000, 'INR', ${offer}, ${at}, ${at}, ${at}
         from numbers`,
    );
    await run(
      `${numbers(vehicles)}
       insert into lead_offers (id, lead_id, listing_id, owner_id, price_minor, currency, source, network_hash, consent_version,
         created_at)
       select ${offer}, ${lead}, ${vehicle}, ${owner}, 40000000, 'INR', 'link', '', '2026-11-1', ${at} from numbers`,
    );
  }
  const days = JSON.stringify(Array.from({ length: VIEW_DAYS }, (_, day) => day + 1));
  await run(
    `${numbers(vehicles)}
     insert into views (listing_id, month, view_count, days)
     select ${vehicle}, m.month, m.views, m.days from numbers, (
       select substr(day, 1, 7) as month, count(*) * ${VIEWS_A_DAY} as views, json_group_object(substr(day, 9), ${VIEWS_A_DAY}) as days
       from (select date('now', '-' || value || ' days') as day from json_each('${days}'))
       group by 1) m where ?1 > 0`,
  );
}

/** What a market of some years holds, on all shards: 10,000 vehicles, 100,000 leads with their offers, 1,000,000 views. */
export async function stockMarket(databases) {
  const sellers = await makeSellers(databases, {
    kind: KIND.sellers,
    count: SELLERS,
    plan: 'pro',
    username: 'load-seller',
  });
  const { shards } = databases;
  for (const [number, shard] of shards.entries()) {
    const own = sellers.filter((seller) => seller.shard === number);
    await stockShard(shard, own, VEHICLES / shards.length, Date.now());
  }
  const vehicles = await fromShards(databases, `select id from vehicles where name like 'Stock %'`);
  return {
    cookies: sellers.map(({ cookie }) => cookie),
    usernames: sellers.map(({ name }) => name),
    vehicles: vehicles.map(({ id }) => id),
    viewsEach: VIEW_DAYS * VIEWS_A_DAY,
  };
}
