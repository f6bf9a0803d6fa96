import { inArray, sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { accounts } from '../account/table';
import { flag, id, time, timestamps } from '../common/columns';
import { CURRENCY_CODES } from '../common/currencies';
import { dataOf, NO_PERSONAL_DATA } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { PAYMENT_STATUSES } from './input';
import type { InvoiceParties } from './invoices.input';
import { DURATIONS, PAID_PLANS, type PaidPlan } from './plan-names';
import { UPGRADE_STATUSES } from './upgrade-requests.input';

export const REDEMPTION_STATUSES = ['reserved', 'redeemed', 'released'] as const;

/**
 * One prepaid period, from intent to invoice. Starts as pending; only the provider's confirmation makes it
 * paid.
 */
export const paymentRecords = sqliteTable(
  'payment_records',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => accounts.id),
    plan: text({ enum: PAID_PLANS }).notNull(),
    duration: text({ enum: DURATIONS }).notNull(),
    amountMinor: integer().notNull(),
    originalAmountMinor: integer().notNull(),
    discountAmountMinor: integer().notNull().default(0),
    currency: text({ enum: CURRENCY_CODES }).notNull(),
    paymentGateway: text().notNull(),
    /**
     * The provider's payment intent, by which activation finds the row. null until the provider has answered.
     */
    transactionId: text().unique(),
    /** The twelve digits by which the payer's bank knows a UPI payment; null until the payer has named them. */
    utr: text(),
    claimedAt: time(),
    /** When its plan ends unless it has been found on the statement. */
    claimEndsAt: time(),
    /** How often the payer has named a reference for it. */
    claimCount: integer().notNull().default(0),
    /** What has arrived by the statement, in minor units; an operator may accept another amount than was asked. */
    receivedMinor: integer(),
    refusedBecause: text(),
    /** The browser's id for this purchase: a repeated call finds the same row. */
    idempotencyKey: text(),
    status: text({ enum: PAYMENT_STATUSES }).notNull().default('pending'),
    gatewayResponse: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    giftCodeId: text(),
    /** For the buyer's tax credit, as entered. */
    buyerGstin: text(),
    buyerState: text(),
    periodStart: time(),
    periodEnd: time(),
    /**
     * Invoices are numbered without gaps within a financial year (April to March); free purchases have none.
     */
    invoiceYear: text(),
    invoiceNumber: integer(),
    /** Issuer, buyer and tax at the time of the invoice. */
    invoiceParties: text({ mode: 'json' }).$type<InvoiceParties>(),
    creditNoteYear: text(),
    creditNoteNumber: integer(),
    paidAt: time(),
    /** Set first, so that an interrupted refund is detected and completed. */
    refundRequestedAt: time(),
    refundReason: text(),
    /** By which the bank knows the money that an operator has sent back; null if the provider did. */
    refundReference: text(),
    refundedBy: text(),
    refundedAt: time(),
    /** When the provider was last asked; reconciliation takes the oldest first. */
    checkedAt: time().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('payments_invoice').on(table.invoiceYear, table.invoiceNumber),
    uniqueIndex('payments_credit_note').on(table.creditNoteYear, table.creditNoteNumber),
    uniqueIndex('payments_idempotency').on(table.userId, table.idempotencyKey),
    // Two tabs or a double tap cannot open two payments: the second attempt finds the first, or ends it.
    uniqueIndex('payments_one_open').on(table.userId).where(sql`status in ('pending', 'failed')`),
    index('payments_to_check').on(table.checkedAt).where(sql`status in ('pending', 'failed')`),
    index('payments_to_refund')
      .on(table.checkedAt)
      .where(sql`status = 'succeeded' and refund_requested_at is not null`),
    // A refused payment's reference is free for the one that it belongs to.
    uniqueIndex('payments_utr').on(table.utr).where(sql`utr is not null and status <> 'refused'`),
    index('payments_unpaid_upi')
      .on(table.amountMinor, table.createdAt)
      .where(sql`payment_gateway = 'upi' and status not in ('succeeded', 'refunded')`),
    index('payments_claimed').on(table.claimEndsAt).where(sql`status = 'claimed'`),
    index('payments_by_user').on(table.userId, table.id),
  ],
);

export const paymentRecordsData = dataOf(paymentRecords, {
  kept: { rules: ['payments'], with: 'person' },
  whose: {
    paymentGateway: 'nobody',
    idempotencyKey: 'token',
    gatewayResponse: 'seller',
    buyerGstin: 'seller',
    buyerState: 'nobody',
    invoiceYear: 'nobody',
    invoiceParties: 'seller',
    creditNoteYear: 'nobody',
    utr: 'token',
    refusedBecause: 'operator',
    refundReason: 'operator',
    refundReference: 'token',
    refundedBy: 'operator',
  },
});

