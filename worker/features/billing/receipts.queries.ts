import { type SQL, sql } from 'drizzle-orm';
import { paymentRecords, statementRows } from '../../../schema/directory';
import { type DirectoryDb, newIdInSql, runTogether, updateWhere } from '../../platform/db';
import { pushAccount } from '../account/account.sql';
import {
  bookMoney,
  type Decision,
  isFreeUtr,
  isMarked,
  isRunning,
  logDecision,
  mark,
  setPeriod,
} from './claims.sql';
import { codeFits, redeemCode } from './gift-codes.sql';
import { applyChange, grantPlan } from './plan-changes.sql';
import { type Activation, codedPayment } from './settle.queries';
import { isOpenRow } from './statements.sql';

export interface Receipt {
  activation: Activation;
  /** The row of the statement; null where an operator knows of the money otherwise. */
  row: { id: string; utr: string } | null;
  /** In paise. */
  receivedMinor: number;
  /** Null if reference and amount agree. */
  decision: Decision | null;
  /** Ids of the rows that are written besides those of the activation. */
  logId: string;
  moneyId: string;
}

/** Which payments may be received: by themselves, by an operator with a row of the statement, and without one. */
function mayReceive({ row, decision, activation }: Receipt): SQL {
  const { now } = activation.grant;
  if (decision === null) {
    return sql`status in ('claimed', 'lapsed') and ${codeFits(codedPayment(activation), now)}
      and exists (select 1 from statement_rows r where r.id = ${row?.id ?? null} and ${isOpenRow}
        and r.utr = payment_records.utr and r.amount_minor = payment_records.amount_minor)`;
  }
  if (row === null)
    return sql`status in ('claimed', 'lapsed', 'refused') and ${isFreeUtr(sql`payment_records.utr`)}`;
  return sql`status in ('pending', 'failed', 'canceled', 'claimed', 'lapsed', 'refused') and ${isFreeUtr(row.utr)}
    and exists (select 1 from statement_rows r where r.id = ${row.id} and ${isOpenRow})`;
}

/**
 * Books a UPI payment as received, with its invoice, and grants its plan unless a claim has done that. False if it was decided
 * before, if the row of the statement is not open, or its reference belongs to another payment. What was received once and taken
 * back keeps its invoice and credit note, and cannot be received again.
 */
export async function receivePayment(db: DirectoryDb, receipt: Receipt): Promise<boolean> {
  const { activation, row, receivedMinor, decision } = receipt;
  const { grant, invoice } = activation;
  const { paymentId, userId, changeId, now } = grant;
  const acted = isMarked(paymentId, changeId);
  const [received] = await runTogether(db, [
    updateWhere(
      paymentRecords,
      {
        status: 'succeeded',
        utr: row ? row.utr : sql`utr`,
        receivedMinor,
        refusedBecause: null,
        paidAt: now,
        checkedAt: now,
        updatedAt: now,
        gatewayResponse: mark(changeId),
        invoiceYear: invoice?.year ?? null,
        invoiceNumber: sql`(select coalesce(max(invoice_number), 0) + 1 from payment_records
          where invoice_year = ${invoice?.year ?? null})`,
        invoiceParties: sql`${invoice ? JSON.stringify(invoice.parties) : null}`,
      },
      sql`where id = ${paymentId} and payment_gateway = 'upi' and invoice_number is null and ${mayReceive(receipt)}`,
    ),
    ...(row ? [updateWhere(statementRows, { paymentId }, sql`where id = ${row.id} and ${acted}`)] : []),
    grantPlan({ ...grant, moneyMinor: receivedMinor }, sql`${acted} and not ${isRunning(paymentId)}`),
    ...applyChange({ changeId, activityId: activation.activityId, actorId: sql`c.user_id`, now }),
    setPeriod(paymentId, changeId, now),
    bookMoney(
      { id: receipt.moneyId, source: 'match', money: receivedMinor, now },
      sql`from payment_records p join accounts a on a.id = p.user_id
        where p.id = ${paymentId} and ${acted} and ${isRunning(paymentId)}`,
    ),
    ...redeemCode(codedPayment(activation), acted, now),
    ...logDecision('payment_confirmed', decision, { id: receipt.logId, paymentId, guard: acted, now }),
    pushAccount(
      {
        cause: changeId,
        userId: sql`${userId}`,
        notice: {
          id: activation.notificationId,
          kind: 'payment_received',
          values: { of: grant.plan, duration: grant.duration, isFree: false },
          relatedEntityId: paymentId,
          createdAt: now,
        },
        now,
      },
      acted,
    ),
  ]);
  return received === 1;
}

/**
 * Attaches rows with one of these references to the payments that operators have confirmed before the rows were known, and corrects
 * their amounts. Returns how many there were.
 */
export async function attachRows(db: DirectoryDb, utrs: readonly string[], now: number): Promise<number> {
  // The index of references is without refused payments.
  const named = sql`p.utr in (select value from json_each(${JSON.stringify(utrs)})) and p.status <> 'refused'`;
  const differs = sql`from payment_records p join statement_rows r on r.payment_id = p.id join accounts a on a.id = p.user_id
    where ${named} and p.status = 'succeeded' and p.received_minor <> r.amount_minor`;
  const [attached = 0] = await runTogether(db, [
    updateWhere(
      statementRows,
      { paymentId: sql`p.id` },
      sql`from payment_records p where ${named} and p.status in ('succeeded', 'refunded')
        and not exists (select 1 from statement_rows o where o.payment_id = p.id)
        and statement_rows.id = (select r.id from statement_rows r where r.utr = p.utr and ${isOpenRow}
          order by r.amount_minor = p.received_minor desc, r.id limit 1)`,
    ),
    bookMoney(
      {
        id: newIdInSql(now, sql`p.user_id`),
        source: 'difference',
        money: sql`r.amount_minor - p.received_minor`,
        now,
      },
      differs,
    ),
    updateWhere(
      paymentRecords,
      {
        receivedMinor: sql`(select r.amount_minor from statement_rows r where r.payment_id = payment_records.id)`,
      },
      sql`where id in (select p.id ${differs})`,
    ),
  ]);
  return attached;
}
