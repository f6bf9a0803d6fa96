import { and, eq, gte, or, sql } from 'drizzle-orm';
import { shortCodes, vehicles } from '../../../schema/shard';
import { changesOf, insertWhere, type ShardDb, updateWhere } from '../../platform/db';
import { json } from '../../platform/effects.sql';
import { firstIdAt } from '../../platform/random';
import { retried } from '../../platform/retry';
import { logInDirectory } from '../activity/activity.sql';
import { takenOverDraft } from '../dealer-sales/dealer-sales.sql';
import { countUsage, type Month, usedInMonth } from '../limits/limits.sql';
import { attachUploads, ownPendingUploads } from '../media/media.sql';
import { liveVehicles } from './listing-limit.sql';
import { filesOf, type NewVehicle } from './vehicles.queries';
import { isBarred } from './visibility.sql';

interface CreateGuards {
  liveLimit: number | null;
  monthlyLimit: number | null;
  month: Month;
}

/** Every file is the seller's own upload and not in use yet. */
const filesAreFresh = ({ userId, images, rcKey }: NewVehicle) =>
  sql`${ownPendingUploads(images, userId, 'vehicle_image')} and ${rcKey ? ownPendingUploads([rcKey], userId, 'rc') : sql`1`}`;

/** The files are those of the seller's sold listing as it is now. */
const filesAreThoseOf = (soldId: string, { userId, images, rcKey }: NewVehicle) => sql`exists (
    select 1 from vehicles where id = ${soldId} and user_id = ${userId} and is_active = 1 and status = 'sold'
      and not ${isBarred()} and images = ${JSON.stringify(images)} and rc_key is ${rcKey ?? null}
  )`;

/**
 * Publishes a listing if the plan allows it and its files may be used: the first statement decides, and the
 * rest of the batch depends on it. A relisted vehicle takes over the printed codes of the sold listing; a
 * draft is deleted. False if it was not published.
 */
export async function insertVehicle(
  db: ShardDb,
  vehicle: NewVehicle,
  { code, draftId }: { code: string; draftId: string | null },
  guards: CreateGuards,
): Promise<boolean> {
  const { id, userId, createdAt: now } = vehicle;
  const { liveLimit, monthlyLimit, month } = guards;
  const created = sql`where exists (select 1 from vehicles where id = ${id})`;
  const soldId = vehicle.relistedFromId;
  const mayUseFiles = soldId ? filesAreThoseOf(soldId, vehicle) : filesAreFresh(vehicle);
  const write = () =>
    db.batch([
      db.run(
        insertWhere(
          vehicles,
          vehicle,
          sql`where (${liveLimit} is null or ${liveVehicles(userId)} < ${liveLimit})
          and (${monthlyLimit} is null or ${usedInMonth(userId, 'vehicle_created', month)} < ${monthlyLimit})
          and ${mayUseFiles} and ${soldId ? sql`not exists (${liveCopy(userId, soldId)})` : sql`true`}`,
        ),
      ),
      db.run(attachUploads(filesOf(vehicle), id, now)),
      db.run(sql`delete from vehicle_drafts where id = ${draftId} and user_id = ${userId}
      and exists (select 1 from vehicles where id = ${id})`),
      db.run(countUsage(userId, 'vehicle_created', month, now, created)),
      db.run(
        updateWhere(
          shortCodes,
          { vehicleId: id, pointedAt: now },
          sql`where vehicle_id = ${soldId ?? null} and owner_id = ${userId}
      and exists (select 1 from vehicles where id = ${id})`,
        ),
      ),
      db.run(
        insertWhere(
          shortCodes,
          { code, ownerId: userId, vehicleId: id, createdAt: now },
          sql`${created} and not exists (select 1 from short_codes where vehicle_id = ${id} and number is null)`,
        ),
      ),
      db.run(
        logInDirectory(
          {
            cause: id,
            now,
            line: json({
              id,
              userId,
              action: 'vehicle_created',
              entityType: 'vehicle',
              entityId: id,
              description: `Listed ${vehicle.name}`,
              createdAt: now,
            }),
          },
          created,
        ),
      ),
    ]);
  const isThere = async () => {
    const rows = await db.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.id, id));
    return rows.length > 0 || null;
  };
  // Possibly more than one, because D1 also counts the rows that triggers change.
  return retried(async () => changesOf((await write())[0]) > 0, isThere);
}

/** The active listing that relists a sold one. */
const liveCopy = (userId: string, soldId: string) => sql`
  select id from vehicles
  where relisted_from_id = ${soldId} and user_id = ${userId} and is_active = 1 and status <> 'sold'`;

export async function findLiveCopy(db: ShardDb, userId: string, soldId: string): Promise<string | null> {
  const [row] = await db.all<{ id: string }>(liveCopy(userId, soldId));
  return row?.id ?? null;
}

/** The listing that the same request created before, whose response was lost: its photos are on no other. */
export async function findSentListing(
  db: ShardDb,
  { id, userId, images, name, priceMinor }: NewVehicle,
  since: number,
) {
  const [row] = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.userId, userId),
        eq(vehicles.isActive, true),
        or(eq(vehicles.id, id), gte(vehicles.id, firstIdAt(since))),
        eq(vehicles.images, images),
        eq(vehicles.name, name),
        eq(vehicles.priceMinor, priceMinor),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/** The id under which the book knows a draft that was taken over from another seller; null for other drafts. */
export async function findTakenOver(db: ShardDb, userId: string, draftId: string): Promise<string | null> {
  const [row] = await db.all<{ id: string }>(takenOverDraft(userId, draftId));
  return row?.id ?? null;
}

/** Whether operators have hidden one of a seller's listings. */
export async function isHiddenByOperators(db: ShardDb, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.id, id), eq(vehicles.userId, userId), isBarred()));
  return rows.length > 0;
}

/** Why an insert was refused, determined only afterwards. */
export async function findRoom(db: ShardDb, userId: string, month: Month) {
  const [row] = await db
    .select({
      live: sql<number>`${liveVehicles(userId)}`,
      used: sql<number>`${usedInMonth(userId, 'vehicle_created', month)}`,
    })
    .from(sql`(select 1)`);
  return row ?? { live: 0, used: 0 };
}