export const paymentRecordsRules = rulesOf(paymentRecords, {
  payments_status: oneOf(paymentRecords.status, PAYMENT_STATUSES),
  payments_amount: sql`${paymentRecords.amountMinor} >= 0 and ${paymentRecords.discountAmountMinor} >= 0`,
});

/** The provider's webhook events, each stored once, in the batch of its effect. */
export const webhookEvents = sqliteTable('webhook_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: time().notNull(),
});

export const webhookEventsData = dataOf(webhookEvents, {
  kept: { stays: 'numbers of the payment provider’s events, which must not count twice' },
  whose: { type: 'nobody' },
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
    applicablePlans: text({ mode: 'json' }).$type<PaidPlan[]>(),
    timePeriod: text({ enum: DURATIONS }).notNull().default('1_month'),
    createdBy: text().references(() => accounts.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (table) => [index('gift_codes_by_creator').on(table.createdBy).where(sql`created_by is not null`)],
);

export const giftCodesData = dataOf(giftCodes, {
  kept: { stays: NO_PERSONAL_DATA },
  whose: { code: 'nobody', applicablePlans: 'nobody', createdBy: 'operator' },
});

export const giftCodesRules = rulesOf(giftCodes, {
  gift_codes_period: oneOf(giftCodes.timePeriod, DURATIONS),
  gift_codes_discount: sql`${giftCodes.discountPercentage} between 1 and 100`,
  gift_codes_uses: sql`${giftCodes.maxUses} >= 1 and ${giftCodes.usedCount} between 0 and ${giftCodes.maxUses}`,
});

export const giftCodeRedemptions = sqliteTable(
  'gift_code_redemptions',
  {
    id: id(),
    giftCodeId: text()
      .notNull()
      .references(() => giftCodes.id),
    userId: text()
      .notNull()
      .references(() => accounts.id),
    status: text({ enum: REDEMPTION_STATUSES }).notNull().default('reserved'),
    paymentId: text()
      .notNull()
      .references(() => paymentRecords.id),
    plan: text({ enum: PAID_PLANS }).notNull(),
    originalAmountMinor: integer().notNull(),
    discountAmountMinor: integer().notNull(),
    finalAmountMinor: integer().notNull(),
    reservedUntil: time(),
    redeemedAt: time(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('redemptions_once').on(table.giftCodeId, table.userId).where(sql`status <> 'released'`),
    index('redemptions_by_user').on(table.userId),
    uniqueIndex('redemptions_by_payment').on(table.paymentId),
    index('redemptions_reserved').on(table.giftCodeId, table.reservedUntil).where(sql`status = 'reserved'`),
  ],
);

export const giftCodeRedemptionsData = dataOf(giftCodeRedemptions, {
  kept: { rules: ['redemptions'], with: 'person' },
  whose: {},
});

export const giftCodeRedemptionsRules = rulesOf(giftCodeRedemptions, {
  redemptions_status: oneOf(giftCodeRedemptions.status, REDEMPTION_STATUSES),
});

export const upgradeRequests = sqliteTable(
  'upgrade_requests',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    mobile: text().notNull(),
    email: text().notNull(),
    plan: text({ enum: PAID_PLANS }).notNull(),
    duration: text({ enum: DURATIONS }).notNull(),
    priceMinor: integer().notNull(),
    currency: text({ enum: CURRENCY_CODES }).notNull().default('INR'),
    status: text({ enum: UPGRADE_STATUSES }).notNull().default('pending'),
    notes: text(),
    /** When this person last requested; lists are sorted by it. */
    askedAt: time().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    index('upgrade_requests_by_user').on(table.userId),
    index('upgrade_requests_by_asked').on(table.askedAt, table.id),
    index('upgrade_requests_by_status').on(table.status, table.askedAt, table.id),
    uniqueIndex('upgrade_requests_one_open')
      .on(table.userId, table.plan)
      .where(sql`status in ('pending', 'contacted')`),
  ],
);

export const upgradeRequestsData = dataOf(upgradeRequests, {
  kept: {
    after: {
      upgradeRequests: {
        by: upgradeRequests.askedAt,
        days: KEPT.upgradeRequest,
        where: inArray(upgradeRequests.status, ['activated', 'rejected']),
      },
    },
    with: 'person',
  },
  whose: { name: 'seller', mobile: 'seller', email: 'seller', notes: 'operator' },
});

export const upgradeRequestsRules = rulesOf(upgradeRequests, {
  upgrade_requests_status: oneOf(upgradeRequests.status, UPGRADE_STATUSES),
});
