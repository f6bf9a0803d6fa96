import { and, desc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import { activityLogs, paymentRecords, statementLayouts, statementRows } from '../../../schema/directory';
import type { StatementColumns } from '../../../schema/upi/input';
import { changesOf, type DirectoryDb, insertWhere, runTogether, updateWhere } from '../../platform/db';

export type StatementRow = typeof statementRows.$inferSelect;

/** Stores the rows that are not known; returns how many those were. */
export async function addRows(
  db: DirectoryDb,
  rows: readonly Pick<StatementRow, 'id' | 'utr' | 'amountMinor' | 'day'>[],
  { fileName, now }: { fileName: string; now: number },
): Promise<number> {
  const result = await db.run(
    sql`${insertWhere(
      statementRows,
      {
        id: sql`value ->> 'id'`,
        utr: sql`value ->> 'utr'`,
        amountMinor: sql`value ->> 'amountMinor'`,
        day: sql`value ->> 'day'`,
        fileName,
        createdAt: now,
      },
      sql`from json_each(${JSON.stringify(rows)}) where true`,
    )} on conflict do nothing`,
  );
  return changesOf(result);
}

export async function findRow(db: DirectoryDb, id: string): Promise<StatementRow | null> {
  const [row] = await db.select().from(statementRows).where(eq(statementRows.id, id));
  return row ?? null;
}

const isOpen = sql`payment_id is null and ignored_because is null`;
const isIgnored = sql`payment_id is null and ignored_because is not null`;

/** Rows without a payment, newest first: open ones, or those that were set aside. */
export function listRows(
  db: DirectoryDb,
  { state, cursor, limit }: { state: 'open' | 'ignored'; cursor?: string | undefined; limit: number },
) {
  return db
    .select()
    .from(statementRows)
    .where(and(state === 'open' ? isOpen : isIgnored, cursor ? lt(statementRows.id, cursor) : undefined))
    .orderBy(desc(statementRows.id))
    .limit(limit);
}

/** Rows with one of these references whose payment waits and was for this very amount. */
export function listMatches(db: DirectoryDb, utrs: readonly string[]) {
  return db
    .select({ row: getTableColumns(statementRows), payment: getTableColumns(paymentRecords) })
    .from(statementRows)
    .innerJoin(paymentRecords, eq(paymentRecords.utr, statementRows.utr))
    .where(
      and(
        sql`${statementRows.utr} in (select value from json_each(${JSON.stringify(utrs)}))`,
        isNull(statementRows.paymentId),
        isNull(statementRows.ignoredBecause),
        // The index of references is without refused payments.
        sql`${paymentRecords.status} <> 'refused' and ${paymentRecords.status} in ('claimed', 'lapsed')`,
        eq(paymentRecords.amountMinor, statementRows.amountMinor),
      ),
    );
}

interface RowChange {
  row: StatementRow;
  /** null: the row is open again. */
  reason: string | null;
  operatorId: string;
  /** What was done, for the log. */
  description: string;
  activityId: string;
  now: number;
}

/** Sets a row aside that is not about a plan, or opens it again; false if it has a payment, or another operator was first. */
export async function changeRow(db: DirectoryDb, change: RowChange): Promise<boolean> {
  const { row, reason, now } = change;
  const [done] = await runTogether(db, [
    updateWhere(
      statementRows,
      { ignoredBecause: reason },
      sql`where id = ${row.id} and ${reason === null ? isIgnored : isOpen}`,
    ),
    insertWhere(
      activityLogs,
      {
        id: change.activityId,
        userId: change.operatorId,
        action: reason === null ? 'statement_row_opened' : 'statement_row_ignored',
        entityType: 'statement_row',
        entityId: row.id,
        description: change.description,
        createdAt: now,
      },
      sql`where changes() = 1`,
    ),
  ]);
  return done === 1;
}

interface Import {
  activityId: string;
  operatorId: string;
  description: string;
  now: number;
}

/** Records that a part of a statement was imported. */
export const logImport = (db: DirectoryDb, { activityId, operatorId, description, now }: Import) =>
  db.insert(activityLogs).values({
    id: activityId,
    userId: operatorId,
    action: 'statement_imported',
    entityType: 'statement',
    description,
    createdAt: now,
  });

export async function findLayout(db: DirectoryDb, id: string): Promise<StatementColumns | null> {
  const [row] = await db.select().from(statementLayouts).where(eq(statementLayouts.id, id));
  return row?.columns ?? null;
}

export async function saveLayout(db: DirectoryDb, id: string, columns: StatementColumns, now: number) {
  const set = { columns, updatedAt: now };
  await db
    .insert(statementLayouts)
    .values({ id, ...set })
    .onConflictDoUpdate({ target: statementLayouts.id, set });
}
