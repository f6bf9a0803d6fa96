import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { accounts, activityLogs, listingReports } from '../../../schema/directory';
import type { ReportDecision, ReportStatus } from '../../../schema/reports/input';
import { type DirectoryDb, insertWhere } from '../../platform/db';
import { json, storeEffect } from '../../platform/effects.guards';

const {
  networkHash: _networkHash,
  ownerId: _ownerId,
  vehicleName: _vehicleName,
  ...reportColumns
} = getTableColumns(listingReports);

/** Stores a report, once per network and day. */
export const insertReport = (db: DirectoryDb, report: typeof listingReports.$inferInsert) =>
  db.insert(listingReports).values(report).onConflictDoNothing();

const deciders = alias(accounts, 'd');
const nameOf = (table: string) =>
  sql<string>`trim(${sql.raw(`${table}.first_name || ' ' || ${table}.last_name`)})`;

const selectReports = (db: DirectoryDb) =>
  db
    .select({
      report: reportColumns,
      vehicleName: listingReports.vehicleName,
      ownerId: listingReports.ownerId,
      ownerName: nameOf('accounts'),
      decidedBy: sql<string | null>`${nameOf('d')}`,
    })
    .from(listingReports)
    .innerJoin(accounts, eq(accounts.id, listingReports.ownerId))
    .leftJoin(deciders, eq(deciders.id, listingReports.decidedBy));

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

interface ReportList {
  status: ReportStatus;
  cursor?: string | undefined;
  limit: number;
}

export function listReports(db: DirectoryDb, { status, cursor, limit }: ReportList) {
  return selectReports(db)
    .where(and(eq(listingReports.status, status), cursor ? lt(listingReports.id, cursor) : undefined))
    .orderBy(desc(listingReports.id))
    .limit(limit);
}

export async function findReport(db: DirectoryDb, id: string): Promise<ReportRow | null> {
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
 * Decides a report. Hiding a listing settles its other open reports, and restoring it those it was hidden for; if something
 * changed, it is logged and stored as an effect for the listing's shard.
 */
export async function decide(db: DirectoryDb, decision: Decision): Promise<void> {
  const { id, status, vehicleId, operatorId, activityId, notificationId, now } = decision;
  const isHidden = status === 'hidden';
  const others = isHidden ? sql`status = 'open'` : sql`status = 'hidden'`;
  const report = { vehicleId, isHidden, notificationId, at: now };
  await db.batch([
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
          description: sql`${isHidden ? 'Hidden: ' : 'Left up: '} || vehicle_name`,
          metadata: sql`json_object('report', ${id})`,
          createdAt: now,
        },
        sql`from listing_reports where id = ${id} and changes() > 0`,
      ),
    ),
    db.run(
      storeEffect(
        { cause: activityId, kind: 'report', target: vehicleId, payload: json(report), now },
        sql`where exists (select 1 from activity_logs where id = ${activityId})`,
      ),
    ),
  ]);
}
