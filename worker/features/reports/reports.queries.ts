import { and, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { accounts, activityLogs, listingReports } from '../../../schema/directory';
import type { ReportDecision, ReportStatus } from '../../../schema/reports/input';
import { type DirectoryDb, insertRow, insertWhere, runTogether, updateWhere } from '../../platform/db';
import { storeEffect } from '../../platform/effects.sql';
import { closeForReports } from '../grievances/grievances.sql';

const {
  siteHash: _siteHash,
  ownerId: _ownerId,
  vehicleName: _vehicleName,
  ...reportColumns
} = getTableColumns(listingReports);

/** Stores a report, once per site and day, and what follows from it. */
export const insertReport = (
  db: DirectoryDb,
  report: typeof listingReports.$inferInsert,
  followed: readonly SQL[] = [],
) => runTogether(db, [insertRow(listingReports, report, sql`on conflict do nothing`), ...followed]);

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
      hiddenBecause: sql<string | null>`(select a.metadata ->> 'reason' from activity_logs a
        where a.entity_type = 'vehicle' and a.entity_id = listing_reports.vehicle_id and a.action = 'listing_hidden'
          and listing_reports.status = 'hidden' order by a.id desc limit 1)`,
      sites: sql<number>`(select count(distinct n.site_hash) from listing_reports n
        where n.vehicle_id = listing_reports.vehicle_id and n.status = listing_reports.status)`,
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

/** The latest report of each listing that has reports with this status. */
export function listReports(db: DirectoryDb, { status, cursor, limit }: ReportList) {
  return selectReports(db)
    .where(
      and(
        eq(listingReports.status, status),
        cursor ? lt(listingReports.id, cursor) : undefined,
        sql`not exists (select 1 from listing_reports n
          where n.vehicle_id = listing_reports.vehicle_id and n.status = listing_reports.status and n.id > listing_reports.id)`,
      ),
    )
    .orderBy(desc(listingReports.id))
    .limit(limit);
}

export async function findReport(db: DirectoryDb, id: string): Promise<ReportRow | null> {
  const [row] = await selectReports(db).where(eq(listingReports.id, id));
  return row ?? null;
}

interface Decision {
  id: string;
  decision: ReportDecision;
  vehicleId: string;
  operatorId: string;
  activityId: string;
  stepId: string;
  notificationId: string;
  now: number;
}

/**
 * Decides about a listing by its latest report. Hiding settles its other open reports; restoring or keeping
 * it settles the earlier ones. The complaint that stands for them is closed with the last. A change is logged and stored as an effect for the listing's shard. Decisions
 * about one listing have increasing times, even within a millisecond, because the shard orders them by time.
 */
export async function decide(
  db: DirectoryDb,
  { id, decision, vehicleId, operatorId, activityId, stepId, notificationId, now }: Decision,
): Promise<void> {
  const { status } = decision;
  const reason = decision.status === 'hidden' ? decision.reason : null;
  const isHidden = reason !== null;
  // Reports made after the operator saw the list stay open, unless the listing is hidden.
  const others = isHidden ? sql`status = 'open'` : sql`status = 'hidden' or status = 'open' and id < ${id}`;
  const at = sql`(select max(${now}, 1 + coalesce(max(decided_at), 0)) from listing_reports where vehicle_id = ${vehicleId})`;
  const decidedAt = sql`(select max(decided_at) from listing_reports where vehicle_id = ${vehicleId})`;
  await db.batch([
    db.run(
      updateWhere(
        listingReports,
        { status, decidedBy: operatorId, decidedAt: at },
        sql`where vehicle_id = ${vehicleId} and status <> ${status} and (id = ${id} or ${others})`,
      ),
    ),
    db.run(
      insertWhere(
        activityLogs,
        {
          id: activityId,
          userId: operatorId,
          action: isHidden ? 'listing_hidden' : 'report_dismissed',
          entityType: 'vehicle',
          entityId: vehicleId,
          description: sql`${isHidden ? 'Hidden: ' : 'Left up: '} || vehicle_name || ${isHidden ? `. Reason: ${reason}` : ''}`,
          metadata: sql`json_object('report', ${id}, 'reason', ${reason})`,
          createdAt: now,
        },
        sql`from listing_reports where id = ${id} and changes() > 0`,
      ),
    ),
    db.run(
      storeEffect(
        {
          cause: activityId,
          kind: 'report',
          target: vehicleId,
          payload: sql`json_object('vehicleId', ${vehicleId}, 'isHidden', json(${String(isHidden)}),
            'notificationId', ${notificationId}, 'at', ${decidedAt})`,
          now,
        },
        sql`where exists (select 1 from activity_logs where id = ${activityId})`,
      ),
    ),
    ...closeForReports({ vehicleId, operatorId, hiddenBecause: reason, stepId, now }).map((one) =>
      db.run(one),
    ),
  ]);
}
