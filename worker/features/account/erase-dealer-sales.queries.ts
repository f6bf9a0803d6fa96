import { sql } from 'drizzle-orm';
import { dealerOffers, dealerSales } from '../../../schema/shard';
import { runTogether, type ShardDb, updateWhere } from '../../platform/db';
import type { Person } from './erase.queries';

const MAX_BATCH = 100;

const inList = (ids: readonly string[]) => sql`in (select value from json_each(${JSON.stringify(ids)}))`;

/** Some of the vehicles that the person has sold to dealers, or was sold as a dealer, with the other side. */
export const listDealerSales = (db: ShardDb, { id }: Person) =>
  db.all<{
    id: string;
    otherId: string;
  }>(sql`select id, dealer_id as otherId from dealer_sales where owner_id = ${id}
    union all select id, seller_id from dealer_offers where dealer_id = ${id} limit ${MAX_BATCH}`);

/**
 * In the other sellers' shards: deletes sales that nobody has accepted, with their notifications, and the person's name
 * from the others. Lines of their stock books are kept as long as those of any other sale.
 */
export const forgetOtherSide = (db: ShardDb, ids: readonly string[]) =>
  runTogether(db, [
    sql`delete from notifications where related_entity_id ${inList(ids)} and kind = 'dealer_offered'
      and user_id in (select dealer_id from dealer_offers where id ${inList(ids)})`,
    sql`delete from notifications where kind = 'dealer_answered'
      and user_id in (select owner_id from dealer_sales where id ${inList(ids)})
      and related_entity_id in (select vehicle_id from dealer_sales where id ${inList(ids)})`,
    sql`delete from dealer_offers where id ${inList(ids)} and status <> 'accepted'`,
    updateWhere(dealerOffers, { sellerName: '', sellerPhone: null }, sql`where id ${inList(ids)}`),
    sql`delete from dealer_sales where id ${inList(ids)} and status <> 'accepted'`,
    updateWhere(dealerSales, { dealerName: '', dealerPhone: '' }, sql`where id ${inList(ids)}`),
  ]);

export const deleteDealerSales = (db: ShardDb, ids: readonly string[]) =>
  runTogether(db, [
    sql`delete from dealer_sales where id ${inList(ids)}`,
    sql`delete from dealer_offers where id ${inList(ids)}`,
  ]);
