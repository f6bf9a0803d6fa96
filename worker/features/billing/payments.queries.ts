import { and, desc, eq, getTableColumns, gte, isNotNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { accounts, paymentRecords } from '../../../schema/directory';
import type { DirectoryDb } from '../../platform/db';

export type PaymentRow = typeof paymentRecords.$inferSelect;
export type NewPayment = typeof paymentRecords.$inferInsert;

async function findOne(db: DirectoryDb, where: SQL | undefined): Promise<PaymentRow | null> {
  const [row] = await db.select().from(paymentRecords).where(where).limit(1);
  return row ?? null;
}

export const findPayment = (db: DirectoryDb, id: string) => findOne(db, eq(paymentRecords.id, id));

export const findByIntent = (db: DirectoryDb, intentId: string) =>
  findOne(db, eq(paymentRecords.transactionId, intentId));

export const findOwnPayment = (db: DirectoryDb, userId: string, id: string) =>
  findOne(db, and(eq(paymentRecords.id, id), eq(paymentRecords.userId, userId)));

export const findOpenPayment = (db: DirectoryDb, userId: string) =>
  findOne(db, and(eq(paymentRecords.userId, userId), sql`status in ('pending', 'failed')`));

/** Whether a payment of this person waits for the bank's statement. */
export async function hasClaim(db: DirectoryDb, userId: string): Promise<boolean> {
  return (await findOne(db, and(eq(paymentRecords.userId, userId), sql`status = 'claimed'`))) !== null;
}

export const findByKey = (db: DirectoryDb, userId: string, key: string) =>
  findOne(db, and(eq(paymentRecords.userId, userId), eq(paymentRecords.idempotencyKey, key)));

/** A person's payments, newest first, without those that were never completed. */
export function listPayments(db: DirectoryDb, userId: string, cursor: string | undefined, limit: number) {
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

/** All payments, or one person's, newest first, for operators. */
export function listAllPayments(
  db: DirectoryDb,
  { userId, cursor, limit }: { userId?: string | undefined; cursor?: string | undefined; limit: number },
) {
  const user = { firstName: accounts.firstName, lastName: accounts.lastName, email: accounts.email };
  return db
    .select({ payment: getTableColumns(paymentRecords), user })
    .from(paymentRecords)
    .innerJoin(accounts, eq(accounts.id, paymentRecords.userId))
    .where(
      and(
        userId ? eq(paymentRecords.userId, userId) : undefined,
        cursor ? lt(paymentRecords.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(paymentRecords.id))
    .limit(limit);
}

/** Open payments that have not been reconciled for a while, oldest first. */
export function listUnsettled(db: DirectoryDb, before: number, limit: number) {
  return db
    .select()
    .from(paymentRecords)
    .where(and(sql`status in ('pending', 'failed')`, lte(paymentRecords.checkedAt, before)))
    .orderBy(paymentRecords.checkedAt)
    .limit(limit);
}

/** Open payments started in a period and reconciled since its start. */
export function listStillOpen(db: DirectoryDb, from: number, to: number, limit: number) {
  return db
    .select({
      id: paymentRecords.id,
      transactionId: paymentRecords.transactionId,
      paymentGateway: paymentRecords.paymentGateway,
    })
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

/** Refunds that were requested but not completed. */
export function listUnfinishedRefunds(db: DirectoryDb, before: number, limit: number) {
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

export const touch = (db: DirectoryDb, id: string, now: number) =>
  db.update(paymentRecords).set({ checkedAt: now }).where(eq(paymentRecords.id, id));
