import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ACCOUNT_TYPES, AUTH_METHODS } from '../auth/input';
import { DURATIONS, PLAN_IDS } from '../billing/plan-names';
import { flag, id, time, timestamps } from '../common/columns';
import { dataOf, NO_PERSONAL_DATA } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import type { Permissions } from '../permissions/input';

/**
 * Who can sign in, with the plan derived from the ledger. The name is copied from the person's shard
 * (`sellers`).
 */
export const accounts = sqliteTable(
  'accounts',
  {
    id: id(),
    /** Null for people who signed up with a mobile number. */
    email: text().unique(),
    /** Set once, in lower case; `usernames` resolves the race when two people choose the same name. */
    username: text().unique(),
    /** Increases with every change to what is copied to the shard. */
    version: integer().notNull().default(0),
    subscriptionPlan: text({ enum: PLAN_IDS }).notNull().default('starter'),
    subscriptionStatus: text().notNull().default('active'),
    subscriptionEndsAt: time(),
    /** What a month of the plan's rest was worth, in paise; null means its list price. */
    subscriptionRateMinor: integer(),
    subscriptionDuration: text({ enum: DURATIONS }),
    subscriptionId: text(),
    stripeCustomerId: text().unique(),
    stripeSubscriptionId: text(),
    lastExpiryNotificationSent: time(),
    /** When the next expiry notice is due. */
    expiryNoticeAt: time(),
    /** Until then a public profile stays up after its plan has ended. */
    profileGraceUntil: time(),
    role: text().notNull().default('user'),
    isActive: flag(true),
    /** When erasure was requested; a job then deletes the person's data (features/account). */
    erasingAt: time(),
    /** Set only where payments must be retained: the row no longer identifies a person. */
    erasedAt: time(),
    isAdmin: flag(false),
    permissions: text({ mode: 'json' }).$type<Permissions>(),
    permissionsGrantedAt: time(),
    /** scrypt hash with its parameters; null for accounts that only sign in through a provider. */
    password: text(),
    /** Raised to end older sessions: by triggers (schema/sql) and by "sign out everywhere else". */
    sessionEpoch: integer().notNull().default(0),
    emailVerified: flag(false),
    authMethod: text({ enum: AUTH_METHODS }).notNull().default('email'),
    lastLoginAt: time(),
    /**
     * Hash of the latest session's secret: later statements of the batch read from it that the sign-in was
     * verified.
     */
    lastSignIn: text(),
    /** For operators: copied from the shards by a job. */
    lastActivityAt: time(),
    /** The copied profile and its version. */
    firstName: text().notNull(),
    lastName: text().notNull(),
    mobileNumber: text(),
    /** The number, if this account was the last to confirm it: a code sent to it signs in to one account. */
    confirmedMobile: text().unique(),
    /** When its code was last typed: networks give numbers that are no longer used to other people. */
    confirmedMobileAt: time(),
    /**
     * The number that signs in together with the password, confirmed or not. Several accounts may have it: all of them share the salt
     * of their passwords, so that one hash finds the account that is meant.
     */
    signInNumber: text(),
    accountType: text({ enum: ACCOUNT_TYPES }).notNull().default('personal'),
    firmName: text(),
    profileVersion: integer().notNull().default(0),
    /** Sort keys of the operators' list, copied from the shards by a job. */
    vehicleRank: integer().notNull().default(0),
    leadRank: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    index('accounts_by_created').on(table.createdAt),
    index('accounts_by_plan_end').on(table.subscriptionEndsAt).where(sql`subscription_plan <> 'starter'`),
    index('accounts_by_expiry_notice').on(table.expiryNoticeAt).where(sql`expiry_notice_at is not null`),
    index('accounts_erasing').on(table.erasingAt).where(sql`erasing_at is not null and erased_at is null`),
    index('accounts_operators').on(table.isAdmin).where(sql`is_admin = 1`),
    index('accounts_erased').on(table.erasedAt).where(sql`erased_at is not null`),
    index('accounts_never_confirmed')
      .on(table.createdAt)
      .where(sql`email_verified = 0 and last_login_at is null`),
    index('accounts_by_sign_in_number')
      .on(table.signInNumber, table.password)
      .where(sql`sign_in_number is not null`),
    index('accounts_by_mobile').on(table.mobileNumber).where(sql`mobile_number is not null`),
    index('accounts_by_activity').on(table.lastActivityAt, table.id),
    index('accounts_by_vehicles').on(table.vehicleRank, table.id),
    index('accounts_by_leads').on(table.leadRank, table.id),
  ],
);

export const accountsData = dataOf(accounts, {
  kept: {
    after: {
      unconfirmedAccounts: {
        by: accounts.createdAt,
        days: KEPT.unconfirmedAccount,
        where: sql`email_verified = 0 and last_login_at is null`,
      },
    },
    rules: ['erasedPeople'],
  },
  whose: {
    email: 'seller',
    username: 'seller',
    subscriptionStatus: 'nobody',
    role: 'nobody',
    permissions: 'nobody',
    password: 'token',
    lastSignIn: 'token',
    firstName: 'seller',
    lastName: 'seller',
    mobileNumber: 'seller',
    confirmedMobile: 'seller',
    signInNumber: 'seller',
    firmName: 'seller',
  },
});

export const accountsRules = rulesOf(accounts, {
  accounts_plan: oneOf(accounts.subscriptionPlan, PLAN_IDS),
  accounts_type: oneOf(accounts.accountType, ACCOUNT_TYPES),
  accounts_email_lower: sql`${accounts.email} is null or ${accounts.email} = lower(${accounts.email})`,
  accounts_username_lower: sql`${accounts.username} is null or ${accounts.username} = lower(${accounts.username})`,
});

/** Usernames in use, or claimed while a profile is being saved; an unconfirmed claim lapses. */
export const usernames = sqliteTable(
  'usernames',
  {
    name: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** null once confirmed. */
    claimedUntil: time(),
  },
  (table) => [
    index('usernames_by_user').on(table.userId),
    index('usernames_claimed').on(table.claimedUntil).where(sql`claimed_until is not null`),
  ],
);

export const usernamesData = dataOf(usernames, {
  kept: { after: { usernameClaims: { by: usernames.claimedUntil, days: 0 } }, with: 'person' },
  whose: { name: 'seller' },
});

/** The number of accounts, under the name `accounts`, maintained by triggers so that no page counts rows. */
export const accountTotals = sqliteTable('account_totals', {
  name: text().primaryKey(),
  value: integer().notNull(),
});

export const accountTotalsData = dataOf(accountTotals, {
  kept: { stays: NO_PERSONAL_DATA },
  whose: { name: 'nobody' },
});
