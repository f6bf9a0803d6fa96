import { bucketFor, makeSellers, stockIdInSql } from '../lib/stock.mjs';

const AT_ONCE = 20_000;
const KIND = 0x11;

/**
 * Brings the number of vehicles in each of the given shards (by number) up to `total`: rows of sellers who have nothing else to do
 * with what is measured.
 */
export async function stockVehicles(databases, total, numbers) {
  const sellers = await makeSellers(databases, { kind: KIND, count: databases.shards.length });
  const now = Date.now();
  for (const number of numbers) {
    const shard = databases.shards[number];
    const { id: seller } = sellers.find((one) => one.shard === number);
    const { have } = await shard.prepare('select count(*) as have from vehicles').first();
    for (let from = have; from < total; from += AT_ONCE) {
      await shard
        .prepare(
          `with recursive numbers (n) as (select ?1 union all select n + 1 from numbers where n + 1 < ?2)
           insert into vehicles (id, user_id, name, price_minor, images, year, created_at, updated_at)
           select ${stockIdInSql(KIND + 1, 'n', `'${bucketFor(0, number)}'`)}, ?4, 'Stock ' || n, 10000000, '["stock"]', 2020, ?3, ?3
           from numbers`,
        )
        .bind(from, Math.min(total, from + AT_ONCE), now, seller)
        .run();
    }
  }
}
