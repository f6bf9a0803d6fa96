import { sql } from 'drizzle-orm';
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CURRENCY_CODES } from '../currencies';
import { DURATIONS, PLAN_IDS } from '../plans';
import { flag, id, oneOf, time, timestamps } from './columns';
import { users } from './users';

export const PAYMENT_STATUSES = ['pending', 'succeeded', 'failed', 'canceled', 'refunded'] as const;
export const REDEMPTION_STATUSES = ['reserved', 'redeemed', 'released'] as const;
export const UPGRADE_STATUSES = ['pending', 'contacted', 'activated', 'rejected'] as const;

/** One prepaid period, from intent to invoice. Starts pending; a row is paid only when the provider says so. */
export const paymentRecords = sqliteTable(
  'payment_records',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id),
    plan: text({ enum: PLAN_IDS }).notNull(),
    duration: text({ enum: DURATIONS }).notNull(),
    amountMinor: integer().notNull(),
    originalAmountMinor: integer().notNull(),
    discountAmountMinor: integer().notNull().default(0),
    currency: text({ enum: CURRENCY_CODES }).notNull(),
    paymentGateway: text().notNull(),
    /** The provider's payment intent: the key of activation. */
    transactionId: text().notNull().unique(),
    status: text({ enum: PAYMENT_STATUSES }).notNull().default('pending'),
    gatewayResponse: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    giftCodeId: text(),
    periodStart: time(),
    periodEnd: time(),
    /** Gapless within a financial year. */
    invoiceYear: text(),
    invoiceNumber: integer(),
    paidAt: time(),
    refundedAt: time(),
    ...timestamps,
  },
  (table) => [
    oneOf('payments_status', table.status, PAYMENT_STATUSES),
    check('payments_amount', sql`${table.amountMinor} >= 0 and ${table.discountAmountMinor} >= 0`),
    uniqueIndex('payments_invoice').on(table.invoiceYear, table.invoiceNumber),
    index('payments_by_user').on(table.userId, table.createdAt),
    index('payments_by_status').on(table.status, table.createdAt),
  ],
);

/** Provider events, stored once in the batch of their effect. */
export const webhookEvents = sqliteTable('webhook_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: time().notNull(),
});

export const giftCodes = sqliteTable(
  'gift_codes',
  {
    id: id(),
    code: text().notNull().unique(),
    discountPercentage: real().notNull(),
    maxUses: integer().notNull().default(1),
    usedCount: integer().notNull().default(0),
    validUntil: time(),
    isActive: flag(true),
    /** null: every paid plan. */
    applicablePlans: text({ mode: 'json' }).$type<('growth' | 'pro')[]>(),
    timePeriod: text({ enum: DURATIONS }).notNull().default('1_month'),
    createdBy: text().references(() => users.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (table) => [
    oneOf('gift_codes_period', table.timePeriod, DURATIONS),
    check('gift_codes_discount', sql`${table.discountPercentage} between 1 and 100`),
    check(
      'gift_codes_uses',
      sql`${table.maxUses} >= 1 and ${table.usedCount} between 0 and ${table.maxUses}`,
    ),
    index('gift_codes_by_created').on(table.createdAt),
  ],
);

export const giftCodeRedemptions = sqliteTable(
  'gift_code_redemptions',
  {
    id: id(),
    giftCodeId: text()
      .notNull()
      .references(() => giftCodes.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    status: text({ enum: REDEMPTION_STATUSES }).notNull().default('reserved'),
    transactionId: text(),
    plan: text({ enum: PLAN_IDS }).notNull(),
    originalAmountMinor: integer().notNull(),
    discountAmountMinor: integer().notNull(),
    finalAmountMinor: integer().notNull(),
    reservedUntil: time(),
    redeemedAt: time(),
    ...timestamps,
  },
  (table) => [
    oneOf('redemptions_status', table.status, REDEMPTION_STATUSES),
    uniqueIndex('redemptions_once').on(table.giftCodeId, table.userId).where(sql`status <> 'released'`),
    index('redemptions_by_reservation').on(table.status, table.reservedUntil),
  ],
);

export const upgradeRequests = sqliteTable(
  'upgrade_requests',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    mobile: text().notNull(),
    email: text().notNull(),
    plan: text({ enum: PLAN_IDS }).notNull(),
    duration: text({ enum: DURATIONS }).notNull(),
    priceMinor: integer().notNull(),
    currency: text({ enum: CURRENCY_CODES }).notNull().default('INR'),
    status: text({ enum: UPGRADE_STATUSES }).notNull().default('pending'),
    notes: text(),
    ...timestamps,
  },
  (table) => [
    oneOf('upgrade_requests_status', table.status, UPGRADE_STATUSES),
    index('upgrade_requests_by_status').on(table.status, table.createdAt),
    index('upgrade_requests_by_user').on(table.userId, table.createdAt),
  ],
);
