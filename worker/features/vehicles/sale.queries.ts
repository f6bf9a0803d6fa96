import { and, eq, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { vehicles } from '../../../schema/shard';
import { UNDO_SOLD_MINUTES, type VehicleStatus } from '../../../schema/vehicles/input';
import { TOLD_AFTER_MS } from '../../../schema/vehicles/price-history';
import { changesOf, type ShardDb, updateWhere } from '../../platform/db';
import { endGrants, pushChangedGrants, pushSales, reopenGrants } from '../republish/republish.sql';
import { writeSold } from '../stock-book/book-lines.sql';
import { listPagesOf } from './cached-pages.queries';
import { applyListingLimit, liveVehicles } from './listing-limit.sql';
import { isListedAgain, withStatus } from './sale.sql';
import type { ChangedVehicle } from './vehicles.queries';
import { isLive, nextVersion } from './visibility.sql';

export const UNDO_SOLD_MS = UNDO_SOLD_MINUTES * 60_000;

const isOwn = (userId: string, id: string) =>
  and(eq(vehicles.id, id), eq(vehicles.userId, userId), eq(vehicles.isActive, true));

export interface StatusChange {
  status: VehicleStatus;
  /** The agreed price, in a currency that must still be the listing's. */
  soldPrice: { minor: number; currency: CurrencyCode } | null;
  /** Until when a token holds it, with `pending`; null without one. */
  heldUntil: number | null;
}

/**
 * Changes the status unless the vehicle is sold ("sold is final" is enforced in the WHERE). A sale closes its
 * republished pages.
 */
export async function setStatus(
  db: ShardDb,
  userId: string,
  id: string,
  { status, soldPrice, heldUntil }: StatusChange,
  { cause, now }: { cause: string; now: number },
): Promise<ChangedVehicle> {
  const { [status]: besides } = withStatus(now, { soldPriceMinor: soldPrice?.minor ?? null, heldUntil });
  const [[row = null], pages, , pushed] = await db.batch([
    db
      .update(vehicles)
      .set({ status, ...nextVersion, updatedAt: now, ...besides })
      .where(
        and(
          isOwn(userId, id),
          ne(vehicles.status, 'sold'),
          soldPrice ? eq(vehicles.currency, soldPrice.currency) : undefined,
        ),
      )
      .returning(),
    listPagesOf(db, id),
    db.run(endGrants(id, now)),
    db.run(pushChangedGrants(id, cause, now)),
    db.run(applyListingLimit(userId)),
  ]);
  return { row, after: { pages, effects: changesOf(pushed) } };
}

/**
 * The sale's slot in the plan is still free: the plan is not full, or no live listing is newer than the sale.
 */
const hasPlace = (userId: string, liveLimit: number | null): SQL => sql`(
    ${liveLimit} is null or ${liveVehicles(userId)} < ${liveLimit}
    or not exists (
      select 1 from vehicles n where n.user_id = ${userId} and ${isLive('n')} and n.created_at >= vehicles.sold_at))`;

/**
 * Undoes a sale within ten minutes, unless it is final, the vehicle was listed again or its slot in the plan
 * is taken; all checked in the WHERE. The pages that the sale closed reopen; those that their owner no longer
 * allows end permanently.
 */
export async function undoSold(
  db: ShardDb,
  userId: string,
  id: string,
  { liveLimit, cause, now }: { liveLimit: number | null; cause: string; now: number },
): Promise<ChangedVehicle> {
  const [[row = null], pages, , , pushed] = await db.batch([
    db
      .update(vehicles)
      .set({
        status: sql`coalesce(sold_from, 'available')`,
        ...nextVersion,
        // Whoever waited for a price that was reached during the sale has not been told.
        tellAt: now + TOLD_AFTER_MS,
        updatedAt: now,
      })
      .where(
        and(
          isOwn(userId, id),
          eq(vehicles.status, 'sold'),
          isNull(vehicles.soldFinalAt),
          sql`${vehicles.soldAt} > ${now - UNDO_SOLD_MS}`,
          sql`not ${isListedAgain}`,
          hasPlace(userId, liveLimit),
        ),
      )
      .returning(),
    listPagesOf(db, id),
    db.run(reopenGrants(id, now)),
    db.run(endGrants(id, now)),
    db.run(pushChangedGrants(id, cause, now)),
    db
      .update(vehicles)
      .set({ soldAt: null, soldFrom: null, soldPriceMinor: null })
      .where(and(isOwn(userId, id), ne(vehicles.status, 'sold'))),
    db.run(applyListingLimit(userId)),
  ]);
  return { row, after: { pages, effects: changesOf(pushed) } };
}

/** Whether a sold listing was listed again, determined only after an undo was refused. */
export async function wasListedAgain(db: ShardDb, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(isOwn(userId, id), isListedAgain));
  return rows.length > 0;
}

const isUndecided = sql`${vehicles.status} = 'sold' and sold_final_at is null`;
const isOver = (now: number) => and(isUndecided, lte(vehicles.soldAt, now - UNDO_SOLD_MS));

/** Sales that can no longer be undone but are not final yet, oldest first. */
export function listOverSales(db: ShardDb, now: number, limit: number) {
  return db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(isOver(now))
    .orderBy(vehicles.soldAt)
    .limit(limit);
}

/**
 * Makes sales final, also those that could still be undone, and notifies the republishers whose pages they closed, in one batch; a second run finds
 * nothing.
 */
export async function settleSales(
  db: ShardDb,
  ids: readonly string[],
  { cause, now }: { cause: string; now: number },
): Promise<number> {
  const among = sql`id in (select value from json_each(${JSON.stringify(ids)})) and ${isUndecided}`;
  const [, , settled] = await db.batch([
    db.run(pushSales(sql`select id from vehicles where ${among}`, cause, now)),
    db.run(writeSold(sql`v.id in (select id from vehicles where ${among})`, now)),
    db.run(updateWhere(vehicles, { soldFinalAt: now }, sql`where ${among}`)),
  ]);
  return changesOf(settled);
}
