import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BulkKind } from '../../../schema/bulk/rules';
import { bulkChanges, vehicles } from '../../../schema/shard';
import type { RepublishPolicy, VehicleStatus } from '../../../schema/vehicles/input';
import { insertWhere, runReturning, type ShardDb, updateWhere } from '../../platform/db';
import { endGrants, pushGrantsOf } from '../republish/republish.sql';
import { type ChosenAnswerer, isStillThere, rememberNumber } from '../vehicles/answerer.sql';
import { applyListingLimit } from '../vehicles/listing-limit.sql';
import { repriced } from '../vehicles/price-history.sql';
import { pricedBy } from '../vehicles/price-limit.sql';
import { withStatus } from '../vehicles/sale.sql';
import { isOperation, type OperationOf, vehiclesOf } from './bulk.sql';

/** A request may call the cache a thousand times, and each page has six copies. */
const MAX_REPUBLISHED = 25;

/** What is to be set. New prices are given with the vehicles. */
export type BulkWrite =
  | { kind: 'price'; isLimited: boolean }
  | { kind: 'status'; status: VehicleStatus }
  | { kind: 'visibility'; showInProfile: boolean }
  | { kind: 'republish'; policy: RepublishPolicy }
  | ({ kind: 'answerer' } & ChosenAnswerer)
  | { kind: 'delete' };

export type StoredOperation = typeof bulkChanges.$inferSelect;

export async function findOperation(db: ShardDb, { ownerId, operation }: OperationOf) {
  const [row] = await db
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.ownerId, ownerId), eq(bulkChanges.id, operation)));
  return row ?? null;
}

/** Those of these vehicles that are the seller's and not deleted. */
export const listOwn = (db: ShardDb, ownerId: string, ids: readonly string[]) =>
  db
    .select()
    .from(vehicles)
    .where(
      and(
        sql`${vehicles.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        eq(vehicles.userId, ownerId),
        eq(vehicles.isActive, true),
      ),
    );

export type OwnRow = Awaited<ReturnType<typeof listOwn>>[number];

/** The columns of `vehicles`, from their former values in `o.was`. */
function columnsOf(write: BulkWrite, now: number): Parameters<typeof updateWhere<typeof vehicles>>[1] {
  const base = sql`coalesce(base_price_minor, price_minor)`;
  switch (write.kind) {
    case 'price':
      return {
        ...repriced('price_minor', sql`(o.was ->> 'to')`, now),
        priceMinor: sql`o.was ->> 'to'`,
        basePriceMinor: write.isLimited ? sql`nullif(${base}, o.was ->> 'to')` : null,
      };
    case 'status':
      return { status: write.status, ...withStatus(now)[write.status] };
    case 'visibility':
      return { showInProfile: write.showInProfile };
    case 'republish':
      return { republishPolicy: write.policy };
    case 'answerer':
      return { answererId: write.member?.personId ?? null, dutyNumber: write.dutyNumber };
    case 'delete':
      return { isActive: false, deletedAt: now };
  }
}

/** Whether it may close republished pages, or make room in the plan. */
const takesDown = (write: BulkWrite) =>
  write.kind === 'delete' ||
  (write.kind === 'status' && write.status === 'sold') ||
  (write.kind === 'republish' && write.policy === 'deny');

interface Given {
  id: string;
  version: number;
  /** The new price, in minor units. */
  to?: number;
}

interface Change extends OperationOf {
  /** Who of the staff asks; null for the seller. */
  personId: string | null;
  given: readonly Given[];
  write: BulkWrite;
  cause: string;
  now: number;
}

/** Holds for a vehicle `v` and what was given for it, `g`. */
function guardOf({ ownerId, personId, write }: Change): SQL {
  if (write.kind === 'answerer') return isStillThere(ownerId, write.member);
  if (write.kind !== 'price' || personId === null) return sql`true`;
  const base = sql`coalesce(v.base_price_minor, v.price_minor)`;
  return pricedBy({ ownerId, personId, priceMinor: sql`(g.value ->> 'to')`, base });
}

const BEFORE = sql`json_group_array(json_object(
  'id', v.id, 'version', v.version, 'price', v.price_minor, 'currency', v.currency, 'base', v.base_price_minor,
  'status', v.status, 'shown', v.show_in_profile, 'republish', v.republish_policy, 'answerer', v.answerer_id,
  'duty', v.duty_number, 'to', g.value ->> 'to'))`;

const stored = (change: Change): SQL => {
  const { ownerId, operation, personId, write, given, now } = change;
  const kind: BulkKind = write.kind;
  return insertWhere(
    bulkChanges,
    { ownerId, id: operation, personId, kind, rows: BEFORE, at: now },
    sql`from json_each(${JSON.stringify(given)}) g join vehicles v on v.id = g.value ->> 'id'
      where v.user_id = ${ownerId} and v.is_active = 1 and v.version = g.value ->> 'version' and ${guardOf(change)}
      having count(*) > 0 on conflict do nothing`,
  );
};

export interface Changed {
  rows: StoredOperation['rows'];
  at: number;
  /** Republished pages of the vehicles. */
  pages: string[];
  effects: number;
}

/**
 * Changes the given vehicles that are still as they were seen, and stores what they were: the first statement
 * decides, and the rest follows what it stored. Sent again, it changes nothing. null if no vehicle was changed.
 */
export async function changeMany(db: ShardDb, change: Change): Promise<Changed | null> {
  const { ownerId, operation, write, cause, now } = change;
  const of = { ownerId, operation };
  const ids = vehiclesOf(of);
  const down = takesDown(write);
  const results = await runReturning<Record<string, unknown>>(db, [
    stored(change),
    updateWhere(
      vehicles,
      { ...columnsOf(write, now), version: sql`vehicles.version + 1`, updatedAt: now },
      sql`from (
        select r.value ->> 'id' as row_id, r.value ->> 'version' as row_version, r.value as was
        from bulk_changes b, json_each(b.rows) r where ${isOperation(of)} and b.at = ${now}
      ) o where vehicles.id = o.row_id and vehicles.version = o.row_version`,
    ),
    ...(write.kind === 'answerer' ? [rememberNumber(ownerId, write.member)] : []),
    ...(down ? [endGrants(ids, now), applyListingLimit(ownerId)] : []),
    sql`${pushGrantsOf(ids, cause, now)} returning id`,
    sql`select page_id as pageId from republish_grants where vehicle_id in ${ids} limit ${MAX_REPUBLISHED}`,
    sql`select rows, at from bulk_changes b where ${isOperation(of)}`,
  ]);
  const [effects = [], pages = [], [row] = []] = results.slice(-3);
  if (!row) return null;
  return {
    rows: JSON.parse(String(row.rows)),
    at: Number(row.at),
    pages: pages.map(({ pageId }) => String(pageId)),
    effects: effects.length,
  };
}
