import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ACCOUNT_TYPES, AUTH_METHODS } from '../auth/input';
import { DURATIONS, PLAN_IDS } from '../billing/plan-names';
import { flag, id, oneOf, time, timestamps } from '../common/columns';
import type { Permissions } from '../permissions/input';

export const users = sqliteTable(
  'users',
  {
    id: id(),
    email: text().notNull().unique(),
    /** Set once, lower case; UNIQUE decides the race of two people for one name. */
    username: text().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    profileImageUrl: text(),
    /** E.164; the country code is in the next column. */
    mobileNumber: text(),
    countryCode: text().notNull().default('+91'),
    phoneVerified: flag(false),
    accountType: text({ enum: ACCOUNT_TYPES }).notNull().default('personal'),
    firmName: text(),
    showMobile: flag(true),
    showEmail: flag(true),
    /** For the operators: how often this seller's listings were viewed, added up by the batch that stores views. */
    listingViewCount: integer().notNull().default(0),
    /** What the operators' list is ordered by: copied from vehicle_counts and lead_counts by a job. */
    vehicleRank: integer().notNull().default(0),
    leadRank: integer().notNull().default(0),
    subscriptionPlan: text({ enum: PLAN_IDS }).notNull().default('starter'),
    subscriptionStatus: text().notNull().default('active'),
    subscriptionEndsAt: time(),
    subscriptionDuration: text({ enum: DURATIONS }),
    subscriptionId: text(),
    stripeCustomerId: text().unique(),
    stripeSubscriptionId: text(),
    lastExpiryNotificationSent: time(),
    /** When the next notice before the end is due. */
    expiryNoticeAt: time(),
    /** A public profile stays up until then after its plan has ended. */
    profileGraceUntil: time(),
    role: text().notNull().default('user'),
    isActive: flag(true),
    /** Erasure was requested: from then on the job deletes the person's data (features/account). */
    erasingAt: time(),
    /** Set only where payments must be retained: the row no longer identifies a person. */
    erasedAt: time(),
    isAdmin: flag(false),
    permissions: text({ mode: 'json' }).$type<Permissions>(),
    permissionsGrantedAt: time(),
    /** scrypt with its parameters; null for accounts that only use a provider. */
    password: text(),
    emailVerified: flag(false),
    authMethod: text({ enum: AUTH_METHODS }).notNull().default('email'),
    lastLoginAt: time(),
    lastActivityAt: time(),
    ...timestamps,
  },
  (table) => [
    oneOf('users_plan', table.subscriptionPlan, PLAN_IDS),
    oneOf('users_account_type', table.accountType, ACCOUNT_TYPES),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check(
      'users_username_lower',
      sql`${table.username} is null or ${table.username} = lower(${table.username})`,
    ),
    index('users_by_created').on(table.createdAt),
    index('users_by_plan_end').on(table.subscriptionEndsAt).where(sql`subscription_plan <> 'starter'`),
    index('users_by_expiry_notice').on(table.expiryNoticeAt).where(sql`expiry_notice_at is not null`),
    index('users_erasing').on(table.erasingAt).where(sql`erasing_at is not null and erased_at is null`),
    index('users_operators').on(table.isAdmin).where(sql`is_admin = 1`),
    index('users_erased').on(table.erasedAt).where(sql`erased_at is not null`),
    index('users_never_confirmed')
      .on(table.createdAt)
      .where(sql`email_verified = 0 and last_login_at is null`),
    index('users_by_activity').on(table.lastActivityAt, table.id),
    index('users_by_vehicles').on(table.vehicleRank, table.id),
    index('users_by_leads').on(table.leadRank, table.id),
  ],
);

/** The number of accounts, under the name `users`; triggers of that table update it, so that no page counts rows. */
export const accountTotals = sqliteTable('account_totals', {
  name: text().primaryKey(),
  value: integer().notNull(),
});
