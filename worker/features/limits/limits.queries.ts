import { and, eq, sql } from 'drizzle-orm';
import { leadCounts, republishCounts, usageTracking, vehicleCounts } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';

/**
 * A person's usage in a month (IST; `yearMonth` is `2026-11`) and their current totals, from stored counts:
 * few rows are read.
 */
export async function findUsage(
  db: ShardDb,
  userId: string,
  { year, month, yearMonth }: { year: number; month: number; yearMonth: string },
) {
  const [used, [leads], [vehicles], [republished]] = await db.batch([
    db
      .select({ action: usageTracking.actionType, count: usageTracking.count })
      .from(usageTracking)
      .where(
        and(eq(usageTracking.userId, userId), eq(usageTracking.year, year), eq(usageTracking.month, month)),
      ),
    db
      .select({
        received: sql<number>`iif(${leadCounts.month} = ${yearMonth}, ${leadCounts.monthCount}, 0)`,
        open: leadCounts.openCount,
      })
      .from(leadCounts)
      .where(eq(leadCounts.ownerId, userId)),
    db.select().from(vehicleCounts).where(eq(vehicleCounts.userId, userId)),
    db.select().from(republishCounts).where(eq(republishCounts.republisherId, userId)),
  ]);
  return {
    used: new Map(used.map((row) => [row.action, row.count])),
    leads: leads?.received ?? 0,
    listings: vehicles?.listedCount ?? 0,
    live: vehicles?.liveCount ?? 0,
    activeLeads: leads?.open ?? 0,
    republished: republished?.activeCount ?? 0,
  };
}
