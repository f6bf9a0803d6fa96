import { sql } from 'drizzle-orm';
import { dataIn, ownerOf } from '../../../schema/common/data';
import { isIndexedByUser } from '../../../schema/messages/table';
import * as tables from '../../../schema/shard';
import { runTogether, type ShardDb } from '../../platform/db';
import { offerMailsOf } from '../messages/offer-mails.sql';
import type { Person, Rows } from './erase.queries';

/** Erased in separate steps (erase-account.ts), or with the vehicles that they name. */
const APART = new Set<unknown>([
  tables.sellers,
  tables.vehicles,
  tables.vehicleSuggestions,
  tables.republishedVehicles,
  tables.uploads,
  tables.outgoingRequests,
  tables.dealerSales,
  tables.dealerOffers,
  tables.workplaces,
]);

const messagesOf = (id: string) =>
  sql`(user_id = ${id} and ${isIndexedByUser} or messages.id in (${offerMailsOf(id)}))`;

/**
 * Rows of a person that can simply be deleted; counts come after the rows they count. Each is found by an
 * index.
 */
export const SELLER_ROWS: readonly Rows[] = dataIn(tables)
  .filter(({ table, rules: { kept } }) => kept.with === 'person' && !APART.has(table))
  .toSorted((one, other) => Number(one.rules.kept.counts ?? 0) - Number(other.rules.kept.counts ?? 0))
  // Messages come before the leads by which some of them are found.
  .toSorted((one, other) => Number(other.table === tables.messages) - Number(one.table === tables.messages))
  .map((data) => ({
    table: data.table,
    where: ({ id }) => (data.table === tables.messages ? messagesOf(id) : sql`${ownerOf(data)} = ${id}`),
  }));

const MAX_BATCH = 100;

/** Some of a person's requests to owners. */
export const listOutgoing = (db: ShardDb, { id }: Person) =>
  db.all<{ id: string; vehicleId: string }>(sql`select id, vehicle_id as vehicleId from outgoing_requests
    where requester_id = ${id} limit ${MAX_BATCH}`);

/**
 * In an owners' shard: deletes a person's requests for these vehicles, and the owners' notifications about
 * them. A repeated request has a new id, while its old notifications remain.
 */
export async function deleteRequests(
  db: ShardDb,
  { id }: Person,
  vehicleIds: readonly string[],
): Promise<void> {
  const which = sql`requester_id = ${id} and vehicle_id in (select value from json_each(${JSON.stringify(vehicleIds)}))`;
  await runTogether(db, [
    sql`delete from notifications where user_id in (select owner_id from rc_access_requests where ${which})
      and kind = 'rc_asked' and (
        related_entity_id in (select id from rc_access_requests where ${which})
        or not exists (select 1 from rc_access_requests r where r.id = notifications.related_entity_id))`,
    sql`delete from notifications where user_id in (select owner_id from republish_requests where ${which})
      and kind = 'republish_asked'
      and related_entity_id in (select id from republish_requests where ${which})`,
    sql`delete from rc_access_requests where ${which}`,
    sql`delete from republish_requests where ${which}`,
  ]);
}

export const deleteOutgoing = (db: ShardDb, ids: readonly string[]) =>
  db.run(
    sql`delete from outgoing_requests where id in (select value from json_each(${JSON.stringify(ids)}))`,
  );

/** The last step in the shard. */
export const deleteSeller = (db: ShardDb, { id }: Person) =>
  db.run(sql`delete from sellers where id = ${id}`);
