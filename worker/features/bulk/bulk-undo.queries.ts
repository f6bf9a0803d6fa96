import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { BulkKind } from '../../../schema/bulk/rules';
import { bulkChanges, shortCodes, uploads, vehicles } from '../../../schema/shard';
import { runReturning, type ShardDb, updateWhere } from '../../platform/db';
import { pushEndsOf, pushGrantsOf, reopenGrantsOf } from '../republish/republish.sql';
import { whileThere } from '../staff/members.sql';
import { applyListingLimit, liveVehicles } from '../vehicles/listing-limit.sql';
import { repriced } from '../vehicles/price-history.sql';
import { pricedBy } from '../vehicles/price-limit.sql';
import { isListedAgain } from '../vehicles/sale.sql';
import { isBarred, isLive } from '../vehicles/visibility.sql';
import type { StoredOperation } from './bulk.queries';
import { isOperation, type OperationOf, unchangedOf, vehiclesOf } from './bulk.sql';

/** The columns that each kind restores, from `o.was`. */
const FORMER = {
  price: { priceMinor: sql`o.was ->> 'price'`, basePriceMinor: sql`o.was ->> 'base'` },
  status: { status: sql`o.was ->> 'status'` },
  visibility: { showInProfile: sql`o.was ->> 'shown'` },
  republish: { republishPolicy: sql`o.was ->> 'republish'` },
  answerer: { answererId: sql`o.was ->> 'answerer'`, dutyNumber: sql`o.was ->> 'duty'` },
  delete: { isActive: true, deletedAt: null },
} as const satisfies Record<BulkKind, Parameters<typeof updateWhere<typeof vehicles>>[1]>;

/** A relisted vehicle has one copy that is not sold. */
const hasLiveCopy = sql`exists (
    select 1 from vehicles n where n.relisted_from_id = vehicles.relisted_from_id and n.user_id = vehicles.user_id
      and n.id <> vehicles.id and n.is_active = 1 and n.status <> 'sold')`;

interface Undo extends OperationOf {
  kind: BulkKind;
  personId: string | null;
  liveLimit: number | null;
  /** Bulk changes up to this time are final. */
  finalUpTo: number;
  cause: string;
  now: number;
}

/** What must hold of a row `o` and its vehicle besides that nobody has changed it. */
function guardOf({ kind, ownerId, personId }: Undo): SQL {
  switch (kind) {
    case 'price':
      return personId === null
        ? sql`true`
        : pricedBy({
            ownerId,
            personId,
            priceMinor: sql`(o.was ->> 'price')`,
            base: sql`coalesce(vehicles.base_price_minor, vehicles.price_minor)`,
          });
    case 'status':
      return sql`(vehicles.status <> 'sold' or (vehicles.sold_final_at is null and not ${isListedAgain}))`;
    case 'answerer':
      return sql`(o.was ->> 'answerer' is null
        or ${whileThere({ ownerId: sql`${ownerId}`, personId: sql`(o.was ->> 'answerer')` })} is not null)`;
    case 'delete':
      return sql`not ${hasLiveCopy}`;
    default:
      return sql`true`;
  }
}

/**
 * The vehicles that nobody has changed since, with how many up to each need a place in the plan. All of them have one
 * if no live listing is newer than the change, because they had it before.
 */
const restorable = (undo: Undo): SQL => sql`(
    select row_id, was, needs, sum(needs) over (order by row_id) as place, at from (
      select v.id as row_id, r.value as was, b.at as at,
        not ${isLive('v')} and r.value ->> 'status' <> 'sold' and not ${isBarred('v')} as needs
      from bulk_changes b, json_each(b.rows) r join vehicles v on v.id = r.value ->> 'id'
      where ${isOperation(undo)} and b.undone_at is null and b.at > ${undo.finalUpTo}
        and v.user_id = b.owner_id and v.version = (r.value ->> 'version') + 1))`;

const hasPlace = ({ ownerId, liveLimit }: Undo): SQL => sql`(
    o.needs = 0 or ${liveLimit} is null or o.place <= ${liveLimit} - ${liveVehicles(ownerId)}
    or not exists (select 1 from vehicles n where n.user_id = ${ownerId} and ${isLive('n')} and n.created_at >= o.at))`;

/**
 * Restores the vehicles of a bulk change that nobody has changed since, as far as staff may and the plan has room, and
 * stores which. Republished pages that it closed reopen. A second time it changes nothing. Returns the number of
 * effects, and the republished pages.
 */
