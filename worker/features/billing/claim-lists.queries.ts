import { and, desc, eq, getTableColumns, lt, lte, sql } from 'drizzle-orm';
import { accounts, paymentRecords, statementRows } from '../../../schema/directory';
import type { DirectoryDb } from '../../platform/db';

/** Claims whose time has passed, oldest first. */
export function listOverdueClaims(db: DirectoryDb, now: number, limit: number) {
  return db
    .select()
    .from(paymentRecords)
    .where(and(sql`status = 'claimed'`, lte(paymentRecords.claimEndsAt, now)))
    .orderBy(paymentRecords.claimEndsAt)
    .limit(limit);
}

/** Claims in a state, newest first, with the statement's row that has their reference. */
export function listClaims(
  db: DirectoryDb,
  {
    status,
    cursor,
    limit,
  }: { status: 'claimed' | 'lapsed' | 'refused'; cursor?: string | undefined; limit: number },
) {
  const user = { firstName: accounts.firstName, lastName: accounts.lastName, email: accounts.email };
  return db
    .select({
      payment: getTableColumns(paymentRecords),
      user,
      row: getTableColumns(statementRows),
      isRunning: sql<number>`exists (select 1 from plan_changes c where c.payment_id = payment_records.id
        and c.source = 'payment') and payment_records.status = 'claimed'`,
    })
    .from(paymentRecords)
    .innerJoin(accounts, eq(accounts.id, paymentRecords.userId))
    .leftJoin(
      statementRows,
      and(
        eq(statementRows.utr, paymentRecords.utr),
        sql`${statementRows.paymentId} is null and ${statementRows.ignoredBecause} is null`,
      ),
    )
    .where(and(eq(paymentRecords.status, status), cursor ? lt(paymentRecords.id, cursor) : undefined))
    .orderBy(desc(paymentRecords.id))
    .limit(limit);
}

/** Whether a reference belongs to another payment. */
export async function isUtrUsed(db: DirectoryDb, utr: string, paymentId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentRecords.id })
    .from(paymentRecords)
    .where(and(eq(paymentRecords.utr, utr), sql`${paymentRecords.id} <> ${paymentId}`));
  return row !== undefined;
}
