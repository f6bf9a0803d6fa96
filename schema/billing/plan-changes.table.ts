import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { accounts } from '../account/table';
import { id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import { DURATIONS, PLAN_CHANGE_SOURCES, PLAN_IDS } from './plan-names';

/**
 * The ledger of plans and of their money: every change, with the state before and after. UNIQUE enforces that each source of a
 * payment counts once: its money, its start by a claim, and what revokes them.
 */
export const planChanges = sqliteTable(
  'plan_changes',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    source: text({ enum: PLAN_CHANGE_SOURCES }).notNull(),
    plan: text({ enum: PLAN_IDS }).notNull(),
    duration: text({ enum: DURATIONS }),
    /** The time granted (or revoked) in terms of `plan`, before conversion to `planAfter`. */
    grantedMs: integer().notNull(),
    /** What a month of the granted time was worth, in paise (`paidRateMinor`). */
    rateMinor: integer().notNull().default(0),
    paymentId: text(),
    /** The money that came with it, negative for money that went back; in minor units of the payment's currency. */
    moneyMinor: integer().notNull().default(0),
    operatorId: text(),
    planBefore: text({ enum: PLAN_IDS }).notNull(),
    endsBefore: time(),
    planAfter: text({ enum: PLAN_IDS }).notNull(),
    endsAfter: time(),
    /** What a month of the time that is left was worth; null for Starter. */
    rateAfterMinor: integer(),
    /** Its days are used up or revoked, so they are no longer part of the current plan. */
    closedAt: time(),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('plan_changes_by_payment').on(table.paymentId, table.source),
    index('plan_changes_by_user').on(table.userId, table.closedAt),
  ],
);

export const planChangesData = dataOf(planChanges, { kept: { with: 'person' }, whose: {} });

export const planChangesRules = rulesOf(planChanges, {
  plan_changes_source: oneOf(planChanges.source, PLAN_CHANGE_SOURCES),
});
