import { sql } from 'drizzle-orm';
import { republishedVehicles, republishGrants, usageTracking } from '../../../schema/shard';
import { indianCalendar } from '../../platform/clock';
import { insertWhere, runReturning, runTogether, type ShardDb, updateWhere } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { json, storeEffect } from '../../platform/effects.sql';
import { timeOfId } from '../../platform/random';
import { notify, storeNotice, told } from '../notifications/notifications.sql';
import { isForSale } from '../vehicles/visibility.sql';
import { ownerAllows, pushGrant } from './republish.sql';

interface Asked {
  page: Payloads['republish'];
  cause: string;
  now: number;
}

/**
 * In the owner's shard: grants a page if the vehicle is up and its owner allows it, notifies the owner, and
 * stores the answer; returns the vehicle's owner. A new page means that the republisher has taken the older
 * one down: its grant ends even if that effect has not arrived.
 */
export async function answerPage(db: ShardDb, { page, cause, now }: Asked): Promise<string | null> {
  const { pageId, vehicleId, republisherId, republisherName, currency, notificationId } = page;
  const granted = sql`from republish_grants g join vehicles v on v.id = g.vehicle_id where g.page_id = ${pageId}`;
  const refused: Payloads['grant'] = {
    pageId,
    republisherId,
    status: 'refused',
    reason: null,
    version: 0,
    vehicleName: '',
    vehicleKind: null,
    at: now,
    notice: null,
  };
  const [, , , , , , owner] = await runReturning<{ ownerId: string }>(db, [
    updateWhere(
      republishGrants,
      { status: 'ended', endedReason: null, version: sql`version + 1`, updatedAt: now },
      sql`where vehicle_id = ${vehicleId} and republisher_id = ${republisherId} and status = 'active' and page_id < ${pageId}`,
    ),
    insertWhere(
      republishGrants,
      {
        pageId,
        vehicleId: sql`v.id`,
        ownerId: sql`v.user_id`,
        republisherId,
        republisherName,
        status: 'active',
        version: 1,
        createdAt: now,
        updatedAt: now,
      },
      sql`from vehicles v join sellers o on o.id = v.user_id
      where v.id = ${vehicleId} and ${isForSale('v', 'o')} and v.user_id <> ${republisherId} and ${ownerAllows(republisherId)}
        and v.currency = ${currency}
      on conflict do nothing`,
    ),
    ...notify(
      {
        id: notificationId,
        userId: sql`g.owner_id`,
        ...told('republished', { republisher: republisherName, vehicle: sql`v.name`, page: pageId }),
        relatedEntityId: sql`v.id`,
        createdAt: now,
      },
      granted,
    ),
    pushGrant(pageId, cause, now),
    storeEffect(
      { cause, kind: 'grant', target: republisherId, payload: json(refused), now },
      sql`where not exists (select 1 from republish_grants where page_id = ${pageId})`,
    ),
    sql`select g.owner_id as ownerId ${granted}`,
  ]);
  return owner?.[0]?.ownerId ?? null;
}

/**
 * In the owner's shard: a page that was taken down loses its grant, and undoing a sale does not restore it.
 */
export const endGrant = (db: ShardDb, pageId: string, now: number) =>
  db.run(
    updateWhere(
      republishGrants,
      { status: 'ended', endedReason: null, version: sql`version + 1`, updatedAt: now },
      sql`where page_id = ${pageId} and (status = 'active' or ended_reason is not null)`,
    ),
  );

/** The answer to a waiting page without a grant: refused. */
const refusePage = ({ pageId, republisherId }: Payloads['grant']) => {
  const { year, month } = indianCalendar(timeOfId(pageId));
  const waiting = sql`select 1 from republished_vehicles r where r.id = ${pageId} and r.status = 'pending'`;
  return [
    updateWhere(
      usageTracking,
      { count: sql`max(0, count - 1)` },
      sql`where user_id = ${republisherId} and action_type = 'republish' and year = ${year} and month = ${month} and exists (${waiting})`,
    ),
    sql`delete from short_codes where republished_vehicle_id = ${pageId} and exists (${waiting})`,
    sql`delete from republished_vehicles where id = ${pageId} and status = 'pending'`,
  ];
};

/** In the republisher's shard: applies a grant to its page. */
export async function followGrant(
  db: ShardDb,
  grant: Payloads['grant'],
  cause: string,
  now: number,
): Promise<void> {
  const { pageId, republisherId, status, reason, version, vehicleName, vehicleKind } = grant;
  if (status === 'refused') {
    await runTogether(db, refusePage(grant));
    return;
  }
  const line = sql`json_object('id', r.id, 'userId', r.republisher_id, 'action', 'vehicle_republished',
    'entityType', 'republished_vehicle', 'entityId', r.id, 'description', 'Republished ' || ${vehicleName}, 'createdAt', r.created_at)`;
  await runTogether(db, [
    storeEffect(
      { cause, kind: 'activity', target: null, payload: line, now },
      sql`from republished_vehicles r where r.id = ${pageId} and r.grant_version = 0 and r.status = 'pending'`,
    ),
    updateWhere(
      republishedVehicles,
      {
        status,
        isActive: status === 'active',
        endedReason: reason,
        vehicleName,
        vehicleKind,
        grantVersion: version,
        updatedAt: now,
      },
      sql`where id = ${pageId} and grant_version < ${version} and status <> 'withdrawn'`,
    ),
    // A page that does not exist and never will has no use for its grant.
    storeEffect(
      { cause, kind: 'withdrawn', target: pageId, payload: json({ pageId, at: now }), now },
      sql`where ${status} = 'active' and not exists (select 1 from republished_vehicles where id = ${pageId})`,
    ),
    ...storeNotice(republisherId, grant.notice),
  ]);
}
