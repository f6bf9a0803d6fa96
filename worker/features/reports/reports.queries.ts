import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { ReportDecision, ReportStatus } from '../../../schema/reports/input';
import { activityLogs, listingReports, users, vehicles } from '../../../schema/tables';
import { type Db, insertWhere } from '../../platform/db';
import { notifyWhere } from '../notifications/notifications.guards';
import { hideListing, restoreListing } from '../vehicles/fit-listings.guards';
import { isBarred, isPublic, isPublicPage } from '../vehicles/visibility.guards';

type NewReport = Omit<typeof listingReports.$inferInsert, 'vehicleId'>;

const { networkHash: _networkHash, ...reportColumns } = getTableColumns(listingReports);

/** Stores a report of a listing that buyers may open, once a network and day. */
export function insertReport(db: Db, report: NewReport, isRepublished: boolean) {
  const { listingId } = report;
  const listing = isRepublished
    ? sql`from republished_vehicles p join users r on r.id = p.republisher_id
        join vehicles v on v.id = p.original_vehicle_id join users o on o.id = v.user_id
        where p.id = ${listingId} and ${isPublicPage('p', 'r', 'v', 'o')}`
    : sql`from vehicles v join users o on o.id = v.user_id where v.id = ${listingId} and ${isPublic('v', 'o')}`;
  return db.run(
    sql`${insertWhere(listingReports, { status: 'open', ...report, vehicleId: sql`v.id` }, listing)}
      on conflict do nothing`,
  );
}

const deciders = alias(users, 'd');
const nameOf = (table: string) =>
  sql<string>`trim(${sql.raw(`${table}.first_name || ' ' || ${table}.last_name`)})`;

const selectReports = (db: Db) =>
  db
    .select({
      report: reportColumns,
      vehicleName: vehicles.name,
      ownerId: users.id,
      ownerName: nameOf('users'),
      decidedBy: sql<string | null>`${nameOf('d')}`,
    })
    .from(listingReports)
    .innerJoin(vehicles, eq(vehicles.id, listingReports.vehicleId))
    .innerJoin(users, eq(users.id, vehicles.userId))
    .leftJoin(deciders, eq(deciders.id, listingReports.decidedBy));

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

interface ReportList {
  status: ReportStatus;
  cursor?: string | undefined;
  limit: number;
}

export function listReports(db: Db, { status, cursor, limit }: ReportList) {
  return selectReports(db)
    .where(and(eq(listingReports.status, status), cursor ? lt(listingReports.id, cursor) : undefined))
    .orderBy(desc(listingReports.id))
    .limit(limit);
}

export async function findReport(db: Db, id: string): Promise<ReportRow | null> {
  const [row] = await selectReports(db).where(eq(listingReports.id, id));
  return row ?? null;
}

interface Decision extends ReportDecision {
  id: string;
  vehicleId: string;
  operatorId: string;
  activityId: string;
  notificationId: string;
  now: number;
}

/**
 * Decides a report. Hiding a listing settles its other open reports, and restoring it those it was hidden for;
 * log and notice are written where something changed, the notice where buyers see a difference.
 */
export async function decide(db: Db, decision: Decision): Promise<void> {
  const { id, status, vehicleId, operatorId, activityId, notificationId, now } = decision;
  const isHidden = status === 'hidden';
  const others = isHidden ? sql`status = 'open'` : sql`status = 'hidden'`;
  const wasHidden = isBarred('v');
  await db.batch([
    db.run(
      notifyWhere(
        {
          id: notificationId,
          userId: sql`v.user_id`,
          type: 'system',
          title: isHidden ? 'Your listing was taken down' : 'Your listing is up again',
          message: isHidden
            ? sql`'Our team has hidden “' || v.name || '” after a report. Write to us if this is a mistake.'`
            : sql`'Our team has restored “' || v.name || '”.'`,
          relatedEntityType: 'vehicle',
          relatedEntityId: vehicleId,
          createdAt: now,
        },
        sql`from vehicles v where v.id = ${vehicleId} and ${isHidden ? sql`not ${wasHidden}` : wasHidden}`,
      ),
    ),
    db.run(sql`update listing_reports set status = ${status}, decided_by = ${operatorId}, decided_at = ${now}
      where vehicle_id = ${vehicleId} and status <> ${status} and (id = ${id} or ${others})`),
    db.run(
      insertWhere(
        activityLogs,
        {
          id: activityId,
          userId: operatorId,
          action: isHidden ? 'listing_hidden' : 'report_dismissed',
          entityType: 'vehicle',
          entityId: vehicleId,
          description: sql`${isHidden ? 'Hidden: ' : 'Left up: '} || name`,
          metadata: sql`json_object('report', ${id})`,
          createdAt: now,
        },
        sql`from vehicles where id = ${vehicleId} and changes() > 0`,
      ),
    ),
    ...(isHidden ? hideListing(vehicleId) : restoreListing(vehicleId)).map((statement) => db.run(statement)),
  ]);
}
