import { type SQL, sql } from 'drizzle-orm';
import { shortCodes } from '../../../schema/shard';
import { newIdInSql, runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { notifyWhere, told } from '../notifications/notifications.sql';
import type { Person } from './erase.queries';

/** A listing also has objects, each of which takes a request. */
const MAX_BATCH = 25;

const idsOf = async (db: ShardDb, from: SQL): Promise<string[]> =>
  (await db.all<{ id: string }>(sql`${from} limit ${MAX_BATCH}`)).map(({ id }) => id);

const inList = (ids: string[]) => sql`in (select value from json_each(${JSON.stringify(ids)}))`;

/** Republished pages of this person's vehicles. */
export const listResellersPages = (db: ShardDb, { id }: Person) =>
  db.all<{ id: string; republisherId: string }>(sql`select g.page_id as id, g.republisher_id as republisherId
    from vehicles v join republish_grants g on g.vehicle_id = v.id where v.user_id = ${id} limit ${MAX_BATCH}`);

/** In the owners' shard: grants, and the owners' notifications about these pages. */
export const deleteGrants = (db: ShardDb, pageIds: string[]) =>
  runTogether(db, [
    sql`delete from notifications where user_id in (select owner_id from republish_grants where page_id ${inList(pageIds)})
      and "values" ->> 'page' ${inList(pageIds)}`,
    sql`delete from republish_grants where page_id ${inList(pageIds)}`,
  ]);

/** This person's republished pages, whatever their status. */
export const listOwnPages = (db: ShardDb, { id }: Person) =>
  idsOf(db, sql`select id from republished_vehicles where republisher_id = ${id}`);

export const listVehicles = (db: ShardDb, { id }: Person) =>
  idsOf(db, sql`select id from vehicles where user_id = ${id}`);

/** Notifications about what is being erased. */
const deleteNotices = (people: SQL, things: SQL) => sql`
  delete from notifications where user_id in (${people})
    and (related_entity_id in (${things}) or "values" ->> 'page' in (${things}))`;

const deleteViews = (ids: string[]): SQL[] => [
  sql`delete from views where listing_id ${inList(ids)}`,
  sql`delete from view_milestones where listing_id ${inList(ids)}`,
];

/** Deletes republished pages, with their republishers' notifications about them. */
export async function deletePages(db: ShardDb, ids: string[]): Promise<void> {
  const pages = sql`from republished_vehicles where id ${inList(ids)}`;
  await runTogether(db, [
    deleteNotices(
      sql`select republisher_id ${pages}`,
      sql`select id ${pages} union select id from leads where listing_id ${inList(ids)}`,
    ),
    ...deleteViews(ids),
    updateWhere(shortCodes, { republishedVehicleId: null }, sql`where republished_vehicle_id ${inList(ids)}`),
    sql`delete ${pages}`,
  ]);
}

/**
 * Notifies resellers that their pages end, without naming the owner; called before deletePages. Returns the
 * notifications' ids.
 */
export async function notifyResellers(db: ShardDb, ids: string[], now: number) {
  return db.all<{ id: string; userId: string }>(
    sql`${notifyWhere(
      {
        id: newIdInSql(now, sql`r.republisher_id`),
        userId: sql`r.republisher_id`,
        ...told('owner_left', {}),
        // Only once, even if the job is interrupted after this.
        relatedEntityId: sql`'closed ' || r.id`,
        createdAt: now,
      },
      sql`from republished_vehicles r where r.id ${inList(ids)} and r.status = 'active' and not exists (
      select 1 from notifications n where n.user_id = r.republisher_id and n.related_entity_id = 'closed ' || r.id)`,
    )} returning id, user_id as userId`,
  );
}

/** People with requests for these vehicles. */
export const listRequesters = (db: ShardDb, ids: string[]) =>
  db.all<{ id: string }>(sql`select requester_id as id from rc_access_requests where vehicle_id ${inList(ids)}
    union select requester_id from republish_requests where vehicle_id ${inList(ids)}`);

/** In the requesters' shard, where their lists and notifications name the vehicle. */
export const deleteAnswers = (db: ShardDb, requesters: string[], vehicleIds: string[]) =>
  runTogether(db, [
    sql`delete from notifications where user_id ${inList(requesters)} and related_entity_id ${inList(vehicleIds)}`,
    sql`delete from outgoing_requests where requester_id ${inList(requesters)} and vehicle_id ${inList(vehicleIds)}`,
  ]);

/** Deletes vehicles, with their owner's notifications about them. */
export async function deleteVehicles(db: ShardDb, ids: string[]): Promise<void> {
  const of = inList(ids);
  await runTogether(db, [
    deleteNotices(
      sql`select user_id from vehicles where id ${of}`,
      sql`select value from json_each(${JSON.stringify(ids)}) union select id from leads where listing_id ${of}`,
    ),
    ...deleteViews(ids),
    sql`delete from vehicles where id ${of}`,
  ]);
}
