import { type SQL, sql } from 'drizzle-orm';
import { type Db, newIdInSql, runTogether } from '../../platform/db';
import { notifyWhere } from '../notifications/notifications.guards';
import { blotOut, type Person } from './erase.queries';

/** A listing has objects besides its rows, which are asked one by one. */
const AT_ONCE = 25;

const idsOf = async (db: Db, from: SQL): Promise<string[]> =>
  (await db.all<{ id: string }>(sql`${from} limit ${AT_ONCE}`)).map(({ id }) => id);

const inList = (ids: string[]) => sql`in (select value from json_each(${JSON.stringify(ids)}))`;

/** Pages that others have made of this person's vehicles. */
export const listResellersPages = (db: Db, { id }: Person) =>
  db.all<{ id: string; republisherId: string }>(sql`select r.id, r.republisher_id as republisherId
    from vehicles v join republished_vehicles r on r.original_vehicle_id = v.id where v.user_id = ${id} limit ${AT_ONCE}`);

/** Pages this person has made of others' vehicles, whatever became of them. */
export const listOwnPages = (db: Db, { id }: Person) =>
  idsOf(db, sql`select id from republished_vehicles where republisher_id = ${id}`);

export const listVehicles = (db: Db, { id }: Person) =>
  idsOf(db, sql`select id from vehicles where user_id = ${id}`);

/** What people were told about things that go. */
const deleteNotices = (people: SQL, things: SQL) => sql`
  delete from notifications where user_id in (${people})
    and (related_entity_id in (${things}) or metadata ->> 'republishedId' in (${things}))`;

const deleteViews = (ids: string[]): SQL[] => [
  sql`delete from views where listing_id ${inList(ids)}`,
  sql`delete from view_milestones where listing_id ${inList(ids)}`,
];

/** Deletes republished pages and what was told of them to either side. */
export async function deletePages(db: Db, ids: string[]): Promise<void> {
  const pages = sql`from republished_vehicles where id ${inList(ids)}`;
  await runTogether(db, [
    deleteNotices(
      sql`select republisher_id ${pages} union
        select v.user_id from republished_vehicles r join vehicles v on v.id = r.original_vehicle_id where r.id ${inList(ids)}`,
      sql`select id ${pages} union select id from leads where listing_id ${inList(ids)}`,
    ),
    blotOut(sql`entity_type = 'republished_vehicle' and entity_id ${inList(ids)}`),
    ...deleteViews(ids),
    sql`update short_codes set republished_vehicle_id = null where republished_vehicle_id ${inList(ids)}`,
    sql`delete ${pages}`,
  ]);
}

/** Tells resellers that their pages end, without saying of whose vehicle: before deletePages. Ids of what was told. */
export async function tellResellers(db: Db, ids: string[], now: number): Promise<string[]> {
  const told = await db.all<{ id: string }>(
    sql`${notifyWhere(
      {
        id: newIdInSql(now, sql`r.republisher_id`),
        userId: sql`r.republisher_id`,
        type: 'republish',
        title: 'A page that you republished has ended',
        message: 'The owner of the vehicle has closed their account.',
        relatedEntityType: 'account',
        // Once, also when the job is interrupted after this.
        relatedEntityId: sql`'closed ' || r.id`,
        createdAt: now,
      },
      sql`from republished_vehicles r where r.id ${inList(ids)} and r.status = 'active' and not exists (
      select 1 from notifications n where n.user_id = r.republisher_id and n.related_entity_id = 'closed ' || r.id)`,
    )} returning id`,
  );
  return told.map(({ id }) => id);
}

/** Deletes vehicles, with what others were told of them: their names are in it. */
export async function deleteVehicles(db: Db, ids: string[]): Promise<void> {
  const of = inList(ids);
  await runTogether(db, [
    deleteNotices(
      sql`select requester_id from rc_access_requests where vehicle_id ${of} union
        select requester_id from republish_requests where vehicle_id ${of} union
        select user_id from vehicles where id ${of}`,
      sql`select value from json_each(${JSON.stringify(ids)}) union select id from leads where listing_id ${of}`,
    ),
    ...deleteViews(ids),
    sql`delete from vehicles where id ${of}`,
  ]);
}
