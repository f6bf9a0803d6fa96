import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import * as tables from '../../../schema/tables';
import type { Db } from '../../platform/db';
import { allViewsOf } from '../views/views.guards';

/** Rows of one statement: descriptions are long. */
export const PAGE = 100;

const { users, vehicles, contacts, notifications, republishedVehicles, shortCodes, sessions, vehicleDrafts } =
  tables;

// Each answers a person's next rows after a key, in the order of the index that finds them.

export async function findPerson(db: Db, userId: string) {
  const { password: _password, ...columns } = getTableColumns(users);
  return db.select(columns).from(users).where(eq(users.id, userId));
}

export const listIdentities = (db: Db, userId: string, after: string) =>
  db
    .select()
    .from(tables.identities)
    .where(and(eq(tables.identities.userId, userId), gt(tables.identities.id, after)))
    .orderBy(asc(tables.identities.id))
    .limit(PAGE);

/** Those that are up, or those that were deleted: each a stretch of the same index. */
export const listVehicles = (isActive: boolean) => (db: Db, userId: string, after: string) =>
  db
    .select({ ...getTableColumns(vehicles), views: allViewsOf(vehicles.id) })
    .from(vehicles)
    .where(and(eq(vehicles.userId, userId), eq(vehicles.isActive, isActive), gt(vehicles.id, after)))
    .orderBy(asc(vehicles.id))
    .limit(PAGE);

/** The offers of a page of leads. */
export const listOffers = (db: Db, leadIds: string[]) =>
  db
    .select()
    .from(tables.leadOffers)
    .where(inArray(tables.leadOffers.leadId, leadIds))
    .orderBy(asc(tables.leadOffers.leadId), asc(tables.leadOffers.createdAt));

export const listContacts = (db: Db, userId: string, after: string) =>
  db
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, userId), gt(contacts.id, after)))
    .orderBy(asc(contacts.id))
    .limit(PAGE);

export const listDrafts = (db: Db, userId: string, after: string) =>
  db
    .select()
    .from(vehicleDrafts)
    .where(and(eq(vehicleDrafts.userId, userId), gt(vehicleDrafts.id, after)))
    .orderBy(asc(vehicleDrafts.id))
    .limit(PAGE);

export const listNotifications = (db: Db, userId: string, after: string) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), gt(notifications.id, after)))
    .orderBy(asc(notifications.id))
    .limit(PAGE);

export const listRepublished = (db: Db, userId: string, after: string) =>
  db
    .select({
      page: republishedVehicles,
      views: allViewsOf(republishedVehicles.id),
      vehicleName: vehicles.name,
    })
    .from(republishedVehicles)
    .innerJoin(vehicles, eq(vehicles.id, republishedVehicles.originalVehicleId))
    .where(and(eq(republishedVehicles.republisherId, userId), gt(republishedVehicles.id, after)))
    .orderBy(asc(republishedVehicles.id))
    .limit(PAGE);

const request = (table: typeof tables.rcAccessRequests | typeof tables.republishRequests) => ({
  id: table.id,
  vehicleName: vehicles.name,
  vehicleId: table.vehicleId,
  ownerId: table.ownerId,
  status: table.status,
  createdAt: table.createdAt,
});

/** Requests to see certificates, made and received. */
export const listRcRequests = (db: Db, userId: string, after: string) =>
  db
    .select(request(tables.rcAccessRequests))
    .from(tables.rcAccessRequests)
    .innerJoin(vehicles, eq(vehicles.id, tables.rcAccessRequests.vehicleId))
    .where(
      and(
        inArray(
          tables.rcAccessRequests.id,
          sql`(select id from rc_access_requests where owner_id = ${userId}
            union select id from rc_access_requests where requester_id = ${userId})`,
        ),
        gt(tables.rcAccessRequests.id, after),
      ),
    )
    .orderBy(asc(tables.rcAccessRequests.id))
    .limit(PAGE);

/** Requests to republish, made and received. */
export const listRepublishRequests = (db: Db, userId: string, after: string) =>
  db
    .select(request(tables.republishRequests))
    .from(tables.republishRequests)
    .innerJoin(vehicles, eq(vehicles.id, tables.republishRequests.vehicleId))
    .where(
      and(
        inArray(
          tables.republishRequests.id,
          sql`(select id from republish_requests where owner_id = ${userId}
            union select id from republish_requests where requester_id = ${userId})`,
        ),
        gt(tables.republishRequests.id, after),
      ),
    )
    .orderBy(asc(tables.republishRequests.id))
    .limit(PAGE);

