import { and, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { KEPT, PAYMENT_YEARS } from '../../schema/common/retention';
import {
  activityLogs,
  authFlows,
  giftCodeRedemptions,
  leadOffers,
  listingReports,
  messages,
  notifications,
  otpCodes,
  paymentRecords,
  pushDevices,
  rateCounters,
  sessions,
  systemIssues,
  upgradeRequests,
  users,
  vehicleDrafts,
} from '../../schema/tables';
import { indianFinancialYear } from '../platform/clock';
import { changesOf, type Db } from '../platform/db';
import { firstIdAt } from '../platform/random';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AT_ONCE = 500;

interface Rule {
  table: SQLiteTable;
  key: SQLiteColumn;
  /** What is over at a moment; read by an index, so that looking for nothing costs nothing. */
  isOver: (now: number) => SQL | undefined;
  /** What is cleared from a row that stays. */
  clear?: SQL;
  /** Up to which id nothing is left, once a run has found no more. */
  mark?: { job: string; to: (now: number) => string };
}

/** Ids grow with time, so they show a payment's age: the first of the years whose records are retained. */
const firstKeptPayment = (now: number) => {
  const year = Number(indianFinancialYear(now).slice(0, 4)) - PAYMENT_YEARS;
  return firstIdAt(Date.parse(`${year}-04-01T00:00:00+05:30`));
};

/** A row that is older than its id's time by more than this is still to come. */
const SETTLED_AFTER_MS = 60_000;
const networksOver = (now: number) => firstIdAt(now - KEPT.networkHours * HOUR);
const doneTo = (job: string) => sql`coalesce((select done_to from job_marks where job = ${job}), '')`;

// Conditions of partial indexes are written out: a bound value would not let SQLite use them.

/** Retention by table (schema/common/retention.ts), in the order of their foreign keys. */
export const RULES = {
  readNotifications: {
    table: notifications,
    key: notifications.id,
    isOver: (now) =>
      and(sql`${notifications.isRead} = 1`, lt(notifications.createdAt, now - KEPT.readNotification * DAY)),
  },
  notifications: {
    table: notifications,
    key: notifications.id,
    isOver: (now) => lt(notifications.id, firstIdAt(now - KEPT.notification * DAY)),
  },
  messages: {
    table: messages,
    key: messages.id,
    isOver: (now) => lt(messages.id, firstIdAt(now - KEPT.message * DAY)),
  },
  codes: {
    table: otpCodes,
    key: otpCodes.id,
    isOver: (now) => lt(otpCodes.expiresAt, now - KEPT.code * DAY),
  },
  signIns: { table: authFlows, key: authFlows.stateHash, isOver: (now) => lt(authFlows.expiresAt, now) },
  idleDevices: {
    table: pushDevices,
    key: pushDevices.id,
    isOver: (now) => lt(pushDevices.lastSeenAt, now - KEPT.pushDevice * DAY),
  },
  sessions: { table: sessions, key: sessions.sid, isOver: (now) => lt(sessions.expire, now) },
  rateCounters: {
    table: rateCounters,
    key: rateCounters.key,
    isOver: (now) => lt(rateCounters.resetAt, now),
  },
  networks: {
    table: leadOffers,
    key: leadOffers.id,
    // Ids grow with time, so this walks from where the last run ended: an index of hashes would be a row more for each offer.
    isOver: (now) => sql`${leadOffers.id} >= ${doneTo('networks')} and ${leadOffers.id} < ${networksOver(now)}
      and network_hash <> ''`,
    clear: sql`network_hash = ''`,
    mark: { job: 'networks', to: (now) => firstIdAt(now - KEPT.networkHours * HOUR - SETTLED_AFTER_MS) },
  },
  resolvedIssues: {
    table: systemIssues,
    key: systemIssues.id,
    isOver: (now) => sql`resolved = 1 and ${systemIssues.createdAt} < ${now - KEPT.issue * DAY}`,
  },
  openIssues: {
    table: systemIssues,
    key: systemIssues.id,
    isOver: (now) => sql`resolved = 0 and ${systemIssues.createdAt} < ${now - KEPT.issue * DAY}`,
  },
  reports: {
    table: listingReports,
    key: listingReports.id,
    isOver: (now) => lt(listingReports.id, firstIdAt(now - KEPT.issue * DAY)),
  },
  upgradeRequests: {
    table: upgradeRequests,
    key: upgradeRequests.id,
    isOver: (now) =>
      and(
        inArray(upgradeRequests.status, ['activated', 'rejected']),
        lt(upgradeRequests.askedAt, now - KEPT.upgradeRequest * DAY),
      ),
  },
  activity: {
    table: activityLogs,
    key: activityLogs.id,
    isOver: (now) => lt(activityLogs.createdAt, now - KEPT.activityLog * DAY),
  },
  unconfirmedAccounts: {
    table: users,
    key: users.id,
    isOver: (now) =>
      sql`email_verified = 0 and last_login_at is null and ${users.createdAt} < ${now - KEPT.unconfirmedAccount * DAY}`,
  },
  drafts: {
    table: vehicleDrafts,
    key: vehicleDrafts.id,
    isOver: (now) => lt(vehicleDrafts.updatedAt, now - KEPT.draft * DAY),
  },
  redemptions: {
    table: giftCodeRedemptions,
    key: giftCodeRedemptions.id,
    isOver: (now) => lt(giftCodeRedemptions.paymentId, firstKeptPayment(now)),
  },
  payments: {
    table: paymentRecords,
    key: paymentRecords.id,
    isOver: (now) => lt(paymentRecords.id, firstKeptPayment(now)),
  },
  erasedPeople: {
    table: users,
    key: users.id,
    isOver: (now) =>
      sql`erased_at is not null and erased_at < ${now} and not exists (
        select 1 from payment_records p where p.user_id = users.id)`,
  },
} satisfies Record<string, Rule>;

const staleKeys = (db: Db, { table, key, isOver }: Rule, now: number) =>
  db.select({ key }).from(table).where(isOver(now)).limit(AT_ONCE);

/** Remembers that a rule has found no more. */
export async function moveMark(db: Db, { mark }: Rule, now: number): Promise<void> {
  if (!mark) return;
  await db.run(sql`insert into job_marks (job, done_to) values (${mark.job}, ${mark.to(now)})
    on conflict (job) do update set done_to = max(done_to, excluded.done_to)`);
}

/** Deletes, or clears, some of what is over. Returns how many rows that were, and whether there may be more. */
export async function deleteSome(
  db: Db,
  rule: Rule,
  now: number,
): Promise<{ changes: number; isMore: boolean }> {
  const stale = inArray(rule.key, staleKeys(db, rule, now));
  const statement = rule.clear
    ? sql`update ${rule.table} set ${rule.clear} where ${stale}`
    : sql`delete from ${rule.table} where ${stale}`;
  const changes = changesOf(await db.run(statement));
  return { changes, isMore: changes >= AT_ONCE };
}
