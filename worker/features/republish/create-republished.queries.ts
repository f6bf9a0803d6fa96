import { eq, sql } from 'drizzle-orm';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { republishedVehicles, sellers, shortCodes, vehicles } from '../../../schema/shard';
import type { VehicleKind } from '../../../schema/vehicles/kinds';
import { changesOf, insertWhere, type ShardDb } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { json, storeEffect } from '../../platform/effects.sql';
import { retried } from '../../platform/retry';
import { countUsage, type Month, usedInMonth } from '../limits/limits.sql';
import { asColumn, isPublic, isRemoved } from '../vehicles/visibility.sql';
import { ownerAllows } from './republish.sql';

/** The original of a republished page, from the republisher's shard; null for any other id. */
export async function findOriginalOf(db: ShardDb, id: string): Promise<string | null> {
  const [row] = await db
    .select({ id: republishedVehicles.originalVehicleId })
    .from(republishedVehicles)
    .where(eq(republishedVehicles.id, id));
  return row?.id ?? null;
}

/** What the owner's shard knows about republishing a vehicle; null if the vehicle never existed. */
export async function findOriginal(db: ShardDb, id: string, republisherId: string) {
  const [row] = await db
    .select({
      id: vehicles.id,
      name: vehicles.name,
      kind: vehicles.kind,
      ownerId: vehicles.userId,
      currency: vehicles.currency,
      status: vehicles.status,
      isRemoved: asColumn(isRemoved()),
      isPublic: asColumn(isPublic()),
      isAllowed: asColumn(
        sql`(select ${ownerAllows(republisherId)} from vehicles v where v.id = ${vehicles.id})`,
      ),
    })
    .from(vehicles)
    .innerJoin(sellers, eq(sellers.id, vehicles.userId))
    .where(eq(vehicles.id, id));
  return row ?? null;
}

export type Original = NonNullable<Awaited<ReturnType<typeof findOriginal>>>;

interface Own {
  vehicleId: string;
  republisherId: string;
  month: Month;
}

/** What the republisher's shard knows about it. */
export async function findOwnState(db: ShardDb, { vehicleId, republisherId, month }: Own) {
  const [row] = await db.all<{ isRepublished: number; used: number }>(sql`
    select exists (select 1 from republished_vehicles r where r.original_vehicle_id = ${vehicleId}
      and r.republisher_id = ${republisherId} and r.status in ('active', 'pending')) as isRepublished,
      ${usedInMonth(republisherId, 'republish', month)} as used`);
  return { isRepublished: row?.isRepublished === 1, used: row?.used ?? 0 };
}

export interface NewRepublished extends Own {
  id: string;
  notificationId: string;
  code: string;
  vehicleName: string;
  vehicleKind: VehicleKind | null;
  republisherName: string;
  priceMinor: number;
  currency: CurrencyCode;
  customMobileNumber: string;
  now: number;
  monthlyLimit: number | null;
}

/**
 * Creates a page that waits for the owner's grant, if the plan allows it and there is none yet: page, usage,
 * short code and effect in one batch, each depending on the first statement. False if a guard did not hold.
 */
export async function insertRepublished(db: ShardDb, page: NewRepublished): Promise<boolean> {
  const { id, vehicleId, republisherId, now, month, monthlyLimit } = page;
  const created = sql`from republished_vehicles r where r.id = ${id}`;
  const asked: Payloads['republish'] = {
    pageId: id,
    vehicleId,
    republisherId,
    republisherName: page.republisherName,
    currency: page.currency,
    notificationId: page.notificationId,
    at: now,
  };
  const isThere = async () => ((await findOriginalOf(db, id)) ? true : null);
  const write = async () => {
    const [made] = await db.batch([
      db.run(
        sql`${insertWhere(
          republishedVehicles,
          {
            id,
            originalVehicleId: vehicleId,
            republisherId,
            customPriceMinor: page.priceMinor,
            customCurrency: page.currency,
            customMobileNumber: page.customMobileNumber,
            status: 'pending',
            isActive: false,
            vehicleName: page.vehicleName,
            vehicleKind: page.vehicleKind,
            createdAt: now,
            updatedAt: now,
          },
          sql`from sellers o where o.id = ${republisherId}
            and (${monthlyLimit} is null or ${usedInMonth(republisherId, 'republish', month)} < ${monthlyLimit})`,
        )} on conflict do nothing`,
      ),
      db.run(countUsage(republisherId, 'republish', month, now, created)),
      db.run(
        insertWhere(
          shortCodes,
          { code: page.code, ownerId: republisherId, republishedVehicleId: id, createdAt: now },
          created,
        ),
      ),
      db.run(
        storeEffect({ cause: id, kind: 'republish', target: vehicleId, payload: json(asked), now }, created),
      ),
    ]);
    return changesOf(made) === 1;
  };
  return retried(write, isThere);
}
