import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ACCOUNT_TYPES, AUTH_METHODS } from '../auth/input';
import { PLAN_IDS } from '../billing/plan-names';
import { flag, id, time, timestamps } from '../common/columns';
import { dataOf } from '../common/data';
import { WORKSPACE_LANGUAGES } from '../common/languages';
import { oneOf, rulesOf } from '../common/rules';
import type { Permissions } from '../permissions/input';
import { MAX_LOWER_PERCENT } from '../staff/switches';

/** A seller in their shard: name and contact details, and a copy of the account's data. */
export const sellers = sqliteTable(
  'sellers',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    profileImageUrl: text(),
    /** Across the top of the public profile. */
    coverUrl: text(),
    /** E.164; the country code is in the next column. */
    mobileNumber: text(),
    countryCode: text().notNull().default('+91'),
    phoneVerified: flag(false),
    /** When the number was last changed or verified, so that verifications arriving late are ignored. */
    mobileChangedAt: integer().notNull().default(0),
    accountType: text({ enum: ACCOUNT_TYPES }).notNull().default('personal'),
    firmName: text(),
    showMobile: flag(true),
    showEmail: flag(true),
    /** On the public profile: the seller's own words, and whether it has the yard's place and hours. */
    about: text(),
    showYard: flag(false),
    /** How soon they usually call, and when that was last counted (a job does, once a day); null if not said. */
    usualAnswerMinutes: integer(),
    answersCountedAt: integer().notNull().default(0),
    /** Increases with every change to what is copied to the directory. */
    profileVersion: integer().notNull().default(0),
    /** For operators: the total views of this seller's listings, added up by the batch that stores views. */
    listingViewCount: integer().notNull().default(0),
    /** The copied account and its version. */
    accountVersion: integer().notNull().default(0),
    username: text(),
    subscriptionPlan: text({ enum: PLAN_IDS }).notNull().default('starter'),
    subscriptionEndsAt: time(),
    profileGraceUntil: time(),
    isActive: flag(true),
    erasingAt: time(),
    email: text(),
    /** Of the workspace and of messages; null until the person has chosen one. */
    language: text({ enum: WORKSPACE_LANGUAGES }),
    authMethod: text({ enum: AUTH_METHODS }).notNull().default('email'),
    permissions: text({ mode: 'json' }).$type<Permissions>(),
    permissionsGrantedAt: time(),
    /** Sessions of an older epoch have ended. Never decreases, in whatever order copies arrive. */
    sessionEpoch: integer().notNull().default(0),
    /** What their salespeople may do: add vehicles, lower a price by so many percent, see leads of others. */
    salesAddVehicles: flag(true),
    salesLowerPercent: integer().notNull().default(0),
    salesSeeAllLeads: flag(true),
    /** Whether their managers see what vehicles have cost. */
    managersSeeMoney: flag(false),
    /** When the person last used the product, accurate to a few minutes. */
    lastActivityAt: time(),
    ...timestamps,
  },
  (table) => [
    index('sellers_by_username').on(table.username).where(sql`username is not null`),
    index('sellers_by_answers').on(table.answersCountedAt).where(sql`username is not null`),
    index('sellers_by_activity').on(table.lastActivityAt).where(sql`last_activity_at is not null`),
  ],
);

export const sellersData = dataOf(sellers, {
  kept: { with: 'person' },
  whose: {
    firstName: 'seller',
    lastName: 'seller',
    profileImageUrl: 'token',
    coverUrl: 'token',
    mobileNumber: 'seller',
    countryCode: 'nobody',
    firmName: 'seller',
    about: 'seller',
    username: 'seller',
    email: 'seller',
    permissions: 'nobody',
  },
});

export const sellersRules = rulesOf(sellers, {
  sellers_plan: oneOf(sellers.subscriptionPlan, PLAN_IDS),
  sellers_account_type: oneOf(sellers.accountType, ACCOUNT_TYPES),
  sellers_language: oneOf(sellers.language, WORKSPACE_LANGUAGES),
  sellers_lower: sql`${sellers.salesLowerPercent} between 0 and ${sql.raw(String(MAX_LOWER_PERCENT))}`,
  sellers_bucket: sql`length(${sellers.id}) >= 3`,
});
