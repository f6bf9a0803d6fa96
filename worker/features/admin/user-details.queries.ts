import { and, desc, eq, sql } from 'drizzle-orm';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { deliveryStops, republishedVehicles, vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { hiddenColumns } from '../vehicles/visibility.sql';
import { allViewsOf } from '../views/views.sql';

/** A person's latest active listings. */
export function listListings(db: ShardDb, userId: string, limit: number) {
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

/** A person's latest republished pages, except withdrawn ones. */
export function listRepublished(db: ShardDb, userId: string, limit: number) {
  return db
    .select({
      id: republishedVehicles.id,
      name: republishedVehicles.vehicleName,
      priceMinor: republishedVehicles.customPriceMinor,
      currency: sql<CurrencyCode>`${republishedVehicles.customCurrency}`,
      status: republishedVehicles.status,
      views: allViewsOf(republishedVehicles.id),
      createdAt: republishedVehicles.createdAt,
    })
    .from(republishedVehicles)
    .where(
      and(
        eq(republishedVehicles.republisherId, userId),
        sql`republished_vehicles.status <> 'withdrawn' and republished_vehicles.status <> 'pending'`,
      ),
    )
    .orderBy(desc(republishedVehicles.id))
    .limit(limit);
}
export type RepublishedRow = Awaited<ReturnType<typeof listRepublished>>[number];

export const listStops = (db: ShardDb, userId: string) =>
  db.select().from(deliveryStops).where(eq(deliveryStops.userId, userId));
