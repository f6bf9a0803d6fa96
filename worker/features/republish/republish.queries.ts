import { and, desc, eq, getTableColumns, lt, ne, sql } from 'drizzle-orm';
import { republishedVehicles, republishGrants, sellers, vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { json, storeEffect } from '../../platform/effects.sql';
import { publisherColumns } from '../profile/profile.sql';
import { type CardRow, moreLike, readCards } from '../vehicles/more-vehicles.sql';
import { repriced } from '../vehicles/price-history.sql';
import { asColumn, isForSale, isGranted, isPageUp, isPublic, isRemoved } from '../vehicles/visibility.sql';

const selectOwn = (db: ShardDb) =>
  db
    .select({
      page: getTableColumns(republishedVehicles),
      leads: sql<number>`(select count(*) from leads where listing_id = republished_vehicles.id)`,
      code: sql<string | null>`(
        select code from short_codes where republished_vehicle_id = republished_vehicles.id
        order by number is not null, created_at, code limit 1
      )`,
    })
    .from(republishedVehicles);

type OwnRow = Awaited<ReturnType<typeof listRepublished>>[number];

/** With its vehicle, from the owner's shard. */
export type RepublishedRow = OwnRow & { vehicle: typeof vehicles.$inferSelect };

const ownAndKept = (republisherId: string) =>
  and(
    eq(republishedVehicles.republisherId, republisherId),
    ne(republishedVehicles.status, 'withdrawn'),
    ne(republishedVehicles.status, 'pending'),
  );

/** A republisher's pages, newest first, including ended ones until they are removed from the list. */
export function listRepublished(
  db: ShardDb,
  republisherId: string,
  cursor: string | undefined,
  limit: number,
) {
  return selectOwn(db)
    .where(and(ownAndKept(republisherId), cursor ? lt(republishedVehicles.id, cursor) : undefined))
    .orderBy(desc(republishedVehicles.id))
    .limit(limit);
}

export async function findOwnRepublished(db: ShardDb, republisherId: string, id: string) {
  const [row] = await selectOwn(db).where(and(ownAndKept(republisherId), eq(republishedVehicles.id, id)));
  return row ?? null;
}

/** The status of a page; null if there is none. */
export async function findPageStatus(db: ShardDb, id: string) {
  const [row] = await db
    .select({ status: republishedVehicles.status })
    .from(republishedVehicles)
    .where(eq(republishedVehicles.id, id));
  return row?.status ?? null;
}

const moreOfRepublisher = moreLike({
  vehicleId: republishedVehicles.originalVehicleId,
  sellerId: republishedVehicles.republisherId,
  kind: republishedVehicles.vehicleKind,
  currency: republishedVehicles.customCurrency,
  priceMinor: republishedVehicles.customPriceMinor,
});

/**
 * The half of a republished page in the republisher's shard: the page with its republisher, whatever its
 * status.
 */
export async function findPage(db: ShardDb, id: string) {
  const [row] = await db
    .select({
      page: getTableColumns(republishedVehicles),
      republisher: publisherColumns,
      more: moreOfRepublisher,
      isUp: asColumn(isPageUp('republished_vehicles', 'sellers')),
      isRemoved: asColumn(
        sql`(${republishedVehicles.status} in ('ended', 'withdrawn') or ${sellers.erasingAt} is not null)`,
      ),
    })
    .from(republishedVehicles)
    .innerJoin(sellers, eq(sellers.id, republishedVehicles.republisherId))
    .where(eq(republishedVehicles.id, id));
  return row ? { ...row, more: readCards(row.more) } : null;
}

/** The half in the owner's shard: the grant with its vehicle and owner; null if there never was one. */
export async function findGranted(db: ShardDb, pageId: string) {
  const [row] = await db
    .select({
      vehicle: getTableColumns(vehicles),
      owner: {
        firstName: sellers.firstName,
        lastName: sellers.lastName,
        firmName: sellers.firmName,
        subscriptionPlan: sellers.subscriptionPlan,
      },
      isGranted: asColumn(isGranted('republish_grants')),
      takesOffers: asColumn(sql`(${isGranted('republish_grants')} and ${isForSale()})`),
      isPublic: asColumn(isPublic()),
      isRemoved: asColumn(sql`(${isRemoved()} or ${republishGrants.status} <> 'active')`),
      isVehicleRemoved: asColumn(isRemoved()),
    })
    .from(republishGrants)
    .innerJoin(vehicles, eq(vehicles.id, republishGrants.vehicleId))
    .innerJoin(sellers, eq(sellers.id, vehicles.userId))
    .where(eq(republishGrants.pageId, pageId));
  return row ?? null;
}

/** Both halves. */
export type Listing = Omit<NonNullable<Awaited<ReturnType<typeof findPage>>>, 'isUp' | 'isRemoved'> &
  Pick<NonNullable<Awaited<ReturnType<typeof findGranted>>>, 'vehicle' | 'owner'>;

/** Similar vehicles of the republisher, for a page that has ended. */
export async function listMoreOfPage(db: ShardDb, id: string): Promise<CardRow[]> {
  const [row] = await db
    .select({ more: moreOfRepublisher })
    .from(republishedVehicles)
    .innerJoin(sellers, and(eq(sellers.id, republishedVehicles.republisherId), eq(sellers.isActive, true)))
    .where(eq(republishedVehicles.id, id));
  return row ? readCards(row.more) : [];
}

/** Changes price and number of an active page. False if it is not theirs or not active. */
export async function updateRepublished(
  db: ShardDb,
  republisherId: string,
  id: string,
  changes: { customPriceMinor: number; customMobileNumber: string; updatedAt: number },
): Promise<boolean> {
  const rows = await db
    .update(republishedVehicles)
    .set({ ...changes, ...repriced('custom_price_minor', changes.customPriceMinor, changes.updatedAt) })
    .where(
      and(
        eq(republishedVehicles.id, id),
        eq(republishedVehicles.republisherId, republisherId),
        eq(republishedVehicles.status, 'active'),
      ),
    )
    .returning({ id: republishedVehicles.id });
  return rows.length === 1;
}

/**
 * Takes a page down, or removes an ended one from the list, and stores the effect that releases its grant.
 * False if there is none.
 */
export async function withdrawRepublished(
  db: ShardDb,
  { republisherId, id, cause, now }: { republisherId: string; id: string; cause: string; now: number },
): Promise<boolean> {
  const [rows] = await db.batch([
    db
      .update(republishedVehicles)
      .set({ status: 'withdrawn', isActive: false, updatedAt: now })
      .where(and(ownAndKept(republisherId), eq(republishedVehicles.id, id)))
      .returning({ id: republishedVehicles.id }),
    db.run(
      storeEffect(
        {
          cause,
          kind: 'withdrawn',
          target: sql`original_vehicle_id`,
          payload: json({ pageId: id, at: now }),
          now,
        },
        sql`from republished_vehicles where id = ${id} and republisher_id = ${republisherId} and changes() = 1`,
      ),
    ),
  ]);
  return rows.length === 1;
}
