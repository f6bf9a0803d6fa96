import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import { isIndexedByUser } from '../../../schema/messages/table';
import * as tables from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { offerMailsOf } from '../messages/offer-mails.sql';
import { hiddenColumns } from '../vehicles/visibility.sql';
import { allViewsOf } from '../views/views.sql';
import { PAGE } from './export-page';

const { vehicles, contacts, notifications, republishedVehicles, sellers, shortCodes, vehicleDrafts } = tables;

// Each query returns a person's next rows after a key, in the order of the index that finds them.

export async function findSeller(db: ShardDb, userId: string) {
  const [row] = await db.select().from(sellers).where(eq(sellers.id, userId));
  return row ?? null;
}

/** Active or deleted listings, each a range of the same index. */
export const listVehicles = (isActive: boolean) => (db: ShardDb, userId: string, after: string) =>
  db
    .select({ ...getTableColumns(vehicles), hidden: hiddenColumns, views: allViewsOf(vehicles.id) })
    .from(vehicles)
    .where(and(eq(vehicles.userId, userId), eq(vehicles.isActive, isActive), gt(vehicles.id, after)))
    .orderBy(asc(vehicles.id))
    .limit(PAGE);

/** The offers of a page of leads. */
export const listOffers = (db: ShardDb, leadIds: string[]) =>
  db
    .select()
    .from(tables.leadOffers)
    .where(inArray(tables.leadOffers.leadId, leadIds))
    .orderBy(asc(tables.leadOffers.leadId), asc(tables.leadOffers.createdAt));

export const listContacts = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, userId), gt(contacts.id, after)))
    .orderBy(asc(contacts.id))
    .limit(PAGE);

export const listWants = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.wants)
    .where(and(eq(tables.wants.ownerId, userId), gt(tables.wants.id, after)))
    .orderBy(asc(tables.wants.id))
    .limit(PAGE);

export const listDrafts = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(vehicleDrafts)
    .where(and(eq(vehicleDrafts.userId, userId), gt(vehicleDrafts.id, after)))
    .orderBy(asc(vehicleDrafts.id))
    .limit(PAGE);

export const listNotifications = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), gt(notifications.id, after)))
    .orderBy(asc(notifications.id))
    .limit(PAGE);

export const listRepublished = (db: ShardDb, userId: string, after: string) =>
  db
    .select({
      page: republishedVehicles,
      views: allViewsOf(republishedVehicles.id),
      vehicleName: republishedVehicles.vehicleName,
    })
    .from(republishedVehicles)
    .where(and(eq(republishedVehicles.republisherId, userId), gt(republishedVehicles.id, after)))
    .orderBy(asc(republishedVehicles.id))
    .limit(PAGE);

export const listMessages = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.messages)
    .where(
      and(
        sql`(user_id = ${userId} and ${isIndexedByUser} or messages.id in (${offerMailsOf(userId)}))`,
        gt(tables.messages.id, after),
      ),
    )
    .orderBy(asc(tables.messages.id))
    .limit(PAGE);

/** A person has few of these rows, so they fit on one page. */
const allAtOnce =
  <Row>(load: (db: ShardDb, userId: string) => PromiseLike<Row[]>) =>
  (db: ShardDb, userId: string, after: string): PromiseLike<Row[]> =>
    after ? Promise.resolve([]) : load(db, userId);

export const listPreferences = allAtOnce((db, userId) =>
  db.select().from(tables.notificationPreferences).where(eq(tables.notificationPreferences.userId, userId)),
);

export const listQuietHours = allAtOnce((db, userId) =>
  db.select().from(tables.quietHours).where(eq(tables.quietHours.userId, userId)),
);

export const listWeeklyNotes = allAtOnce((db, userId) =>
  db.select().from(tables.weeklyNotes).where(eq(tables.weeklyNotes.userId, userId)),
);

export const listFeeds = allAtOnce((db, userId) =>
  db.select().from(tables.feeds).where(eq(tables.feeds.userId, userId)),
);

export const listYards = allAtOnce((db, userId) =>
  db.select().from(tables.yards).where(eq(tables.yards.ownerId, userId)),
);

export const listTexts = allAtOnce((db, userId) =>
  db.select().from(tables.ownTexts).where(eq(tables.ownTexts.ownerId, userId)),
);

export const listDeliveryStops = allAtOnce((db, userId) =>
  db.select().from(tables.deliveryStops).where(eq(tables.deliveryStops.userId, userId)),
);

export const listPushDevices = allAtOnce((db, userId) =>
  db.select().from(tables.pushDevices).where(eq(tables.pushDevices.userId, userId)),
);

/** By row id, like the index of owners. */
export const listCodes = (db: ShardDb, userId: string, after: string) =>
  db
    .select({ code: shortCodes, row: sql<number>`short_codes.rowid` })
    .from(shortCodes)
    .where(and(eq(shortCodes.ownerId, userId), sql`short_codes.rowid > ${Number(after)}`))
    .orderBy(sql`short_codes.rowid`)
    .limit(PAGE);

/** Earlier destinations of a person's codes. */
export const listCodeHistory = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.codeHistory)
    .where(and(eq(tables.codeHistory.ownerId, userId), gt(tables.codeHistory.id, Number(after))))
    .orderBy(asc(tables.codeHistory.id))
    .limit(PAGE);

export interface RequestRow {
  id: string;
  vehicleId: string;
  vehicleName: string;
  isReceived: number;
  status: string;
  createdAt: number;
}

/** Requests to see certificates or to republish, received and sent; both are in the person's own shard. */
export const listRequests = (kind: 'rc' | 'republish') => (db: ShardDb, userId: string, after: string) =>
  db.all<RequestRow>(sql`
    select r.id, r.vehicle_id as vehicleId, v.name as vehicleName, 1 as isReceived, r.status, r.created_at as createdAt
    from ${sql.raw(kind === 'rc' ? 'rc_access_requests' : 'republish_requests')} r join vehicles v on v.id = r.vehicle_id
    where r.owner_id = ${userId} and r.id > ${after}
    union all
    select id, vehicle_id, vehicle_name, 0, status, created_at from outgoing_requests
    where requester_id = ${userId} and kind = ${kind} and id > ${after}
    order by 1 limit ${PAGE}`);
