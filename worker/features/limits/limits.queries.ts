import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { leadCounts, leads, republishedVehicles, usageTracking, vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { liveVehicles } from '../vehicles/fit-listings.guards';

/** A person's usage in a month (IST; `yearMonth` is `2026-11`), and what they have now. */
export async function findUsage(
  db: ShardDb,
  userId: string,
  { year, month, yearMonth }: { year: number; month: number; yearMonth: string },
) {
  const [used, [received], owned, [live], [openLeads], [republished]] = await db.batch([
    db
      .select({ action: usageTracking.actionType, count: usageTracking.count })
      .from(usageTracking)
      .where(
        and(eq(usageTracking.userId, userId), eq(usageTracking.year, year), eq(usageTracking.month, month)),
      ),
    db
      .select({ count: leadCounts.monthCount })
      .from(leadCounts)
      .where(and(eq(leadCounts.ownerId, userId), eq(leadCounts.month, yearMonth))),
    db
      .select({ count: count() })
      .from(vehicles)
      .where(and(eq(vehicles.userId, userId), eq(vehicles.isActive, true))),
    db.select({ count: sql<number>`${liveVehicles(userId)}` }).from(sql`(select 1)`),
    db
      .select({ count: count() })
      .from(leads)
      .where(
        and(
          eq(leads.ownerId, userId),
          isNull(leads.unlikelyReason),
          inArray(leads.status, ['pending', 'contacted', 'negotiating', 'visit_booked']),
        ),
      ),
    db
      .select({ count: count() })
      .from(republishedVehicles)
      .where(and(eq(republishedVehicles.republisherId, userId), sql`republished_vehicles.status = 'active'`)),
  ]);
  return {
    used: new Map(used.map((row) => [row.action, row.count])),
    leads: received?.count ?? 0,
    listings: owned[0]?.count ?? 0,
    live: live?.count ?? 0,
    activeLeads: openLeads?.count ?? 0,
    republished: republished?.count ?? 0,
  };
}
