import { and, asc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as tables from '../../../schema/directory';
import { type AnyDb, changesOf, type DirectoryDb, primaryKeyOf, updateWhere } from '../../platform/db';
import { storeMessage } from '../messages/messages.sql';

/** Rows per statement. */
const MAX_BATCH = 500;

/** People to be erased. */
export interface Person {
  id: string;
  email: string | null;
  mobileNumber: string | null;
  confirmedMobile: string | null;
  signInNumber: string | null;
  username: string | null;
  erasingAt: number;
}

/**
 * People who requested erasure before a given time, longest waiting first. Whoever has named the reference of a UPI payment waits until
 * that is decided, at most 72 hours: money that arrives needs its invoice.
 */
export function listErasing(db: DirectoryDb, before: number, limit: number): Promise<Person[]> {
  const { accounts } = tables;
  return db
    .select({
      id: accounts.id,
      email: accounts.email,
      mobileNumber: accounts.mobileNumber,
      confirmedMobile: accounts.confirmedMobile,
      signInNumber: accounts.signInNumber,
      username: accounts.username,
      erasingAt: sql<number>`${accounts.erasingAt}`,
    })
    .from(accounts)
    .where(
      and(
        isNotNull(accounts.erasingAt),
        lte(accounts.erasingAt, before),
        isNull(accounts.erasedAt),
        sql`not exists (select 1 from payment_records p where p.user_id = accounts.id and p.status = 'claimed')`,
      ),
    )
    .orderBy(asc(accounts.erasingAt))
    .limit(limit);
}

export interface Rows {
  table: SQLiteTable;
  where: (person: Person) => SQL;
}

/** Deletes some of a person's rows; true if more may remain. */
export async function deleteSome(db: AnyDb, { table, where }: Rows, person: Person): Promise<boolean> {
  const key = primaryKeyOf(table);
  const result = await db.run(
    sql`delete from ${table} where (${key}) in (select ${key} from ${table} where ${where(person)} limit ${MAX_BATCH})`,
  );
  return changesOf(result) >= MAX_BATCH;
}

/** There are few effects, so this reads all of them, by the index of when they are due. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;

/** Cancels everything still to be done for a person, in this database or in others. */
export const dropEffects = (db: AnyDb, { id }: Person) =>
  db.run(sql`delete from effects where due_at < ${FOR_EVER} and instr(payload, ${id}) > 0`);

const entity = (type: string, ids: SQL) => sql`entity_type = ${type} and entity_id in (${ids})`;

/** Rows of the log about this person, each found by an index. */
const logged = ({ id }: Person): SQL[] => [
  sql`user_id = ${id}`,
  entity('user', sql`${id}`),
  entity('upgrade_request', sql`select id from upgrade_requests where user_id = ${id}`),
  entity('issue', sql`select id from system_issues where user_id = ${id}`),
  entity('payment', sql`select id from payment_records where user_id = ${id}`),
];

/** Blanks the text of such rows; who did what, and when, stays on record. */
const redactActivity = (where: SQL) =>
  updateWhere(
    tables.activityLogs,
    { description: 'Erased', metadata: null },
    sql`where id in (
    select id from activity_logs where ${where} and (description <> 'Erased' or metadata is not null) limit ${MAX_BATCH}
  )`,
  );

/** The same for rows about republished pages. */
export const redactPages = (db: DirectoryDb, ids: readonly string[]) =>
  db.run(
    redactActivity(
      sql`entity_type = 'republished_vehicle' and entity_id in (select value from json_each(${JSON.stringify(ids)}))`,
    ),
  );

/** Reports of the listings being erased. */
export const deleteReports = (db: DirectoryDb, vehicleIds: readonly string[]) =>
  db.run(
    sql`delete from listing_reports where vehicle_id in (select value from json_each(${JSON.stringify(vehicleIds)}))`,
  );

export async function redactSome(db: DirectoryDb, person: Person): Promise<boolean> {
  let more = false;
  for (const where of logged(person)) {
    more = changesOf(await db.run(redactActivity(where))) >= MAX_BATCH || more;
  }
  return more;
}

/** Some of a person's sessions in a database, whose KV halves must be deleted too. */
export async function listSids(db: AnyDb, { id }: Person, limit: number): Promise<string[]> {
  const { sessions } = tables;
  const rows = await db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(eq(sessions.userId, id))
    .limit(limit);
  return rows.map(({ sid }) => sid);
}

export function deleteSessions(db: AnyDb, sids: string[]) {
  return db.run(
    sql`delete from sessions where sid in (select value from json_each(${JSON.stringify(sids)}))`,
  );
}

/**
 * The last step: deletes the person's row and stores one last mail, whose address is deleted with it. Where
 * payments must be kept, an anonymous row stays for them. The log records that an account was erased, but not
 * whose.
 */
export async function deletePerson(
  db: DirectoryDb,
  { id }: Person,
  { activityId, messageId, now }: { activityId: string; messageId: string; now: number },
): Promise<void> {
  await db.batch([
    db.run(
      storeMessage(
        {
          id: messageId,
          kind: 'account_erased',
          recipient: sql`email`,
          userId: null,
          data: {},
          createdAt: now,
        },
        sql`from accounts where id = ${id} and erased_at is null and email is not null`,
      ),
    ),
    db.run(
      updateWhere(
        tables.paymentRecords,
        {
          idempotencyKey: null,
          gatewayResponse: null,
          buyerGstin: null,
          buyerState: null,
          refundReason: null,
          refusedBecause: null,
        },
        sql`where user_id = ${id}`,
      ),
    ),
    db.run(
      sql`delete from accounts where id = ${id} and not exists (select 1 from payment_records where user_id = ${id})`,
    ),
    db
      .update(tables.accounts)
      .set({
        email: null,
        username: null,
        firstName: 'Erased',
        lastName: 'account',
        mobileNumber: null,
        confirmedMobile: null,
        confirmedMobileAt: null,
        signInNumber: null,
        accountType: 'personal',
        firmName: null,
        subscriptionPlan: 'starter',
        subscriptionStatus: 'active',
        subscriptionEndsAt: null,
        subscriptionDuration: null,
        subscriptionId: null,
        stripeCustomerId: null,
        stripeSubscriptionId: null,
        lastExpiryNotificationSent: null,
        expiryNoticeAt: null,
        profileGraceUntil: null,
        permissions: null,
        permissionsGrantedAt: null,
        password: null,
        lastSignIn: null,
        lastLoginAt: null,
        lastActivityAt: null,
        erasedAt: now,
        updatedAt: now,
      })
      .where(eq(tables.accounts.id, id)),
    db.insert(tables.activityLogs).values({
      id: activityId,
      userId: id,
      action: 'account_erased',
      entityType: 'user',
      entityId: id,
      description: 'Erased',
      createdAt: now,
    }),
  ]);
}
