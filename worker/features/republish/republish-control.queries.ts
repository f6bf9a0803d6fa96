import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { RepublishDecision, RepublishRequestStatus } from '../../../schema/republish/input';
import { republishGrants, republishRequests, sellers, vehicles } from '../../../schema/shard';
import { insertWhere, newIdInSql, runReturning, type ShardDb, updateWhere } from '../../platform/db';
import { notify, told } from '../notifications/notifications.sql';
import { minorUnits } from '../vehicles/price.sql';
import { isForSale, isPublic } from '../vehicles/visibility.sql';
import { answerNotice, pushEndedGrant, pushRequest } from './republish.sql';

export type RepublishRequestRow = typeof republishRequests.$inferSelect;

/**
 * A viewer's republishing status for a vehicle that is up and not theirs; null if there is nothing to
 * republish.
 */
export async function findStanding(db: ShardDb, vehicleId: string, viewerId: string) {
  const [row] = await db
    .select({
      policy: vehicles.republishPolicy,
      republishedId: sql<string | null>`(
        select r.page_id from republish_grants r
        where r.vehicle_id = ${vehicles.id} and r.republisher_id = ${viewerId} and r.status = 'active'
      )`,
      request: republishRequests.status,
    })
    .from(vehicles)
    .innerJoin(sellers, eq(sellers.id, vehicles.userId))
    .leftJoin(
      republishRequests,
      and(eq(republishRequests.vehicleId, vehicles.id), eq(republishRequests.requesterId, viewerId)),
    )
    .where(and(eq(vehicles.id, vehicleId), isPublic(), sql`${vehicles.userId} <> ${viewerId}`));
  return row ?? null;
}

interface NewRequest {
  /** Major units. */
  wishedPrice: number | null;
  id: string;
  notificationId: string;
  vehicleId: string;
  requesterId: string;
  requesterName: string;
  requesterPerson: string | null;
  requesterMobile: string | null;
  now: number;
}

/**
 * Sends a request to an owner who wants to be asked, with a notification, in one batch; returns the owner.
 * Repeating it changes nothing.
 */
export async function insertRequest(db: ShardDb, request: NewRequest): Promise<string | null> {
  const { id, vehicleId, requesterId, wishedPrice, now } = request;
  const results = await runReturning<{ ownerId: string }>(db, [
    sql`${insertWhere(
      republishRequests,
      {
        id,
        vehicleId,
        ownerId: sql`v.user_id`,
        requesterId,
        requesterName: request.requesterName,
        requesterPerson: request.requesterPerson,
        requesterMobile: request.requesterMobile,
        wishedPriceMinor: wishedPrice === null ? null : minorUnits(wishedPrice, sql`v.currency`),
        wishedCurrency: wishedPrice === null ? null : sql`v.currency`,
        createdAt: now,
        updatedAt: now,
      },
      sql`from vehicles v join sellers o on o.id = v.user_id where v.id = ${vehicleId} and ${isForSale('v', 'o')}
        and v.republish_policy = 'ask' and v.user_id <> ${requesterId}`,
    )} on conflict do nothing`,
    ...notify(
      {
        id: request.notificationId,
        userId: sql`r.owner_id`,
        ...told('republish_asked', { requester: request.requesterName, vehicle: sql`v.name` }),
        relatedEntityId: id,
        createdAt: now,
      },
      sql`from republish_requests r join vehicles v on v.id = r.vehicle_id where r.id = ${id}`,
    ),
    pushRequest({ cause: id, kind: 'republish', which: sql`r.id = ${id}`, notice: sql`'null'`, now }),
    sql`select owner_id as ownerId from republish_requests where id = ${id}`,
  ]);
  return results.at(-1)?.[0]?.ownerId ?? null;
}

/** An owner's incoming requests, newest first. */
export function listRequests(db: ShardDb, ownerId: string, cursor: string | undefined, limit: number) {
  return db
    .select({
      ...getTableColumns(republishRequests),
      vehicleName: vehicles.name,
    })
    .from(republishRequests)
    .innerJoin(vehicles, eq(vehicles.id, republishRequests.vehicleId))
    .where(and(eq(republishRequests.ownerId, ownerId), cursor ? lt(republishRequests.id, cursor) : undefined))
    .orderBy(desc(republishRequests.id))
    .limit(limit);
}

interface Decision {
  id: string;
  ownerId: string;
  cause: string;
  status: RepublishDecision;
  /** The statuses from which the decision is allowed. */
  from: readonly RepublishRequestStatus[];
  now: number;
}

/**
 * Decides, ends the grant of a person who loses permission, and stores the effect for their shard, in one
 * batch; null if the status does not allow the decision.
 */
export async function decideRequest(db: ShardDb, decision: Decision): Promise<RepublishRequestRow | null> {
  const { id, ownerId, cause, status, from, now } = decision;
  const isDecided = sql`q.id = ${id} and q.owner_id = ${ownerId} and q.status = ${status} and q.updated_at = ${now}`;
  const notice = answerNotice(`republish_${status}`, newIdInSql(now, sql`r.requester_id`), now);
  const [rows] = await db.batch([
    db
      .update(republishRequests)
      .set({ status, updatedAt: now })
      .where(
        and(
          eq(republishRequests.id, id),
          eq(republishRequests.ownerId, ownerId),
          inArray(republishRequests.status, [...from]),
        ),
      )
      .returning(),
    db.run(
      pushRequest({ cause, kind: 'republish', which: sql`r.id = ${id} and changes() = 1`, notice, now }),
    ),
    db.run(
      updateWhere(
        republishGrants,
        { status: 'ended', endedReason: 'cut_off', version: sql`version + 1`, updatedAt: now },
        sql`from republish_requests q
      where ${status} = 'revoked' and ${isDecided} and q.vehicle_id = republish_grants.vehicle_id
        and q.requester_id = republisher_id and republish_grants.status = 'active'`,
      ),
    ),
    db.run(
      pushEndedGrant(
        sql`g.page_id in (select h.page_id from republish_requests q join republish_grants h
          on h.vehicle_id = q.vehicle_id and h.republisher_id = q.requester_id where ${isDecided})`,
        cause,
        now,
      ),
    ),
  ]);
  return rows[0] ?? null;
}

export async function findRequest(db: ShardDb, ownerId: string, id: string) {
  const [row] = await db
    .select()
    .from(republishRequests)
    .where(and(eq(republishRequests.id, id), eq(republishRequests.ownerId, ownerId)));
  return row ?? null;
}
