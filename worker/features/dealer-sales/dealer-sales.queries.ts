import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { MAX_DEALER_SALES } from '../../../schema/dealer-sales/kinds';
import { dealerOffers, dealerSales, stampedNumbers, vehicles } from '../../../schema/shard';
import { changesOf, insertWhere, runReturning, type ShardDb, updateWhere } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { json, storeEffect } from '../../platform/effects.sql';
import { retried } from '../../platform/retry';
import { notify, told } from '../notifications/notifications.sql';
import { writeLine } from '../stock-book/book-lines.sql';

export type SaleRow = typeof dealerSales.$inferSelect;
export type OfferRow = typeof dealerOffers.$inferSelect;

/** A seller's vehicle with what is stamped into it; also a deleted one. */
export async function findVehicle(db: ShardDb, ownerId: string, vehicleId: string) {
  const [row] = await db
    .select({ vehicle: vehicles, engine: stampedNumbers.engine, chassis: stampedNumbers.chassis })
    .from(vehicles)
    .leftJoin(stampedNumbers, eq(stampedNumbers.vehicleId, vehicles.id))
    .where(and(eq(vehicles.id, vehicleId), eq(vehicles.userId, ownerId)));
  return row ?? null;
}
export type OfferedVehicle = NonNullable<Awaited<ReturnType<typeof findVehicle>>>;

/** The latest sale of a vehicle to a dealer. */
export async function findLatest(db: ShardDb, ownerId: string, vehicleId: string): Promise<SaleRow | null> {
  const [row] = await db
    .select()
    .from(dealerSales)
    .where(and(eq(dealerSales.ownerId, ownerId), eq(dealerSales.vehicleId, vehicleId)))
    .orderBy(desc(dealerSales.id))
    .limit(1);
  return row ?? null;
}

export async function findSale(db: ShardDb, ownerId: string, id: string): Promise<SaleRow | null> {
  const [row] = await db
    .select()
    .from(dealerSales)
    .where(and(eq(dealerSales.id, id), eq(dealerSales.ownerId, ownerId)));
  return row ?? null;
}

/**
 * Offers a vehicle to a dealer, if it is the seller's, up, and named to no other dealer. False if a guard did not hold.
 */
export async function insertSale(
  db: ShardDb,
  sale: Omit<SaleRow, 'status' | 'version' | 'updatedAt'>,
  payload: Payloads['dealerSale'],
): Promise<boolean> {
  const { id, ownerId, vehicleId, createdAt: now } = sale;
  const isThere = async () => ((await findSale(db, ownerId, id)) ? true : null);
  const write = async () => {
    const [made] = await db.batch([
      db.run(
        sql`${insertWhere(
          dealerSales,
          { ...sale, status: 'offered', version: 1, updatedAt: now },
          sql`from vehicles v where v.id = ${vehicleId} and v.user_id = ${ownerId} and v.is_active = 1
            and (select count(*) from dealer_sales where owner_id = ${ownerId} and status = 'offered') < ${MAX_DEALER_SALES}`,
        )} on conflict do nothing`,
      ),
      db.run(
        storeEffect(
          { cause: id, kind: 'dealerSale', target: sale.dealerId, payload: json(payload), now },
          sql`from dealer_sales where id = ${id}`,
        ),
      ),
    ]);
    return changesOf(made) === 1;
  };
  return retried(write, isThere);
}

/** Takes an offer back that has no answer yet. False if it has. */
export async function withdrawSale(
  db: ShardDb,
  { id, ownerId }: Pick<SaleRow, 'id' | 'ownerId'>,
  payload: Payloads['dealerSale'],
  { cause, now }: { cause: string; now: number },
): Promise<boolean> {
  const [withdrawn] = await db.batch([
    db.run(
      updateWhere(
        dealerSales,
        { status: 'withdrawn', version: sql`version + 1`, updatedAt: now },
        sql`where id = ${id} and owner_id = ${ownerId} and status = 'offered'`,
      ),
    ),
    db.run(
      storeEffect(
        { cause, kind: 'dealerSale', target: payload.dealerId, payload: json(payload), now },
        sql`from dealer_sales where id = ${id} and status = 'withdrawn' and updated_at = ${now}`,
      ),
    ),
  ]);
  return changesOf(withdrawn) === 1;
}

/**
 * In the seller's shard: a dealer's answer decides an open sale, once. An acceptance is a dated line of the book, and goes
 * back to the dealer as it was decided; a vehicle that is no longer there is withdrawn.
 */
