import { sql } from 'drizzle-orm';
import { OTP_TYPES } from '../../../schema/auth/input';
import * as tables from '../../../schema/directory';
import { isIndexedByUser } from '../../../schema/messages/table';
import { userHub } from '../../platform/live';
import type { Person, Rows } from './erase.queries';

/** Payments that must be kept by law: those where money was paid, or that have an invoice. */
const isKept = sql`(status in ('succeeded', 'refunded') and amount_minor > 0 or invoice_number is not null)`;
const retainedPayments = ({ id }: Person) =>
  sql`select id from payment_records where user_id = ${id} and ${isKept}`;

/** Rows that can simply be deleted, in this order: referenced rows last. Each is found by an index. */
export const ACCOUNT_ROWS: readonly Rows[] = [
  { table: tables.permissionGrants, where: ({ id }) => sql`user_id = ${id}` },
  { table: tables.identities, where: ({ id }) => sql`user_id = ${id}` },
  { table: tables.upgradeRequests, where: ({ id }) => sql`user_id = ${id}` },
  { table: tables.systemIssues, where: ({ id }) => sql`user_id = ${id}` },
  { table: tables.pageViewBatches, where: ({ id }) => sql`source = ${userHub(id)}` },
  { table: tables.messages, where: ({ id }) => sql`user_id = ${id} and ${isIndexedByUser}` },
  {
    table: tables.otpCodes,
    where: ({ email, mobileNumber, confirmedMobile, signInNumber }) =>
      sql`type in (${sql.raw(OTP_TYPES.map((type) => `'${type}'`).join(', '))}) and address in (
        select value from json_each(${JSON.stringify([email, mobileNumber, confirmedMobile, signInNumber])}))`,
  },
  // Requested before the account existed.
  {
    table: tables.messages,
    where: ({ email }) => sql`channel = 'mail' and due_at is not null and recipient = ${email}`,
  },
  {
    table: tables.giftCodeRedemptions,
    where: ({ id }) =>
      sql`payment_id in (select id from payment_records where user_id = ${id} and not (${isKept}))`,
  },
  { table: tables.paymentRecords, where: ({ id }) => sql`user_id = ${id} and not (${isKept})` },
  // The rest of the ledger belongs to retained payments: a refund must find what they granted.
  {
    table: tables.planChanges,
    where: (person) =>
      sql`user_id = ${person.id} and (payment_id is null or payment_id not in (${retainedPayments(person)}))`,
  },
];
