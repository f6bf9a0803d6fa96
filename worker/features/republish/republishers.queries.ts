import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { republishedVehicles, republishGrants, republishRequests, sellers } from '../../../schema/shard';
import { insertWhere, type ShardDb } from '../../platform/db';
import { allViewsOf } from '../views/views.sql';
import { pushCutOff, pushRequest } from './republish.sql';

/** The pages of an owner's vehicle, past and present, latest first: at most `limit`. */
export async function listPageIds(
  db: ShardDb,
  ownerId: string,
  vehicleId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: republishGrants.pageId })
    .from(republishGrants)
    .where(and(eq(republishGrants.vehicleId, vehicleId), eq(republishGrants.ownerId, ownerId)))
    .orderBy(desc(republishGrants.pageId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Republished pages with their figures, from their republishers' shard. */
export const listPages = (db: ShardDb, ids: readonly string[]) =>
  db
    .select({
      page: getTableColumns(republishedVehicles),
      firstName: sellers.firstName,
      lastName: sellers.lastName,
      firmName: sellers.firmName,
      views: allViewsOf(republishedVehicles.id),
      leads: sql<number>`(select count(*) from leads where listing_id = ${republishedVehicles.id})`,
    })
    .from(republishedVehicles)
    .innerJoin(sellers, eq(sellers.id, republishedVehicles.republisherId))
    .where(sql`${republishedVehicles.id} in (select value from json_each(${JSON.stringify(ids)}))`);

interface CutOff {
  ownerId: string;
  vehicleId: string;
  republishedId: string;
  requestId: string;
  cause: string;
  now: number;
}

/**
 * Ends one republisher's grant at once, excludes them, and stores the effect for their shard. False if the
 * grant is not valid or not for this owner's vehicle.
 */
export async function cutOff(db: ShardDb, cut: CutOff): Promise<boolean> {
  const { ownerId, vehicleId, republishedId, cause, now } = cut;
  const ended = sql`from republish_grants g
    where g.page_id = ${republishedId} and g.vehicle_id = ${vehicleId} and g.status = 'ended' and g.ended_reason = 'cut_off'
      and g.updated_at = ${now}`;
  const [rows] = await db.batch([
    db
      .update(republishGrants)
      .set({
        status: 'ended',
        endedReason: 'cut_off',
        version: sql`${republishGrants.version} + 1`,
        updatedAt: now,
      })
      .where(
        and(
          eq(republishGrants.pageId, republishedId),
          eq(republishGrants.vehicleId, vehicleId),
          eq(republishGrants.ownerId, ownerId),
          eq(republishGrants.status, 'active'),
        ),
      )
      .returning({ id: republishGrants.pageId }),
    db.run(
      sql`${insertWhere(
        republishRequests,
        {
          id: cut.requestId,
          vehicleId,
          ownerId,
          requesterId: sql`g.republisher_id`,
          requesterName: sql`g.republisher_name`,
          status: 'revoked',
          createdAt: now,
          updatedAt: now,
        },
        ended,
      )} on conflict (vehicle_id, requester_id) do update set status = 'revoked', updated_at = excluded.updated_at`,
    ),
    db.run(pushCutOff(republishedId, cause, now)),
    db.run(
      pushRequest({
        cause,
        kind: 'republish',
        which: sql`r.vehicle_id = ${vehicleId} and r.updated_at = ${now}
          and r.requester_id = (select g.republisher_id ${ended})`,
        notice: sql`'null'`,
        now,
      }),
    ),
  ]);
  return rows.length === 1;
}
