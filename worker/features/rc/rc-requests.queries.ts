import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { RcDecision, RcRequestStatus } from '../../../schema/rc/input';
import { rcAccessRequests, vehicles } from '../../../schema/shard';
import { insertWhere, newIdInSql, runTogether, type ShardDb } from '../../platform/db';
import { notify, told } from '../notifications/notifications.sql';
import { answerNotice, pushRequest } from '../republish/republish.sql';
import { isPublic } from '../vehicles/visibility.sql';

export type RcRequestRow = typeof rcAccessRequests.$inferSelect;

interface NewRequest {
  id: string;
  notificationId: string;
  vehicleId: string;
  requesterId: string;
  requesterName: string;
  now: number;
}

/**
 * Sends the owner a request and a notification, in one batch. A repeated request renews one whose approval
 * has expired, and otherwise changes nothing. False if nothing was requested.
 */
export async function insertRequest(db: ShardDb, request: NewRequest): Promise<boolean> {
  const { id, vehicleId, requesterId, now } = request;
  const [asked] = await runTogether(db, [
    sql`${insertWhere(
      rcAccessRequests,
      {
        id,
        vehicleId,
        ownerId: sql`v.user_id`,
        requesterId,
        requesterName: request.requesterName,
        status: 'pending',
        createdAt: now,
        updatedAt: now,
      },
      sql`from vehicles v join sellers o on o.id = v.user_id where v.id = ${vehicleId} and ${isPublic('v', 'o')}
        and v.rc_key is not null and v.show_rc = 0 and v.user_id <> ${requesterId}`,
    )} on conflict (vehicle_id, requester_id) do update set id = excluded.id, requester_name = excluded.requester_name, status = 'pending', expires_at = null,
        decided_at = null, created_at = excluded.created_at, updated_at = excluded.updated_at
      where status = 'approved' and expires_at <= ${now}`,
    ...notify(
      {
        id: request.notificationId,
        userId: sql`r.owner_id`,
        ...told('rc_asked', { requester: request.requesterName, vehicle: sql`v.name` }),
        relatedEntityId: id,
        createdAt: now,
      },
      sql`from rc_access_requests r join vehicles v on v.id = r.vehicle_id where r.id = ${id}`,
    ),
    pushRequest({ cause: id, kind: 'rc', which: sql`r.id = ${id}`, notice: sql`'null'`, now }),
  ]);
  return asked === 1;
}

export async function findRequest(db: ShardDb, vehicleId: string, requesterId: string) {
  const [row] = await db
    .select()
    .from(rcAccessRequests)
    .where(and(eq(rcAccessRequests.vehicleId, vehicleId), eq(rcAccessRequests.requesterId, requesterId)));
  return row ?? null;
}

/** An owner's incoming requests, newest first. */
export function listRequests(db: ShardDb, ownerId: string, cursor: string | undefined, limit: number) {
  return db
    .select({
      ...getTableColumns(rcAccessRequests),
      vehicleName: vehicles.name,
    })
    .from(rcAccessRequests)
    .innerJoin(vehicles, eq(vehicles.id, rcAccessRequests.vehicleId))
    .where(and(eq(rcAccessRequests.ownerId, ownerId), cursor ? lt(rcAccessRequests.id, cursor) : undefined))
    .orderBy(desc(rcAccessRequests.id))
    .limit(limit);
}

interface Decision {
  id: string;
  ownerId: string;
  cause: string;
  status: RcDecision;
  /** The statuses from which the decision is allowed. */
  from: readonly RcRequestStatus[];
  expiresAt: number | null;
  now: number;
}

/**
 * Decides, and stores the effect for the requester's shard, in one batch; null if the request's status does
 * not allow it.
 */
export async function decideRequest(db: ShardDb, decision: Decision): Promise<RcRequestRow | null> {
  const { id, ownerId, cause, status, from, expiresAt, now } = decision;
  const notice = answerNotice(`rc_${status}`, newIdInSql(now, sql`r.requester_id`), now);
  const [rows] = await db.batch([
    db
      .update(rcAccessRequests)
      .set({ status, expiresAt, decidedAt: now, updatedAt: now })
      .where(
        and(
          eq(rcAccessRequests.id, id),
          eq(rcAccessRequests.ownerId, ownerId),
          inArray(rcAccessRequests.status, [...from]),
        ),
      )
      .returning(),
    db.run(pushRequest({ cause, kind: 'rc', which: sql`r.id = ${id} and changes() = 1`, notice, now })),
  ]);
  return rows[0] ?? null;
}

export async function findOwnedRequest(
  db: ShardDb,
  ownerId: string,
  id: string,
): Promise<RcRequestRow | null> {
  const [row] = await db
    .select()
    .from(rcAccessRequests)
    .where(and(eq(rcAccessRequests.id, id), eq(rcAccessRequests.ownerId, ownerId)));
  return row ?? null;
}
