import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CurrencyCode } from '../../../schema/common/currencies';
import type { TokenMode } from '../../../schema/papers/kinds';
import type { PurchaseInput, RcHolderInput } from '../../../schema/purchases/input';
import { members, purchases, rcHolders, vehicles } from '../../../schema/shard';
import { insertWhere, runReturning, type ShardDb, updateWhere } from '../../platform/db';
import { writeCameIn } from '../stock-book/book-lines.sql';

export interface OwnVehicle {
  ownerId: string;
  vehicleId: string;
}

/** What is printed of a purchase no longer changes: a later change is a row of its own. */
const hasReceipt = (
  version: SQL,
): SQL => sql`exists (select 1 from papers p where p.owner_id = purchases.owner_id
  and p.vehicle_id = purchases.vehicle_id and p.kind = 'purchase_receipt'
  and p.fields ->> '$.purchase.version' = ${version})`;

/** A seller's vehicle, also a deleted one, with how it came in; null for any other. In one round trip. */
export async function findCameIn(db: ShardDb, { ownerId, vehicleId }: OwnVehicle) {
  const [[vehicle], [rc], lines] = await db.batch([
    db
      .select({
        isActive: vehicles.isActive,
        currency: vehicles.currency,
        year: vehicles.year,
        kind: vehicles.kind,
      })
      .from(vehicles)
      .where(and(eq(vehicles.id, vehicleId), eq(vehicles.userId, ownerId))),
    db
      .select({ standing: rcHolders.standing, name: rcHolders.name, address: rcHolders.address })
      .from(rcHolders)
      .where(and(eq(rcHolders.vehicleId, vehicleId), eq(rcHolders.ownerId, ownerId))),
    db
      .select({
        purchase: purchases,
        personName: members.memberName,
        hasReceipt: sql<number>`${hasReceipt(sql`purchases.version`)}`.as('has_receipt'),
      })
      .from(purchases)
      .leftJoin(members, and(eq(members.ownerId, ownerId), eq(members.memberId, purchases.personId)))
      .where(and(eq(purchases.ownerId, ownerId), eq(purchases.vehicleId, vehicleId)))
      .orderBy(desc(purchases.version)),
  ]);
  return vehicle ? { ...vehicle, rc: rc ?? null, lines } : null;
}

export type CameInRow = NonNullable<Awaited<ReturnType<typeof findCameIn>>>;

const isOwn = ({ ownerId, vehicleId }: OwnVehicle): SQL =>
  sql`from vehicles v where v.id = ${vehicleId} and v.user_id = ${ownerId} and v.is_active = 1`;

interface Said extends OwnVehicle {
  personId: string | null;
  now: number;
}

/** Stores whose name is in the RC. False if the vehicle is not the seller's. */
export async function sayRc(db: ShardDb, input: RcHolderInput & Said): Promise<boolean> {
  const { now, ...said } = input;
  const [stored] = await runReturning(db, [
    sql`${insertWhere(rcHolders, { ...said, createdAt: now, updatedAt: now }, isOwn(input))}
      on conflict (vehicle_id) do update set standing = excluded.standing, name = excluded.name,
        address = excluded.address, person_id = excluded.person_id, updated_at = excluded.updated_at
      where rc_holders.owner_id = excluded.owner_id
      returning 1`,
  ]);
  return stored?.length === 1;
}

interface NewPurchase extends Said {
  id: string;
  input: Omit<PurchaseInput, 'at' | 'version'> & { at: number };
  /** That was seen. */
  version: number;
  /** Undefined: as it is. */
  paid: { priceMinor: number; currency: CurrencyCode; paidBy: TokenMode } | undefined;
  /** Of the vehicle. */
  currency: CurrencyCode;
  limit: number;
}

/**
 * Saves how a vehicle came in: the latest row is changed until a receipt was issued for it, otherwise there is another
 * one. False if somebody else has changed it since, or there are as many as there may be.
 */
export async function savePurchase(db: ShardDb, purchase: NewPurchase): Promise<boolean> {
  const { id, ownerId, vehicleId, personId, input, version, paid, currency, limit, now } = purchase;
  const isOfVehicle = sql`owner_id = ${ownerId} and vehicle_id = ${vehicleId}`;
  const isLatest = sql`${version} = coalesce((select max(version) from purchases where ${isOfVehicle}), 0)`;
  const isThere = sql`exists (select 1 ${isOwn(purchase)})`;
  const update = updateWhere(
    purchases,
    { ...input, ...paid, personId, version: version + 1, updatedAt: now },
    sql`where ${isOfVehicle} and version = ${version} and ${isLatest} and ${isThere}
      and not ${hasReceipt(sql`${version}`)} returning 1`,
  );
  const before = (column: string) =>
    sql`(select ${sql.identifier(column)} from purchases where ${isOfVehicle} and version = ${version})`;
  const insert = insertWhere(
    purchases,
    {
      id,
      ownerId,
      vehicleId,
      version: version + 1,
      personId,
      ...input,
      papers: sql`${JSON.stringify(input.papers)}`,
      priceMinor: paid?.priceMinor ?? before('price_minor'),
      currency: paid?.currency ?? sql`coalesce(${before('currency')}, ${currency})`,
      paidBy: paid?.paidBy ?? before('paid_by'),
      createdAt: now,
      updatedAt: now,
    },
    sql`${isOwn(purchase)} and ${isLatest} and (select count(*) from purchases where ${isOfVehicle}) < ${limit}
      returning 1`,
  );
  const isSaved = sql`exists (select 1 from purchases where ${isOfVehicle} and version = ${version + 1}
    and updated_at = ${now} and person_id is ${personId})`;
  const { plate, kms, fromName, fromPhone, at } = input;
  const line = {
    ...{ ownerId, vehicleId, personId, now },
    key: `purchase ${version + 1}`,
    happenedAt: at,
    fields: { plate, kms },
    personal: { name: fromName, phone: fromPhone },
  };
  const [updated = [], inserted = []] = await runReturning(db, [
    update,
    insert,
    ...writeCameIn(line, isSaved),
  ]);
  return updated.length + inserted.length === 1;
}

/** Holds while a version is the latest of a vehicle's purchase, and has a price. */
export const isPrintable = ({ ownerId, vehicleId }: OwnVehicle, version: number): SQL =>
  sql`exists (select 1 from purchases where owner_id = ${ownerId} and vehicle_id = ${vehicleId}
    and version = ${version} and price_minor is not null)
    and not exists (select 1 from purchases where owner_id = ${ownerId} and vehicle_id = ${vehicleId}
      and version > ${version})`;