export const listUpgradeRequests = (db: Db, userId: string, after: string) =>
  db
    .select()
    .from(tables.upgradeRequests)
    .where(and(eq(tables.upgradeRequests.userId, userId), gt(tables.upgradeRequests.id, after)))
    .orderBy(asc(tables.upgradeRequests.id))
    .limit(PAGE);

export const listPayments = (db: Db, userId: string, after: string) =>
  db
    .select()
    .from(tables.paymentRecords)
    .where(and(eq(tables.paymentRecords.userId, userId), gt(tables.paymentRecords.id, after)))
    .orderBy(asc(tables.paymentRecords.id))
    .limit(PAGE);

/** Gift codes that were used or reserved, through the payments they belong to. */
export const listRedemptions = (db: Db, userId: string, after: string) =>
  db
    .select({ redemption: tables.giftCodeRedemptions, code: tables.giftCodes.code })
    .from(tables.paymentRecords)
    .innerJoin(tables.giftCodeRedemptions, eq(tables.giftCodeRedemptions.paymentId, tables.paymentRecords.id))
    .innerJoin(tables.giftCodes, eq(tables.giftCodes.id, tables.giftCodeRedemptions.giftCodeId))
    .where(and(eq(tables.paymentRecords.userId, userId), gt(tables.giftCodeRedemptions.id, after)))
    .orderBy(asc(tables.giftCodeRedemptions.id))
    .limit(PAGE);

export const listPlanChanges = (db: Db, userId: string, after: string) =>
  db
    .select()
    .from(tables.planChanges)
    .where(and(eq(tables.planChanges.userId, userId), gt(tables.planChanges.id, after)))
    .orderBy(asc(tables.planChanges.id))
    .limit(PAGE);

export const listGrants = (db: Db, userId: string, after: string) =>
  db
    .select({ grant: tables.permissionGrants, words: tables.consentTexts.text })
    .from(tables.permissionGrants)
    .leftJoin(tables.consentTexts, eq(tables.consentTexts.version, tables.permissionGrants.consentVersion))
    .where(and(eq(tables.permissionGrants.userId, userId), gt(tables.permissionGrants.id, after)))
    .orderBy(asc(tables.permissionGrants.id))
    .limit(PAGE);

export const listSessions = (db: Db, userId: string, after: string) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.sid, after)))
    .orderBy(asc(sessions.sid))
    .limit(PAGE);

export const listMessages = (db: Db, userId: string, after: string) =>
  db
    .select()
    .from(tables.messages)
    .where(and(eq(tables.messages.userId, userId), gt(tables.messages.id, after)))
    .orderBy(asc(tables.messages.id))
    .limit(PAGE);

/** Few rows a person, so they come in one page. */
const allAtOnce =
  <Row>(load: (db: Db, userId: string) => PromiseLike<Row[]>) =>
  (db: Db, userId: string, after: string): PromiseLike<Row[]> =>
    after ? Promise.resolve([]) : load(db, userId);

export const listPreferences = allAtOnce((db, userId) =>
  db.select().from(tables.notificationPreferences).where(eq(tables.notificationPreferences.userId, userId)),
);

export const listQuietHours = allAtOnce((db, userId) =>
  db.select().from(tables.quietHours).where(eq(tables.quietHours.userId, userId)),
);

export const listDeliveryStops = allAtOnce((db, userId) =>
  db.select().from(tables.deliveryStops).where(eq(tables.deliveryStops.userId, userId)),
);

export const listPushDevices = allAtOnce((db, userId) =>
  db.select().from(tables.pushDevices).where(eq(tables.pushDevices.userId, userId)),
);

/** By their rows, in which the index of owners has them. */
export const listCodes = (db: Db, userId: string, after: string) =>
  db
    .select({ code: shortCodes, row: sql<number>`short_codes.rowid` })
    .from(shortCodes)
    .where(and(eq(shortCodes.ownerId, userId), sql`short_codes.rowid > ${Number(after)}`))
    .orderBy(sql`short_codes.rowid`)
    .limit(PAGE);

/** Where a person's codes led before. */
export const listCodeHistory = (db: Db, userId: string, after: string) =>
  db
    .select()
    .from(tables.codeHistory)
    .where(and(eq(tables.codeHistory.ownerId, userId), gt(tables.codeHistory.id, Number(after))))
    .orderBy(asc(tables.codeHistory.id))
    .limit(PAGE);
