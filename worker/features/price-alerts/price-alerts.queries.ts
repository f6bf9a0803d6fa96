import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { UpdatePriceAlertInput } from '../../../schema/price-alerts/input';
import { enquiries, republishedVehicles, vehicles } from '../../../schema/shard';
import { changesOf, type ShardDb } from '../../platform/db';
import { isListed } from '../vehicles/visibility.sql';

const currency = sql<
  (typeof vehicles.$inferSelect)['currency']
>`coalesce(${vehicles.currency}, ${republishedVehicles.customCurrency})`;

interface AlertPage {
  ownerId: string;
  cursor?: string | undefined;
  limit: number;
}

/** Buyers who wait for a lower price of the seller's listings and pages that are up, latest first. */
export const listAlerts = (db: ShardDb, { ownerId, cursor, limit }: AlertPage) =>
  db
    .select({
      enquiry: enquiries,
      vehicleName: sql<string>`coalesce(${vehicles.name}, ${republishedVehicles.vehicleName})`,
      priceMinor: sql<number>`coalesce(${vehicles.priceMinor}, ${republishedVehicles.customPriceMinor})`,
      currency,
    })
    .from(enquiries)
    .leftJoin(vehicles, eq(vehicles.id, enquiries.listingId))
    .leftJoin(republishedVehicles, eq(republishedVehicles.id, enquiries.listingId))
    .where(
      and(
        eq(enquiries.ownerId, ownerId),
        eq(enquiries.kind, 'price'),
        isNull(enquiries.withdrawnAt),
        sql`iif(${vehicles.id} is null, ${republishedVehicles.status} = 'active', ${isListed()})`,
        sql`${enquiries.values} ->> 'currency' = ${currency}`,
        cursor ? lt(enquiries.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(enquiries.id))
    .limit(limit);

export type AlertRow = Awaited<ReturnType<typeof listAlerts>>[number];

/** Remembers that a buyer whose price is reached was told, or takes it back. False if there is none. */
export const setStatus = async (
  db: ShardDb,
  { ownerId, id, status, now }: { ownerId: string; id: string; now: number } & UpdatePriceAlertInput,
): Promise<boolean> =>
  changesOf(
    await db
      .update(enquiries)
      .set({ status, updatedAt: now })
      .where(
        and(
          eq(enquiries.id, id),
          eq(enquiries.ownerId, ownerId),
          eq(enquiries.kind, 'price'),
          isNull(enquiries.withdrawnAt),
          sql`${enquiries.status} <> 'waiting'`,
        ),
      ),
  ) === 1;
