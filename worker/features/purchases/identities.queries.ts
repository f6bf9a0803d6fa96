import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { IdKind } from '../../../schema/purchases/kinds';
import { purchaseIdentities, purchases } from '../../../schema/shard';
import { insertWhere, runReturning, runTogether, type ShardDb, updateWhere } from '../../platform/db';
import type { Sealed } from '../../platform/sealing';
import type { OwnVehicle } from './purchases.queries';

/** What somebody showed of themselves; null without any. */
export async function findIdentity(db: ShardDb, { ownerId, vehicleId }: OwnVehicle) {
  const [row] = await db
    .select()
    .from(purchaseIdentities)
    .where(and(eq(purchaseIdentities.vehicleId, vehicleId), eq(purchaseIdentities.ownerId, ownerId)));
  return row ?? null;
}

interface NewIdentity extends OwnVehicle {
  idKind: IdKind | null;
  idEnd: string;
  /** The version that was read; 0 for none. */
  version: number;
  /** Undefined: as it is. */
  pan: (Partial<Sealed> & { panEnd: string }) | undefined;
  now: number;
}

/** Stores what somebody showed. False if it has changed since it was read, or nothing is written of the purchase. */
export async function saveIdentity(db: ShardDb, identity: NewIdentity): Promise<boolean> {
  const { ownerId, vehicleId, idKind, idEnd, version, pan, now } = identity;
  const sealed = pan && {
    panEnd: pan.panEnd,
    sealedPan: pan.sealed ?? null,
    wrappedKey: pan.wrappedKey ?? null,
    keyNumber: pan.keyNumber ?? null,
  };
  const values = { idKind, idEnd, ...sealed, version: pan ? version + 1 : version, updatedAt: now };
  const isBought = sql`exists (select 1 from purchases where owner_id = ${ownerId} and vehicle_id = ${vehicleId})`;
  const isRead = sql`vehicle_id = ${vehicleId} and owner_id = ${ownerId} and version = ${version}`;
  const statement =
    version === 0
      ? sql`${insertWhere(
          purchaseIdentities,
          { vehicleId, ownerId, ...values, version: 1, createdAt: now },
          sql`where ${isBought}`,
        )} on conflict do nothing`
      : updateWhere(purchaseIdentities, values, sql`where ${isRead} and ${isBought}`);
  const [stored] = await runReturning(db, [sql`${statement} returning 1`]);
  return stored?.length === 1;
}

/** Erases what no law needs of the person that a vehicle was bought from: number, address and what they showed. */
export const erasePerson = (db: ShardDb, { ownerId, vehicleId }: OwnVehicle): Promise<number[]> =>
  runTogether(db, [
    updateWhere(
      purchases,
      { fromPhone: '', fromAddress: '' },
      sql`where owner_id = ${ownerId} and vehicle_id = ${vehicleId}`,
    ),
    sql`delete from purchase_identities where owner_id = ${ownerId} and vehicle_id = ${vehicleId}`,
  ]);

/** Keys that are wrapped by another key than this one, after a vehicle's. */
export const listWrapped = (db: ShardDb, current: number, after: string, limit: number) =>
  db
    .select({
      vehicleId: purchaseIdentities.vehicleId,
      ownerId: purchaseIdentities.ownerId,
      version: purchaseIdentities.version,
      wrappedKey: sql<string>`${purchaseIdentities.wrappedKey}`,
      keyNumber: sql<number>`${purchaseIdentities.keyNumber}`,
    })
    .from(purchaseIdentities)
    .where(
      and(
        sql`wrapped_key is not null`,
        ne(purchaseIdentities.keyNumber, current),
        gt(purchaseIdentities.vehicleId, after),
      ),
    )
    .orderBy(asc(purchaseIdentities.vehicleId))
    .limit(limit);

export type WrappedRow = Awaited<ReturnType<typeof listWrapped>>[number];

/** Stores keys that were wrapped anew, each only if it is as it was read. */
export const storeWrapped = (
  db: ShardDb,
  rewrapped: readonly { before: WrappedRow; after: Omit<Sealed, 'sealed'> }[],
): Promise<number[]> =>
  runTogether(
    db,
    rewrapped.map(({ before, after }) =>
      updateWhere(
        purchaseIdentities,
        after,
        sql`where vehicle_id = ${before.vehicleId} and wrapped_key = ${before.wrappedKey}`,
      ),
    ),
  );
