import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { RepublishRequestStatus } from '../../../schema/republish/input';
import { republishedVehicles, republishRequests, users, vehicles } from '../../../schema/tables';
import { type Db, insertWhere } from '../../platform/db';
import { storeMessagesOf } from '../messages/messages.guards';
import { notifyWhere } from '../notifications/notifications.guards';
import { minorUnits } from '../vehicles/price.guards';
import { isForSale, isPublic } from '../vehicles/visibility.guards';
import { allViewsOf } from '../views/views.guards';

export type RepublishRequestRow = typeof republishRequests.$inferSelect;

/** How a viewer stands to republishing a vehicle that is up and not theirs; null where there is nothing to republish. */
export async function findStanding(db: Db, vehicleId: string, viewerId: string) {
  const [row] = await db
    .select({
      policy: vehicles.republishPolicy,
      republishedId: sql<string | null>`(
        select r.id from republished_vehicles r
        where r.original_vehicle_id = ${vehicles.id} and r.republisher_id = ${viewerId} and r.status = 'active'
      )`,
      request: republishRequests.status,
    })
    .from(vehicles)
    .innerJoin(users, eq(users.id, vehicles.userId))
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
  now: number;
}

/** Asks an owner who wants to be asked, and tells them, in one batch. Asking again changes nothing. */
export async function insertRequest(db: Db, request: NewRequest): Promise<void> {
  const { id, vehicleId, requesterId, wishedPrice, now } = request;
  await db.batch([
    db.run(
      sql`${insertWhere(
        republishRequests,
        {
          id,
          vehicleId,
          ownerId: sql`v.user_id`,
          requesterId,
          wishedPriceMinor: wishedPrice === null ? null : minorUnits(wishedPrice, sql`v.currency`),
          wishedCurrency: wishedPrice === null ? null : sql`v.currency`,
          createdAt: now,
          updatedAt: now,
        },
        sql`from vehicles v join users o on o.id = v.user_id where v.id = ${vehicleId} and ${isForSale('v', 'o')}
        and v.republish_policy = 'ask' and v.user_id <> ${requesterId}`,
      )} on conflict do nothing`,
    ),
    db.run(
      notifyWhere(
        {
          id: request.notificationId,
          userId: sql`r.owner_id`,
          type: 'republish',
          title: sql`${request.requesterName} || ' asks to republish'`,
          message: sql`${request.requesterName} || ' would like to offer your ' || v.name`,
          relatedEntityType: 'republish_request',
          relatedEntityId: id,
          createdAt: now,
        },
        sql`from republish_requests r join vehicles v on v.id = r.vehicle_id where r.id = ${id}`,
      ),
    ),
    db.run(storeMessagesOf({ kind: 'republish', which: sql`e.id = ${request.notificationId}` })),
  ]);
}

/** What an owner is asked, newest first. */
export function listRequests(db: Db, ownerId: string, cursor: string | undefined, limit: number) {
  return db
    .select({
      ...getTableColumns(republishRequests),
      vehicleName: vehicles.name,
      firstName: users.firstName,
      lastName: users.lastName,
      firmName: users.firmName,
      mobileNumber: users.mobileNumber,
      showMobile: users.showMobile,
    })
    .from(republishRequests)
    .innerJoin(vehicles, eq(vehicles.id, republishRequests.vehicleId))
    .innerJoin(users, eq(users.id, republishRequests.requesterId))
    .where(and(eq(republishRequests.ownerId, ownerId), cursor ? lt(republishRequests.id, cursor) : undefined))
    .orderBy(desc(republishRequests.id))
    .limit(limit);
}

interface Decision {
  id: string;
  ownerId: string;
  notificationId: string;
  status: RepublishRequestStatus;
  /** The states it may be taken in. */
  from: readonly RepublishRequestStatus[];
  title: string;
  now: number;
}

