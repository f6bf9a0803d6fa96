import { and, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { KEPT, PAYMENT_YEARS } from '../../schema/common/retention';
import * as directory from '../../schema/directory';
import * as shard from '../../schema/shard';
import { indianFinancialYear } from '../platform/clock';
import { type AnyDb, changesOf, updateWhere } from '../platform/db';
import { firstIdAt } from '../platform/random';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AT_ONCE = 500;

export interface Rule {
  table: SQLiteTable;
  key: SQLiteColumn;
  /** What has expired by a given time; found by an index, so that finding nothing costs nothing. */
  isOver: (now: number) => SQL | undefined;
  /** What is cleared in a row that stays. */
  clear?: Record<string, string>;
  /** The id up to which nothing is left, once a run has found no more. */
  mark?: { job: string; to: (now: number) => string };
}

/** Ids increase with time, so they show a payment's age: the first of the years whose records are retained. */
const firstKeptPayment = (now: number) => {
  const year = Number(indianFinancialYear(now).slice(0, 4)) - PAYMENT_YEARS;
  return firstIdAt(Date.parse(`${year}-04-01T00:00:00+05:30`));
};

/** A row that is older than its id's time by more than this has not been written yet. */
const SETTLED_AFTER_MS = 60_000;
const networksOver = (now: number) => firstIdAt(now - KEPT.networkHours * HOUR);
const doneTo = (job: string) => sql`coalesce((select done_to from job_marks where job = ${job}), '')`;

// Conditions of partial indexes are written out: with a bound value SQLite could not use them.

/** Retention by table (schema/common/retention.ts), in the order of their foreign keys: in the directory. */
export const DIRECTORY_RULES = {
  usernameClaims: {
    table: directory.usernames,
    key: directory.usernames.name,
    isOver: (now) => lt(directory.usernames.claimedUntil, now),
  },
  accountMessages: {
    table: directory.messages,
    key: directory.messages.id,
    isOver: (now) => lt(directory.messages.id, firstIdAt(now - KEPT.message * DAY)),
  },
  codes: {
    table: directory.otpCodes,
    key: directory.otpCodes.id,
    isOver: (now) => lt(directory.otpCodes.expiresAt, now - KEPT.code * DAY),
  },
  signIns: {
    table: directory.authFlows,
    key: directory.authFlows.stateHash,
    isOver: (now) => lt(directory.authFlows.expiresAt, now),
  },
  sessions: {
    table: directory.sessions,
    key: directory.sessions.sid,
    isOver: (now) => lt(directory.sessions.expire, now),
  },
  rateCounters: {
    table: directory.rateCounters,
    key: directory.rateCounters.key,
    isOver: (now) => lt(directory.rateCounters.resetAt, now),
  },
  resolvedIssues: {
    table: directory.systemIssues,
    key: directory.systemIssues.id,
    isOver: (now) => sql`resolved = 1 and ${directory.systemIssues.createdAt} < ${now - KEPT.issue * DAY}`,
  },
  openIssues: {
    table: directory.systemIssues,
    key: directory.systemIssues.id,
    isOver: (now) => sql`resolved = 0 and ${directory.systemIssues.createdAt} < ${now - KEPT.issue * DAY}`,
  },
  incidents: {
    table: directory.incidents,
    key: directory.incidents.id,
    isOver: (now) => sql`ended_at is not null and ended_at < ${now - KEPT.issue * DAY}`,
  },
  reports: {
    table: directory.listingReports,
    key: directory.listingReports.id,
    isOver: (now) => lt(directory.listingReports.id, firstIdAt(now - KEPT.issue * DAY)),
  },
  upgradeRequests: {
    table: directory.upgradeRequests,
    key: directory.upgradeRequests.id,
    isOver: (now) =>
      and(
        inArray(directory.upgradeRequests.status, ['activated', 'rejected']),
        lt(directory.upgradeRequests.askedAt, now - KEPT.upgradeRequest * DAY),
      ),
  },
  activity: {
    table: directory.activityLogs,
    key: directory.activityLogs.id,
    isOver: (now) => lt(directory.activityLogs.createdAt, now - KEPT.activityLog * DAY),
  },
  unconfirmedAccounts: {
    table: directory.accounts,
    key: directory.accounts.id,
    isOver: (now) =>
      sql`email_verified = 0 and last_login_at is null and ${directory.accounts.createdAt} < ${now - KEPT.unconfirmedAccount * DAY}`,
  },
  redemptions: {
    table: directory.giftCodeRedemptions,
    key: directory.giftCodeRedemptions.id,
    isOver: (now) => lt(directory.giftCodeRedemptions.paymentId, firstKeptPayment(now)),
  },
  payments: {
    table: directory.paymentRecords,
    key: directory.paymentRecords.id,
    isOver: (now) => lt(directory.paymentRecords.id, firstKeptPayment(now)),
  },
  erasedPeople: {
    table: directory.accounts,
    key: directory.accounts.id,
    isOver: (now) =>
      sql`erased_at is not null and erased_at < ${now} and not exists (
        select 1 from payment_records p where p.user_id = accounts.id)`,
  },
} satisfies Record<string, Rule>;

/** In each shard. */
export const SHARD_RULES = {
  readNotifications: {
    table: shard.notifications,
    key: shard.notifications.id,
    isOver: (now) =>
      and(
        sql`${shard.notifications.isRead} = 1`,
        lt(shard.notifications.createdAt, now - KEPT.readNotification * DAY),
      ),
  },
  notifications: {
    table: shard.notifications,
    key: shard.notifications.id,
    isOver: (now) => lt(shard.notifications.id, firstIdAt(now - KEPT.notification * DAY)),
  },
  messages: {
    table: shard.messages,
    key: shard.messages.id,
    isOver: (now) => lt(shard.messages.id, firstIdAt(now - KEPT.message * DAY)),
  },
  idleDevices: {
    table: shard.pushDevices,
    key: shard.pushDevices.id,
    isOver: (now) => lt(shard.pushDevices.lastSeenAt, now - KEPT.pushDevice * DAY),
  },
  networks: {
    table: shard.leadOffers,
    key: shard.leadOffers.id,
    // Ids increase with time, so this continues where the last run ended: an index of hashes would be another row for each offer.
    isOver: (
      now,
    ) => sql`${shard.leadOffers.id} >= ${doneTo('networks')} and ${shard.leadOffers.id} < ${networksOver(now)}
      and network_hash <> ''`,
    clear: { networkHash: '' },
    mark: { job: 'networks', to: (now) => firstIdAt(now - KEPT.networkHours * HOUR - SETTLED_AFTER_MS) },
  },
  enquiries: {
    table: shard.enquiries,
    key: shard.enquiries.id,
    isOver: (now) => lt(shard.enquiries.id, firstIdAt(now - KEPT.enquiry * DAY)),
  },
  enquiryNetworks: {
    table: shard.enquiries,
    key: shard.enquiries.id,
    isOver: (
      now,
    ) => sql`${shard.enquiries.id} >= ${doneTo('enquiryNetworks')} and ${shard.enquiries.id} < ${networksOver(now)}
      and network_hash <> ''`,
    clear: { networkHash: '' },
    mark: {
      job: 'enquiryNetworks',
      to: (now) => firstIdAt(now - KEPT.networkHours * HOUR - SETTLED_AFTER_MS),
    },
  },
  drafts: {
    table: shard.vehicleDrafts,
    key: shard.vehicleDrafts.id,
    isOver: (now) => lt(shard.vehicleDrafts.updatedAt, now - KEPT.draft * DAY),
  },
} satisfies Record<string, Rule>;

const staleKeys = (db: AnyDb, { table, key, isOver }: Rule, now: number) =>
  db.select({ key }).from(table).where(isOver(now)).limit(AT_ONCE);

/** Records that a rule has found no more. */
export async function moveMark(db: AnyDb, { mark }: Rule, now: number): Promise<void> {
  if (!mark) return;
  await db.run(sql`insert into job_marks (job, done_to) values (${mark.job}, ${mark.to(now)})
    on conflict (job) do update set done_to = max(done_to, excluded.done_to)`);
}

/** Deletes, or clears, some of what has expired. Returns the number of rows, and whether there may be more. */
export async function deleteSome(
  db: AnyDb,
  rule: Rule,
  now: number,
): Promise<{ changes: number; isMore: boolean }> {
  const stale = inArray(rule.key, staleKeys(db, rule, now));
  const statement = rule.clear
    ? updateWhere(rule.table, rule.clear, sql`where ${stale}`)
    : sql`delete from ${rule.table} where ${stale}`;
  const changes = changesOf(await db.run(statement));
  return { changes, isMore: changes >= AT_ONCE };
}
