import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { keyHooks, printedPosters, stockMarks, stockTakes, vehicles } from '../../../schema/shard';
import { type FoundBy, MAX_PAST, MAX_STOCK } from '../../../schema/stock-takes/kinds';
import type { StockTakeResult } from '../../../schema/stock-takes/output';
import { insertWhere, runTogether, type ShardDb } from '../../platform/db';

interface Own {
  ownerId: string;
  id: string;
}

const isGoingOn = (ownerId: string) => and(eq(stockTakes.ownerId, ownerId), isNull(stockTakes.endedAt));

/** The stock-take that is going on with the vehicles it looks for: those for sale, and those sold since `soldSince`. */
export async function findGoingOn(
  db: ShardDb,
  { ownerId, soldSince }: { ownerId: string; soldSince: number },
) {
  const going = sql`(select id from stock_takes where owner_id = ${ownerId} and ended_at is null)`;
  const [[take], found] = await db.batch([
    db
      .select({ id: stockTakes.id, startedAt: stockTakes.startedAt })
      .from(stockTakes)
      .where(isGoingOn(ownerId)),
    db
      .select({
        id: vehicles.id,
        name: vehicles.name,
        plate: sql<string | null>`${vehicles.facts} ->> '$.registrationNumber'`.as('plate'),
        status: vehicles.status,
        codes:
          sql<string>`(select json_group_array(c.code) from short_codes c where c.vehicle_id = ${vehicles.id})`.as(
            'codes',
          ),
        hasSticker:
          sql<boolean>`${printedPosters.vehicleId} is not null or exists (select 1 from short_codes c
          where c.vehicle_id = ${vehicles.id} and c.number is not null)`
            .mapWith(Boolean)
            .as('has_sticker'),
        hasOldPrice: sql<boolean>`ifnull(${printedPosters.priceMinor} <> ${vehicles.priceMinor}, 0)`
          .mapWith(Boolean)
          .as('has_old_price'),
        hook: keyHooks.hook,
        outSince: sql<number | null>`(select o.happened_at from book_lines o where o.owner_id = ${ownerId}
          and o.vehicle_id = ${vehicles.id} and o.kind = 'out' and not exists (select 1 from book_lines b
            where b.owner_id = ${ownerId} and b.vehicle_id = ${vehicles.id} and b.kind = 'back' and b.about_id = o.id))`.as(
          'out_since',
        ),
        isHandedOver: sql<boolean>`exists (select 1 from papers p where p.owner_id = ${ownerId}
          and p.vehicle_id = ${vehicles.id} and p.kind = 'delivery_note' and p.cancelled_at is null)`
          .mapWith(Boolean)
          .as('is_handed_over'),
        foundBy: stockMarks.by,
        foundAt: stockMarks.foundAt,
      })
      .from(vehicles)
      .leftJoin(printedPosters, eq(printedPosters.vehicleId, vehicles.id))
      .leftJoin(keyHooks, eq(keyHooks.vehicleId, vehicles.id))
      .leftJoin(
        stockMarks,
        sql`${stockMarks.stockTakeId} = ${going} and ${stockMarks.vehicleId} = ${vehicles.id}`,
      )
      .where(
        and(
          eq(vehicles.userId, ownerId),
          eq(vehicles.isActive, true),
          sql`${going} is not null and (${vehicles.status} <> 'sold' or ${vehicles.soldAt} > ${soldSince})`,
        ),
      )
      .orderBy(asc(vehicles.id))
      .limit(MAX_STOCK),
  ]);
  return take ? { ...take, vehicles: found } : null;
}

export type GoingOn = NonNullable<Awaited<ReturnType<typeof findGoingOn>>>;

export const listPast = (db: ShardDb, ownerId: string) =>
  db
    .select()
    .from(stockTakes)
    .where(and(eq(stockTakes.ownerId, ownerId), isNotNull(stockTakes.endedAt)))
    .orderBy(desc(stockTakes.endedAt))
    .limit(MAX_PAST);

export async function exists(db: ShardDb, { ownerId, id }: Own): Promise<boolean> {
  const found = await db
    .select({ id: stockTakes.id })
    .from(stockTakes)
    .where(and(eq(stockTakes.id, id), eq(stockTakes.ownerId, ownerId)));
  return found.length > 0;
}

/** Starts one, unless one is going on. */
export const start = (db: ShardDb, { id, ownerId, now }: Own & { now: number }) =>
  db.insert(stockTakes).values({ id, ownerId, startedAt: now }).onConflictDoNothing();

interface Marks extends Own {
  given: readonly { vehicleId: string; by: FoundBy; at: number }[];
}

/** Notes the seller's own vehicles as found, each once, while the stock-take is going on. */
export const mark = (db: ShardDb, { id, ownerId, given }: Marks) =>
  runTogether(db, [
    sql`${insertWhere(
      stockMarks,
      {
        stockTakeId: id,
        vehicleId: sql`v.id`,
        ownerId,
        by: sql`g.value ->> 'by'`,
        foundAt: sql`g.value ->> 'at'`,
      },
      sql`from json_each(${JSON.stringify(given)}) g join vehicles v on v.id = g.value ->> 'vehicleId'
        where v.user_id = ${ownerId} and v.is_active = 1
          and exists (select 1 from stock_takes t where t.id = ${id} and t.owner_id = ${ownerId} and t.ended_at is null)`,
    )} on conflict do nothing`,
  ]);

/** Ends it once. */
export const end = (
  db: ShardDb,
  { id, ownerId, now, result }: Own & { now: number; result: StockTakeResult },
) =>
  db
    .update(stockTakes)
    .set({ endedAt: now, result })
    .where(and(eq(stockTakes.id, id), isGoingOn(ownerId)));

interface Hung {
  ownerId: string;
  vehicleId: string;
  hook: string;
}

/** Stores or forgets where a key hangs; false for a vehicle that is not the seller's. */
export async function hang(db: ShardDb, { ownerId, vehicleId, hook }: Hung): Promise<boolean> {
  const own = and(eq(vehicles.id, vehicleId), eq(vehicles.userId, ownerId), eq(vehicles.isActive, true));
  const [found] = await db.batch([
    db.select({ id: vehicles.id }).from(vehicles).where(own),
    hook
      ? db.run(
          sql`${insertWhere(
            keyHooks,
            { vehicleId: sql`v.id`, ownerId, hook },
            sql`from vehicles v where v.id = ${vehicleId} and v.user_id = ${ownerId} and v.is_active = 1`,
          )} on conflict (vehicle_id) do update set hook = excluded.hook`,
        )
      : db.delete(keyHooks).where(and(eq(keyHooks.vehicleId, vehicleId), eq(keyHooks.ownerId, ownerId))),
  ]);
  return found.length > 0;
}
