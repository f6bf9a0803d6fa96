import { and, desc, eq, getTableColumns, lt, or, type SQL, sql } from 'drizzle-orm';
import { sellers, shortCodes, vehicleCounts, vehicles } from '../../../schema/shard';
import { changesOf, prepared, type ShardDb, updateWhere } from '../../platform/db';
import { attachUploads, discardUploads, ownPendingUploads } from '../media/media.sql';
import { publisherColumns } from '../profile/profile.sql';
import { endGrants, pushChangedGrants, renewGrants } from '../republish/republish.sql';
import { answererOf } from '../staff/members.sql';
import { allViewsOf } from '../views/views.sql';
import { listPagesOf } from './cached-pages.queries';
import type { AfterChange } from './cached-pages.service';
import { applyListingLimit } from './listing-limit.sql';
import { type CardRow, moreLike, picksOf, readCards } from './more-vehicles.sql';
import { historyOf } from './price-history.sql';
import { asColumn, hiddenColumns, isPublic, isRemoved, nextVersion } from './visibility.sql';

export type VehicleRow = typeof vehicles.$inferSelect;
export type NewVehicle = typeof vehicles.$inferInsert;

export const filesOf = (vehicle: Pick<NewVehicle, 'images' | 'rcKey'>) => [
  ...vehicle.images,
  ...(vehicle.rcKey ? [vehicle.rcKey] : []),
];

const moreOfSeller = moreLike({
  vehicleId: vehicles.id,
  sellerId: vehicles.userId,
  kind: vehicles.kind,
  currency: vehicles.currency,
  priceMinor: vehicles.priceMinor,
});

const selectListing = prepared((db) =>
  db
    .select({
      vehicle: getTableColumns(vehicles),
      publisher: publisherColumns,
      answerer: answererOf(),
      isPublic: asColumn(isPublic()),
      isRemoved: asColumn(isRemoved()),
      suggestions: picksOf(vehicles.id),
      more: moreOfSeller,
    })
    .from(vehicles)
    .innerJoin(sellers, eq(sellers.id, vehicles.userId))
    .where(eq(vehicles.id, sql.placeholder('id')))
    .prepare(),
);

/**
 * A listing with its publisher and the seller's other vehicles, in one statement. (Not a batch: D1 returns
 * batches by column name, and both tables have an `id`.)
 */
export async function findListing(db: ShardDb, id: string) {
  const [found] = await selectListing(db).all({ id });
  if (!found) return null;
  return { ...found, suggestions: readCards(found.suggestions), more: readCards(found.more) };
}

/** Similar vehicles of the same seller, for a listing that has ended. */
export async function listMoreOfVehicle(db: ShardDb, id: string): Promise<CardRow[]> {
  const [row] = await db
    .select({ more: moreOfSeller })
    .from(vehicles)
    .innerJoin(sellers, and(eq(sellers.id, vehicles.userId), eq(sellers.isActive, true)))
    .where(eq(vehicles.id, id));
  return row ? readCards(row.more) : [];
}

// With table names: if a FROM has only one table, drizzle omits its name.
const republishCount = sql<number>`(
  select count(*) from republish_grants where vehicle_id = vehicles.id and status = 'active'
)`;

const selectOwn = (db: ShardDb) =>
  db
    .select({
      vehicle: getTableColumns(vehicles),
      hidden: hiddenColumns,
      answerer: answererOf(),
      republishCount,
      /** The code that leads to it, and the scans of all its codes, in one look-up. */
      code: sql<{ code: string; scans: number } | null>`(
        select json_object('code', code, 'scans', sum(scan_count) over ()) from short_codes
        where vehicle_id = vehicles.id order by number is not null, created_at, code limit 1)`.mapWith(
        (json: string) => JSON.parse(json) as { code: string; scans: number },
      ),
    })
    .from(vehicles);

export type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number];

/** A seller's own listings, newest first, with the figures of their cards. */
export function listOwnVehicles(db: ShardDb, userId: string, cursor: string | undefined, limit: number) {
  return selectOwn(db)
    .where(
      and(
        eq(vehicles.userId, userId),
        eq(vehicles.isActive, true),
        cursor ? lt(vehicles.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(vehicles.id))
    .limit(limit);
}

/** The stored counts of a seller's listings. */
export async function countListings(db: ShardDb, userId: string) {
  const [row] = await db.select().from(vehicleCounts).where(eq(vehicleCounts.userId, userId));
  return row ?? null;
}

/** One of the seller's own listings. */
export async function findOwnListing(db: ShardDb, userId: string, id: string): Promise<OwnRow | null> {
  const [row] = await selectOwn(db).where(
    and(eq(vehicles.id, id), eq(vehicles.userId, userId), eq(vehicles.isActive, true)),
  );
  return row ?? null;
}

/** The figures of a listing that `viewerId` (null for a visitor) may open. */
export async function findStats(db: ShardDb, id: string, viewerId: string | null) {
  const [row] = await db
    .select({ userId: vehicles.userId, views: allViewsOf(vehicles.id), republishCount })
    .from(vehicles)
    .innerJoin(sellers, eq(sellers.id, vehicles.userId))
    .where(
      and(
        eq(vehicles.id, id),
        eq(vehicles.isActive, true),
        viewerId ? or(eq(vehicles.userId, viewerId), isPublic()) : isPublic(),
      ),
    );
  return row ?? null;
}

export async function findOwnVehicle(db: ShardDb, userId: string, id: string): Promise<VehicleRow | null> {
  const [row] = await db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, id), eq(vehicles.userId, userId), eq(vehicles.isActive, true)));
  return row ?? null;
}

