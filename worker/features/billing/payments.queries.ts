import { and, desc, eq, getTableColumns, gte, isNotNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { notifications, paymentRecords, users } from '../../../schema/tables';
import type { Db } from '../../platform/db';

export type PaymentRow = typeof paymentRecords.$inferSelect;
export type NewPayment = typeof paymentRecords.$inferInsert;

async function findOne(db: Db, where: SQL | undefined): Promise<PaymentRow | null> {
  const [row] = await db.select().from(paymentRecords).where(where).limit(1);
  return row ?? null;
}

export const findPayment = (db: Db, id: string) => findOne(db, eq(paymentRecords.id, id));

/** The payment that a person's notification is about, with its text. */
export async function findPaymentOf(db: Db, userId: string, notificationId: string) {
  const [row] = await db
    .select({ payment: paymentRecords, title: notifications.title, message: notifications.message })
    .from(notifications)
    .innerJoin(paymentRecords, eq(paymentRecords.id, notifications.relatedEntityId))
    .where(and(eq(notifications.id, notificationId), eq(notifications.userId, userId)));
  return row ?? null;
}

export const findByIntent = (db: Db, intentId: string) =>
  findOne(db, eq(paymentRecords.transactionId, intentId));

export const findOwnPayment = (db: Db, userId: string, id: string) =>
  findOne(db, and(eq(paymentRecords.id, id), eq(paymentRecords.userId, userId)));

export const findOpenPayment = (db: Db, userId: string) =>
  findOne(db, and(eq(paymentRecords.userId, userId), sql`status in ('pending', 'failed')`));

export const findByKey = (db: Db, userId: string, key: string) =>
  findOne(db, and(eq(paymentRecords.userId, userId), eq(paymentRecords.idempotencyKey, key)));

/** A person's payments, newest first, without those that came to nothing. */
export function listPayments(db: Db, userId: string, cursor: string | undefined, limit: number) {
  return db
    .select()
    .from(paymentRecords)
    .where(
      and(
        eq(paymentRecords.userId, userId),
        ne(paymentRecords.status, 'canceled'),
        cursor ? lt(paymentRecords.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(paymentRecords.id))
    .limit(limit);
}

/** Everybody's payments, or one person's, newest first, for operators. */
export function listAllPayments(
  db: Db,
  { userId, cursor, limit }: { userId?: string | undefined; cursor?: string | undefined; limit: number },
) {
  const user = { firstName: users.firstName, lastName: users.lastName, email: users.email };
  return db
    .select({ payment: getTableColumns(paymentRecords), user })
    .from(paymentRecords)
    .innerJoin(users, eq(users.id, paymentRecords.userId))
    .where(
      and(
        userId ? eq(paymentRecords.userId, userId) : undefined,
        cursor ? lt(paymentRecords.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(paymentRecords.id))
    .limit(limit);
}

/** Open payments that have not been reconciled for a while, the oldest first. */
export function listUnsettled(db: Db, before: number, limit: number) {
  return db
    .select()
    .from(paymentRecords)
    .where(and(sql`status in ('pending', 'failed')`, lte(paymentRecords.checkedAt, before)))
    .orderBy(paymentRecords.checkedAt)
    .limit(limit);
}

/** Open payments that began between two moments and were reconciled since the first. */
export function listStillOpen(db: Db, from: number, to: number, limit: number) {
  return db
    .select({ id: paymentRecords.id, transactionId: paymentRecords.transactionId })
    .from(paymentRecords)
    .where(
      and(
        sql`status in ('pending', 'failed')`,
        gte(paymentRecords.checkedAt, from),
        gte(paymentRecords.createdAt, from),
        lte(paymentRecords.createdAt, to),
      ),
    )
    .orderBy(paymentRecords.checkedAt)
    .limit(limit);
}

/** Refunds that were requested and not finished. */
export function listUnfinishedRefunds(db: Db, before: number, limit: number) {
  return db
    .select()
    .from(paymentRecords)
    .where(
      and(
        sql`status = 'succeeded'`,
        isNotNull(paymentRecords.refundRequestedAt),
        lte(paymentRecords.checkedAt, before),
      ),
    )
    .orderBy(paymentRecords.checkedAt)
    .limit(limit);
}

export const touch = (db: Db, id: string, now: number) =>
  db.update(paymentRecords).set({ checkedAt: now }).where(eq(paymentRecords.id, id));
