import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { republishedVehicles, sessions, vehicles } from '../../../schema/tables';
import type { Db } from '../../platform/db';
import { hiddenColumns } from '../vehicles/visibility.guards';
import { allViewsOf } from '../views/views.guards';

/** A person's latest listings that are up. */
export function listListings(db: Db, userId: string, limit: number) {
  return db
    .select({
      id: vehicles.id,
      name: vehicles.name,
      priceMinor: vehicles.priceMinor,
      currency: vehicles.currency,
      status: vehicles.status,
      hidden: hiddenColumns,
      views: allViewsOf(vehicles.id),
      createdAt: vehicles.createdAt,
    })
    .from(vehicles)
    .where(and(eq(vehicles.userId, userId), eq(vehicles.isActive, true)))
    .orderBy(desc(vehicles.id))
    .limit(limit);
}
export type ListingRow = Awaited<ReturnType<typeof listListings>>[number];

/** A person's latest republished pages, without those they withdrew. */
export function listRepublished(db: Db, userId: string, limit: number) {
  return db
    .select({
      id: republishedVehicles.id,
      name: vehicles.name,
      priceMinor: republishedVehicles.customPriceMinor,
      currency: sql<CurrencyCode>`${republishedVehicles.customCurrency}`,
      status: republishedVehicles.status,
      views: allViewsOf(republishedVehicles.id),
      createdAt: republishedVehicles.createdAt,
    })
    .from(republishedVehicles)
    .innerJoin(vehicles, eq(vehicles.id, republishedVehicles.originalVehicleId))
    .where(
      and(eq(republishedVehicles.republisherId, userId), sql`republished_vehicles.status <> 'withdrawn'`),
    )
    .orderBy(desc(republishedVehicles.id))
    .limit(limit);
}
export type RepublishedRow = Awaited<ReturnType<typeof listRepublished>>[number];

/** In how many browsers a person is signed in. */
export async function countSessions(db: Db, userId: string, now: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expire, now)));
  return row?.count ?? 0;
}