/** A change to a vehicle: the row, or null if it was not possible, and what follows. */
export interface ChangedVehicle {
  row: VehicleRow | null;
  after: AfterChange;
}

/** Columns of a vehicle, with what its status writes from other columns. */
export type VehicleChanges = Partial<Omit<NewVehicle, 'soldFrom' | 'tokenUntil'>> & {
  soldFrom?: SQL;
  tokenUntil?: SQL<number | null>;
};

/** Writes changes if every file is already on the listing or a fresh upload of the seller, and `guard` holds. */
export async function updateVehicle(
  db: ShardDb,
  current: VehicleRow,
  changes: VehicleChanges,
  { cause, now, guard }: { cause: string; now: number; guard?: SQL },
): Promise<ChangedVehicle> {
  const before = filesOf(current);
  const after = filesOf({ ...current, ...changes });
  const added = after.filter((key) => !before.includes(key));
  const removed = before.filter((key) => !after.includes(key));
  const addedImages = added.filter((key) => key !== changes.rcKey);
  const [[row = null], pages, ...rest] = await db.batch([
    db
      .update(vehicles)
      .set({ ...changes, ...historyOf(current, changes, now), ...nextVersion, updatedAt: now })
      .where(
        and(
          eq(vehicles.id, current.id),
          eq(vehicles.userId, current.userId),
          eq(vehicles.isActive, true),
          // Of two concurrent edits, the second must not bring back pictures that the first removed.
          eq(vehicles.version, current.version),
          guard,
          ownPendingUploads(addedImages, current.userId, 'vehicle_image'),
          changes.rcKey && added.includes(changes.rcKey)
            ? ownPendingUploads([changes.rcKey], current.userId, 'rc')
            : undefined,
        ),
      )
      .returning(),
    listPagesOf(db, current.id),
    db.run(attachUploads(added, current.id, now)),
    db.run(discardUploads(removed, now)),
    ...(changes.name === undefined ? [] : [db.run(renewGrants(current.id, now))]),
    ...(changes.status === undefined ? [] : [db.run(applyListingLimit(current.userId))]),
    db.run(endGrants(current.id, now)),
    db.run(pushChangedGrants(current.id, cause, now)),
  ]);
  return { row, after: { pages, effects: changesOf(rest.at(-1)) } };
}

export async function setVisibility(
  db: ShardDb,
  userId: string,
  id: string,
  showInProfile: boolean,
  now: number,
) {
  const [row] = await db
    .update(vehicles)
    .set({ showInProfile, ...nextVersion, updatedAt: now })
    .where(and(eq(vehicles.id, id), eq(vehicles.userId, userId), eq(vehicles.isActive, true)))
    .returning();
  return row ?? null;
}

/** Points the printed codes of a relisted vehicle back to the sold one. */
const returnCodes = ({ id, userId, relistedFromId }: NewVehicle, now: number) =>
  updateWhere(
    shortCodes,
    { vehicleId: relistedFromId, pointedAt: now },
    sql`where vehicle_id = ${id} and owner_id = ${userId}
    and exists (select 1 from vehicles where id = ${relistedFromId} and user_id = ${userId} and is_active = 1)`,
  );

/** Takes a listing down: the page answers 410, leads stay, files wait for the sweep. */
export async function removeVehicle(
  db: ShardDb,
  vehicle: VehicleRow,
  { cause, now }: { cause: string; now: number },
): Promise<AfterChange> {
  const [, pages, , , pushed] = await db.batch([
    db
      .update(vehicles)
      .set({ isActive: false, deletedAt: now, ...nextVersion, updatedAt: now })
      .where(and(eq(vehicles.id, vehicle.id), eq(vehicles.userId, vehicle.userId))),
    listPagesOf(db, vehicle.id),
    db.run(returnCodes(vehicle, now)),
    db.run(endGrants(vehicle.id, now)),
    db.run(pushChangedGrants(vehicle.id, cause, now)),
    db.run(applyListingLimit(vehicle.userId)),
    db.run(discardUploads(filesOf(vehicle), now)),
  ]);
  return { pages, effects: changesOf(pushed) };
}

/** A listing that buyers may open, for references from elsewhere; null for any other. */
export async function findPublicListing(db: ShardDb, id: string) {
  const [row] = await db
    .select({ vehicleId: vehicles.id, vehicleName: vehicles.name, ownerId: vehicles.userId })
    .from(vehicles)
    .innerJoin(sellers, eq(sellers.id, vehicles.userId))
    .where(and(eq(vehicles.id, id), isPublic()));
  return row ?? null;
}

/** Vehicles by id, whatever their status. */
export const listVehiclesById = (db: ShardDb, ids: readonly string[]): Promise<VehicleRow[]> =>
  db
    .select()
    .from(vehicles)
    .where(sql`${vehicles.id} in (select value from json_each(${JSON.stringify(ids)}))`);
