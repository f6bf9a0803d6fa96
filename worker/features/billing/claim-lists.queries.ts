import { and, desc, eq, getTableColumns, lt, lte, type SQL, sql } from 'drizzle-orm';
import { accounts, paymentRecords, statementRows } from '../../../schema/directory';
import type { ClaimFilter } from '../../../schema/upi/input';
import type { DirectoryDb } from '../../platform/db';
import { accountsFound } from '../account/account-search.sql';
import { isNameable, isRunning, startsAtOnce } from './claims.sql';
import { codeHasRoom } from './gift-codes.sql';
import type { StatementRow } from './statements.queries';
import { isOpenRow } from './statements.sql';

const DAY_MS = 86_400_000;

const USER = { firstName: accounts.firstName, lastName: accounts.lastName, email: accounts.email };

/** The payment's gift code went to somebody else after its order had ended, so that it is not confirmed by itself. */
const isCodeGone = (now: number) => sql<number>`payment_records.status in ('claimed', 'lapsed', 'refused')
  and exists (select 1 from gift_code_redemptions where payment_id = payment_records.id and status = 'released')
  and not (${codeHasRoom(sql`payment_records.gift_code_id`, sql`payment_records.user_id`, now)})`;

/** Claims whose time has passed, oldest first. */
export function listOverdueClaims(db: DirectoryDb, now: number, limit: number) {
  return db
    .select()
    .from(paymentRecords)
    .where(and(sql`status = 'claimed'`, lte(paymentRecords.claimEndsAt, now)))
    .orderBy(paymentRecords.claimEndsAt)
    .limit(limit);
}

/** A person's UPI orders that may have been paid without being named, newest first; none while another is looked for. */
export function listNameable(
  db: DirectoryDb,
  { userId, now, limit }: { userId: string; now: number; limit: number },
) {
  return db
    .select({ payment: getTableColumns(paymentRecords), startsAtOnce: startsAtOnce(now).mapWith(Boolean) })
    .from(paymentRecords)
    .where(
      and(
        eq(paymentRecords.userId, userId),
        sql`status in ('pending', 'failed', 'canceled') and transaction_id is not null and ${isNameable(now)}
          and not exists (select 1 from payment_records o where o.user_id = ${userId} and o.status = 'claimed')`,
      ),
    )
    .orderBy(desc(paymentRecords.id))
    .limit(limit);
}

/** Whether naming a reference starts the plan of this payment at once. */
export async function mayStartAtOnce(db: DirectoryDb, paymentId: string, now: number): Promise<boolean> {
  const [row] = await db
    .select({ startsAtOnce: startsAtOnce(now).mapWith(Boolean) })
    .from(paymentRecords)
    .where(eq(paymentRecords.id, paymentId));
  return row?.startsAtOnce ?? false;
}

/** What naming a reference has done to the plan, as long as the claim waits or has been received. */
export async function findStart(db: DirectoryDb, paymentId: string, now: number) {
  const [row] = await db
    .select({
      kind: sql<'new' | 'extended' | null>`case when ${isRunning(sql`payment_records.id`)}
        then iif(period_start > claimed_at, 'extended', 'new') end`,
      isCodeGone: isCodeGone(now),
    })
    .from(paymentRecords)
    .where(eq(paymentRecords.id, paymentId));
  return row ?? null;
}

/** UPI payments in a state, newest first, each with its row of the statement, or else the open one of its reference that fits best. */
export function listClaims(
  db: DirectoryDb,
  {
    status,
    cursor,
    limit,
    now,
  }: { status: ClaimFilter; cursor?: string | undefined; limit: number; now: number },
) {
  return db
    .select({
      payment: getTableColumns(paymentRecords),
      user: USER,
      row: getTableColumns(statementRows),
      isRunning: sql<number>`payment_records.status = 'claimed' and ${isRunning(sql`payment_records.id`)}`,
      isCodeGone: isCodeGone(now),
    })
    .from(paymentRecords)
    .innerJoin(accounts, eq(accounts.id, paymentRecords.userId))
    .leftJoin(
      statementRows,
      sql`${statementRows.id} = (select r.id from statement_rows r where r.utr = payment_records.utr
          and (r.payment_id = payment_records.id or ${isOpenRow})
        order by r.payment_id is not null desc, r.amount_minor = payment_records.amount_minor desc, r.id limit 1)`,
    )
    .where(
      and(
        sql`payment_gateway = 'upi'`,
        eq(paymentRecords.status, status),
        cursor ? lt(paymentRecords.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(paymentRecords.id))
    .limit(limit);
}

/** How many claims end before a time, and how many open rows of statements were imported before another; each up to `most`. */
export async function countUndecided(
  db: DirectoryDb,
  { claimsBefore, rowsBefore, most }: { claimsBefore: number; rowsBefore: number; most: number },
) {
  const [row] = await db.all<{ claims: number; rows: number }>(
    sql`select (select count(*) from (select 1 from payment_records
        where status = 'claimed' and claim_ends_at <= ${claimsBefore} limit ${most})) as claims,
      (select count(*) from (select 1 from statement_rows r
        where ${isOpenRow} and r.created_at <= ${rowsBefore} limit ${most})) as rows`,
  );
  return row ?? { claims: 0, rows: 0 };
}

/** How far from its day on the statement an order of the row's amount is offered. */
const BEFORE_MS = 8 * DAY_MS;
const AFTER_MS = 2 * DAY_MS;

/** Orders of the row's amount from about its day; all of its amount if the statement has no day. */
function isAbout({ amountMinor, day }: StatementRow): SQL {
  const at = day === null ? null : Date.parse(`${day}T00:00:00+05:30`);
  const isNear =
    at === null ? sql`true` : sql`payment_records.created_at between ${at - BEFORE_MS} and ${at + AFTER_MS}`;
  return sql`payment_records.amount_minor = ${amountMinor} and ${isNear}`;
}

/** By the first digits of the reference, at least four, or by seller. */
const isFound = (search: string): SQL => {
  const digits = /^\d{4,12}$/.test(search) ? search : null;
  return sql`payment_records.id in (
    select p.id from payment_records p
      where p.utr between ${digits} and ${digits === null ? null : `${digits}~`} and p.status <> 'refused'
    union all
    select p.id from accounts join payment_records p on p.user_id = accounts.id where ${accountsFound(search)})`;
};

/** Unpaid UPI orders that a row may be for, newest first. */
export function listOrders(
  db: DirectoryDb,
  { row, search, limit }: { row: StatementRow; search: string | undefined; limit: number },
) {
  return db
    .select({ payment: getTableColumns(paymentRecords), user: USER })
    .from(paymentRecords)
    .innerJoin(accounts, eq(accounts.id, paymentRecords.userId))
    .where(
      and(
        sql`payment_records.payment_gateway = 'upi' and payment_records.status not in ('succeeded', 'refunded')
          and payment_records.invoice_number is null`,
        search ? isFound(search) : isAbout(row),
      ),
    )
    .orderBy(desc(paymentRecords.id))
    .limit(limit);
}

/** Whether a reference belongs to another payment; a refused one has none. */
export async function isUtrUsed(db: DirectoryDb, utr: string, paymentId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentRecords.id })
    .from(paymentRecords)
    .where(
      and(eq(paymentRecords.utr, utr), sql`${paymentRecords.id} <> ${paymentId} and status <> 'refused'`),
    );
  return row !== undefined;
}
