import { and, desc, eq, lt, lte, sql } from 'drizzle-orm';
import { GIFT_CODE_LOCK_MS, GIFT_CODE_TRIES } from '../../../schema/billing/gift-codes.input';
import {
  activityLogs,
  giftCodeRedemptions,
  giftCodes,
  paymentRecords,
  rateCounters,
} from '../../../schema/directory';
import { type DirectoryDb, insertWhere } from '../../platform/db';
import { codeHasRoom } from './gift-codes.sql';

export type GiftCodeRow = typeof giftCodes.$inferSelect;

export async function findCode(db: DirectoryDb, code: string): Promise<GiftCodeRow | null> {
  const [row] = await db.select().from(giftCodes).where(eq(giftCodes.code, code));
  return row ?? null;
}

/** Whether this person can still use it. */
export async function hasRoom(
  db: DirectoryDb,
  giftCodeId: string,
  userId: string,
  now: number,
): Promise<boolean> {
  const [row] = await db
    .select({ room: sql<number>`${codeHasRoom(giftCodeId, userId, now)}` })
    .from(sql`(select 1)`);
  return row?.room === 1;
}

/** Whether this person's open payment has reserved it, in which case they may use it in another one. */
export async function holdsCode(db: DirectoryDb, giftCodeId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: giftCodeRedemptions.id })
    .from(giftCodeRedemptions)
    .where(
      and(
        eq(giftCodeRedemptions.giftCodeId, giftCodeId),
        eq(giftCodeRedemptions.userId, userId),
        sql`${giftCodeRedemptions.status} = 'reserved'`,
      ),
    );
  return rows.length > 0;
}

/** Payments with expired reservations of a code, oldest first. */
export function listOverdueReservations(db: DirectoryDb, giftCodeId: string, now: number, limit: number) {
  return db
    .select({ payment: paymentRecords })
    .from(giftCodeRedemptions)
    .innerJoin(paymentRecords, eq(paymentRecords.id, giftCodeRedemptions.paymentId))
    .where(
      and(
        eq(giftCodeRedemptions.giftCodeId, giftCodeId),
        sql`${giftCodeRedemptions.status} = 'reserved'`,
        lte(giftCodeRedemptions.reservedUntil, now),
      ),
    )
    .orderBy(giftCodeRedemptions.reservedUntil)
    .limit(limit);
}

export async function insertCode(
  db: DirectoryDb,
  code: typeof giftCodes.$inferInsert,
  activityId: string,
): Promise<GiftCodeRow | null> {
  const [rows] = await db.batch([
    db.insert(giftCodes).values(code).onConflictDoNothing().returning(),
    db.run(
      insertWhere(
        activityLogs,
        {
          id: activityId,
          userId: code.createdBy ?? null,
          action: 'gift_code_created',
          entityType: 'gift_code',
          entityId: code.id,
          description: `Created the gift code ${code.code}`,
          metadata: sql`json_object('before', null, 'after', json_object('discountPercentage', discount_percentage,
            'maxUses', max_uses, 'validUntil', valid_until, 'timePeriod', time_period, 'applicablePlans', json(applicable_plans)))`,
          createdAt: code.createdAt,
        },
        sql`from gift_codes where id = ${code.id}`,
      ),
    ),
  ]);
  return rows[0] ?? null;
}

/** All codes, newest first. */
export function listCodes(db: DirectoryDb, cursor: string | undefined, limit: number) {
  return db
    .select()
    .from(giftCodes)
    .where(cursor ? lt(giftCodes.id, cursor) : undefined)
    .orderBy(desc(giftCodes.id))
    .limit(limit);
}

const triesKey = (userId: string) => `giftCode:${userId}`;

/** Counts an attempt before the code is checked; returns when the lock ends, null while attempts remain. */
export async function takeTry(db: DirectoryDb, userId: string, now: number): Promise<number | null> {
  const expired = sql`${rateCounters.resetAt} <= ${now}`;
  const [row] = await db
    .insert(rateCounters)
    .values({ key: triesKey(userId), count: 1, resetAt: now + GIFT_CODE_LOCK_MS })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${expired} then 1 else ${rateCounters.count} + 1 end`,
        resetAt: sql`case when ${expired} or ${rateCounters.count} < ${GIFT_CODE_TRIES}
          then ${now + GIFT_CODE_LOCK_MS} else ${rateCounters.resetAt} end`,
      },
    })
    .returning();
  return row && row.count > GIFT_CODE_TRIES ? row.resetAt : null;
}

/** Returns the attempt after a right code. */
export async function returnTry(db: DirectoryDb, userId: string) {
  await db
    .update(rateCounters)
    .set({ count: sql`max(0, ${rateCounters.count} - 1)` })
    .where(eq(rateCounters.key, triesKey(userId)));
}