export async function undoMany(db: ShardDb, undo: Undo): Promise<{ effects: number; pages: string[] }> {
  const { kind, ownerId, cause, finalUpTo, now } = undo;
  const restored = sql`(select r.value from bulk_changes b, json_each(b.restored) r where ${isOperation(undo)} and b.undone_at = ${now})`;
  const isSale = kind === 'status';
  const results = await runReturning(db, [
    updateWhere(
      vehicles,
      {
        ...FORMER[kind],
        ...(kind === 'price' ? repriced('price_minor', sql`(o.was ->> 'price')`, now) : {}),
        version: sql`vehicles.version + 1`,
        updatedAt: now,
      },
      sql`from ${restorable(undo)} o where vehicles.id = o.row_id and ${guardOf(undo)} and ${hasPlace(undo)}`,
    ),
    updateWhere(
      bulkChanges,
      {
        undoneAt: now,
        restored: sql`(select json_group_array(v.id) from json_each(bulk_changes.rows) r join vehicles v on v.id = r.value ->> 'id'
          where v.user_id = bulk_changes.owner_id and v.version = (r.value ->> 'version') + 2 and v.updated_at = ${now})`,
      },
      sql`where owner_id = ${ownerId} and id = ${undo.operation} and undone_at is null and at > ${finalUpTo}`,
    ),
    reopenGrantsOf(restored, sql`(select b.at from bulk_changes b where ${isOperation(undo)})`, now),
    ...(isSale
      ? [
          updateWhere(
            vehicles,
            { soldAt: null, soldFrom: null, soldPriceMinor: null },
            sql`where id in ${restored} and status <> 'sold'`,
          ),
        ]
      : []),
    applyListingLimit(ownerId),
    sql`${pushGrantsOf(restored, cause, now)} returning id`,
    sql`select page_id as pageId from republish_grants where vehicle_id in ${restored} limit 25`,
  ]);
  const [effects = [], pages = []] = results.slice(-2);
  return { effects: effects.length, pages: pages.map(({ pageId }) => String(pageId)) };
}

/** Bulk changes that can no longer be undone, oldest first. */
export const listOver = (db: ShardDb, finalUpTo: number, limit: number): Promise<StoredOperation[]> =>
  db
    .select()
    .from(bulkChanges)
    .where(lte(bulkChanges.at, finalUpTo))
    .orderBy(asc(bulkChanges.at))
    .limit(limit);

/** Points the printed codes of deleted relisted vehicles back to the sold ones. */
const returnCodes = (gone: SQL, now: number): SQL =>
  updateWhere(
    shortCodes,
    { vehicleId: sql`c.sold_id`, pointedAt: now },
    // Named columns: together, those of two vehicles are more than a result may have. The limit keeps the query whole.
    sql`from (select v.id as copy_id, v.user_id as user_id, s.id as sold_id from vehicles v
        join vehicles s on s.id = v.relisted_from_id and s.user_id = v.user_id and s.is_active = 1
        where v.is_active = 0 and v.id in ${gone} limit -1) c
      where short_codes.vehicle_id = c.copy_id and short_codes.owner_id = c.user_id`,
  );

/** Marks for the sweep the files of deleted vehicles that no other listing of the seller shows. */
const discardFiles = (ownerId: string, gone: SQL, now: number): SQL => {
  const files = (which: SQL) => sql`(
    select f.value from vehicles v, json_each(v.images) f where v.user_id = ${ownerId} and ${which}
    union all select v.rc_key from vehicles v where v.user_id = ${ownerId} and v.rc_key is not null and ${which})`;
  return updateWhere(
    uploads,
    { status: 'discarded', discardedAt: now },
    sql`where key in ${files(sql`v.is_active = 0 and v.id in ${gone}`)} and key not in ${files(sql`v.is_active = 1`)}`,
  );
};

/**
 * Makes a bulk change final: notifies the republishers whose pages it closed, gives up the files of what it deleted,
 * and forgets what it replaced, in one batch; a second run finds nothing.
 */
export async function finish(
  db: ShardDb,
  { ownerId, id, kind, at }: StoredOperation,
  { cause, now }: { cause: string; now: number },
): Promise<void> {
  const of = { ownerId, operation: id };
  const gone = unchangedOf(of);
  const isDeletion = kind === 'delete';
  await runReturning(db, [
    ...(isDeletion || kind === 'republish' ? [pushEndsOf(vehiclesOf(of), at, cause, now)] : []),
    ...(isDeletion ? [returnCodes(gone, now), discardFiles(ownerId, gone, now)] : []),
    sql`delete from bulk_changes where owner_id = ${ownerId} and id = ${id}`,
  ]);
}

/** Those of these vehicles that are listed again, have a copy, or are no longer there; for reasons after a refusal. */
export const findKept = (db: ShardDb, ownerId: string, ids: readonly string[]) =>
  db
    .select({
      id: vehicles.id,
      version: vehicles.version,
      isActive: vehicles.isActive,
      isListedAgain: sql<boolean>`(${isListedAgain} or (vehicles.is_active = 0 and ${hasLiveCopy}))`.mapWith(
        Boolean,
      ),
    })
    .from(vehicles)
    .where(
      and(
        sql`${vehicles.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        eq(vehicles.userId, ownerId),
      ),
    );