/** Decides, ends the page of whom it takes the right from, and tells them, in one batch; null when it may not be taken now. */
export async function decideRequest(db: Db, decision: Decision): Promise<RepublishRequestRow | null> {
  const { id, ownerId, status, from, now } = decision;
  const decided = sql`select 1 from republish_requests q where q.id = ${id} and q.owner_id = ${ownerId}
    and q.status = ${status} and q.updated_at = ${now}`;
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
      notifyWhere(
        {
          id: decision.notificationId,
          userId: sql`r.requester_id`,
          type: 'republish',
          title: decision.title,
          message: sql`v.name`,
          relatedEntityType: 'vehicle',
          relatedEntityId: sql`v.id`,
          createdAt: now,
        },
        sql`from republish_requests r join vehicles v on v.id = r.vehicle_id
          where r.id = ${id} and exists (${decided}) and changes() = 1`,
      ),
    ),
    db.run(sql`
      update republished_vehicles set status = 'ended', is_active = 0, ended_reason = 'cut_off', updated_at = ${now}
      from republish_requests q
      where q.id = ${id} and ${status} = 'revoked' and exists (${decided}) and q.vehicle_id = original_vehicle_id
        and q.requester_id = republisher_id and republished_vehicles.status = 'active'`),
    db.run(storeMessagesOf({ kind: 'republish', which: sql`e.id = ${decision.notificationId}` })),
  ]);
  return rows[0] ?? null;
}

export async function findRequest(db: Db, ownerId: string, id: string) {
  const [row] = await db
    .select()
    .from(republishRequests)
    .where(and(eq(republishRequests.id, id), eq(republishRequests.ownerId, ownerId)));
  return row ?? null;
}

/** Who republished a vehicle of this owner, the latest first: at most `limit`. */
export function listRepublishers(db: Db, ownerId: string, vehicleId: string, limit: number) {
  return db
    .select({
      page: getTableColumns(republishedVehicles),
      firstName: users.firstName,
      lastName: users.lastName,
      firmName: users.firmName,
      views: allViewsOf(republishedVehicles.id),
      leads: sql<number>`(select count(*) from leads where listing_id = ${republishedVehicles.id})`,
    })
    .from(republishedVehicles)
    .innerJoin(vehicles, eq(vehicles.id, republishedVehicles.originalVehicleId))
    .innerJoin(users, eq(users.id, republishedVehicles.republisherId))
    .where(and(eq(republishedVehicles.originalVehicleId, vehicleId), eq(vehicles.userId, ownerId)))
    .orderBy(desc(republishedVehicles.id))
    .limit(limit);
}

interface CutOff {
  ownerId: string;
  vehicleId: string;
  republishedId: string;
  requestId: string;
  notificationId: string;
  now: number;
}

/**
 * Ends one republisher's page at once, keeps them from republishing again, and tells them. False when the page is not active or
 * not of this owner's vehicle.
 */
export async function cutOff(db: Db, cut: CutOff): Promise<boolean> {
  const { ownerId, vehicleId, republishedId, now } = cut;
  const ended = sql`from republished_vehicles r join vehicles v on v.id = r.original_vehicle_id
    where r.id = ${republishedId} and r.status = 'ended' and r.ended_reason = 'cut_off' and r.updated_at = ${now}`;
  const [rows] = await db.batch([
    db
      .update(republishedVehicles)
      .set({ status: 'ended', isActive: false, endedReason: 'cut_off', updatedAt: now })
      .where(
        and(
          eq(republishedVehicles.id, republishedId),
          eq(republishedVehicles.originalVehicleId, vehicleId),
          eq(republishedVehicles.status, 'active'),
          sql`exists (select 1 from vehicles where id = ${vehicleId} and user_id = ${ownerId})`,
        ),
      )
      .returning({ id: republishedVehicles.id }),
    db.run(
      sql`${insertWhere(
        republishRequests,
        {
          id: cut.requestId,
          vehicleId,
          ownerId,
          requesterId: sql`r.republisher_id`,
          status: 'revoked',
          createdAt: now,
          updatedAt: now,
        },
        ended,
      )} on conflict (vehicle_id, requester_id) do update set status = 'revoked', updated_at = excluded.updated_at`,
    ),
    db.run(
      notifyWhere(
        {
          id: cut.notificationId,
          userId: sql`r.republisher_id`,
          type: 'republish',
          title: sql`'Your page of ' || v.name || ' has ended'`,
          message: 'Its owner no longer lets you offer it.',
          relatedEntityType: 'republished_vehicle',
          relatedEntityId: sql`r.id`,
          createdAt: now,
        },
        ended,
      ),
    ),
    db.run(storeMessagesOf({ kind: 'republish', which: sql`e.id = ${cut.notificationId}` })),
  ]);
  return rows.length === 1;
}