export async function decideSale(
  db: ShardDb,
  { id, sellerId, dealerId, status, at, notificationId }: Payloads['dealerAnswer'],
  {
    sale,
    vehicle,
    reply,
  }: {
    sale: SaleRow;
    vehicle: OfferedVehicle['vehicle'];
    reply: Payloads['dealerSale'];
  },
  { cause, now }: { cause: string; now: number },
): Promise<void> {
  const { vehicleId, dealerName, dealerPhone } = sale;
  const decided = status === 'accepted' && !vehicle.isActive ? 'withdrawn' : status;
  const is = (wanted: string) =>
    sql`exists (select 1 from dealer_sales where id = ${id} and status = ${wanted})`;
  await runReturning(db, [
    updateWhere(
      dealerSales,
      { status: decided, version: sql`version + 1`, updatedAt: now },
      sql`where id = ${id} and owner_id = ${sellerId} and dealer_id = ${dealerId} and status = 'offered'`,
    ),
    writeLine(
      {
        ...{ ownerId: sellerId, vehicleId, key: `dealer ${id}`, kind: 'delivered', personId: null },
        ...{ happenedAt: at, now, fields: {}, personal: { name: dealerName, phone: dealerPhone } },
      },
      {
        guard: sql`${is('accepted')} and not exists (select 1 from book_lines
          where owner_id = ${sellerId} and vehicle_id = ${vehicleId} and kind = 'delivered')`,
      },
    ),
    ...notify(
      {
        id: notificationId,
        userId: sellerId,
        ...told('dealer_answered', { dealer: dealerName, vehicle: vehicle.name, answer: status }),
        relatedEntityId: vehicleId,
        createdAt: now,
      },
      sql`where ${is(status)}`,
    ),
    storeEffect(
      {
        cause,
        kind: 'dealerSale',
        target: dealerId,
        payload: sql`json_set(${JSON.stringify(reply)}, '$.status', d.status, '$.version', d.version)`,
        now,
      },
      sql`from dealer_sales d where d.id = ${id} and d.status in ('accepted', 'withdrawn')`,
    ),
  ]);
}

/** The answer to a dealer who has accepted what no longer exists here. */
export const replyWithdrawn = (
  db: ShardDb,
  reply: Payloads['dealerSale'],
  { cause, now }: { cause: string; now: number },
) =>
  db.run(
    storeEffect(
      { cause, kind: 'dealerSale', target: reply.dealerId, payload: json(reply), now },
      sql`where true`,
    ),
  );

export async function findOffer(db: ShardDb, dealerId: string, id: string): Promise<OfferRow | null> {
  const [row] = await db
    .select()
    .from(dealerOffers)
    .where(and(eq(dealerOffers.id, id), eq(dealerOffers.dealerId, dealerId)));
  return row ?? null;
}

/** What was sold to a dealer, latest first; what its seller took back is left out. */
export const listOffers = (db: ShardDb, dealerId: string, before: string | undefined, limit: number) =>
  db
    .select()
    .from(dealerOffers)
    .where(
      and(
        eq(dealerOffers.dealerId, dealerId),
        ne(dealerOffers.status, 'withdrawn'),
        before ? lt(dealerOffers.id, before) : undefined,
      ),
    )
    .orderBy(desc(dealerOffers.id))
    .limit(limit);

/** Notes a dealer's answer, which the seller's shard then decides about. False if there is none to give. */
export async function answerOffer(
  db: ShardDb,
  answer: Payloads['dealerAnswer'],
  { cause, draftId }: { cause: string; draftId: string },
): Promise<boolean> {
  const { id, dealerId, sellerId, status, at } = answer;
  const isAccepted = status === 'accepted';
  const [answered] = await db.batch([
    db.run(
      updateWhere(
        dealerOffers,
        {
          status: isAccepted ? 'accepting' : 'declined',
          ...(isAccepted && { draftId, acceptedAt: at }),
          updatedAt: at,
        },
        sql`where id = ${id} and dealer_id = ${dealerId} and status = 'offered'`,
      ),
    ),
    db.run(
      storeEffect(
        { cause, kind: 'dealerAnswer', target: sellerId, payload: json(answer), now: at },
        sql`from dealer_offers where id = ${id} and status in ('accepting', 'declined') and updated_at = ${at}`,
      ),
    ),
  ]);
  return changesOf(answered) === 1;
}
