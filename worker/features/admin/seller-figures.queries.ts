import { and, asc, desc, eq, getTableColumns, gt, gte, lte, sql } from 'drizzle-orm';
import { jobMarks } from '../../../schema/figures/table';
import { leadCounts } from '../../../schema/leads/table';
import { sellers } from '../../../schema/profile/table';
import { vehicleCounts } from '../../../schema/vehicles/table';
import type { ShardDb } from '../../platform/db';

/** Sellers with their figures: each stored count is one row, and republished pages are counted by index. */
const selectFigures = (db: ShardDb, today: string) =>
  db
    .select({
      seller: getTableColumns(sellers),
      vehicles: sql<number>`coalesce(${vehicleCounts.listedCount}, 0)`,
      leads: sql<number>`coalesce(${leadCounts.leadCount}, 0)`,
      republished: sql<number>`(
        select count(*) from republished_vehicles r where r.republisher_id = sellers.id and r.status = 'active')`,
      todayViews: sql<number>`coalesce((select json_extract(days, ${`$."${today.slice(8)}"`})
        from seller_views where user_id = sellers.id and month = ${today.slice(0, 7)}), 0)`,
    })
    .from(sellers)
    .leftJoin(vehicleCounts, eq(vehicleCounts.userId, sellers.id))
    .leftJoin(leadCounts, eq(leadCounts.ownerId, sellers.id));

export type SellerFigures = Awaited<ReturnType<typeof selectFigures>>[number];

/** The figures of these sellers. */
export const listSellerFigures = (db: ShardDb, ids: readonly string[], today: string) =>
  selectFigures(db, today).where(sql`sellers.id in (select value from json_each(${JSON.stringify(ids)}))`);

const JOB = 'seller ranks';

/** The numbers of vehicles and leads of the next sellers by id. */
export async function listNextRanks(db: ShardDb, limit: number) {
  const [mark] = await db.select({ doneTo: jobMarks.doneTo }).from(jobMarks).where(eq(jobMarks.job, JOB));
  return db
    .select({
      id: sellers.id,
      vehicles: sql<number>`coalesce(${vehicleCounts.listedCount}, 0)`,
      leads: sql<number>`coalesce(${leadCounts.leadCount}, 0)`,
    })
    .from(sellers)
    .leftJoin(vehicleCounts, eq(vehicleCounts.userId, sellers.id))
    .leftJoin(leadCounts, eq(leadCounts.ownerId, sellers.id))
    .where(gt(sellers.id, mark?.doneTo ?? ''))
    .orderBy(asc(sellers.id))
    .limit(limit);
}

/** Where the next run continues; after the last seller, it starts again. */
export const markRanked = (db: ShardDb, doneTo: string) =>
  db
    .insert(jobMarks)
    .values({ job: JOB, doneTo })
    .onConflictDoUpdate({ target: jobMarks.job, set: { doneTo } });

const ACTIVITY_JOB = 'seller activity';

/** Sellers active since a time, latest first. */
export const listActive = (db: ShardDb, since: number, limit: number) =>
  db
    .select({ id: sellers.id, at: sql<number>`${sellers.lastActivityAt}` })
    .from(sellers)
    .where(gt(sellers.lastActivityAt, since))
    .orderBy(desc(sellers.lastActivityAt))
    .limit(limit);

/** Sellers who have become inactive since the job's last run, longest ago first. */
export async function listNextInactive(db: ShardDb, until: number, limit: number) {
  const [mark] = await db
    .select({ doneTo: jobMarks.doneTo })
    .from(jobMarks)
    .where(eq(jobMarks.job, ACTIVITY_JOB));
  return db
    .select({ id: sellers.id, at: sql<number>`${sellers.lastActivityAt}` })
    .from(sellers)
    .where(and(gte(sellers.lastActivityAt, Number(mark?.doneTo ?? 0)), lte(sellers.lastActivityAt, until)))
    .orderBy(asc(sellers.lastActivityAt))
    .limit(limit);
}

/** The next run continues with sellers last active at this time (epoch milliseconds) or later. */
export const markActive = (db: ShardDb, at: number) =>
  db
    .insert(jobMarks)
    .values({ job: ACTIVITY_JOB, doneTo: `${at}` })
    .onConflictDoUpdate({
      target: jobMarks.job,
      set: { doneTo: `${at}` },
      setWhere: sql`done_to <> excluded.done_to`,
    });
