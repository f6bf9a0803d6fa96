import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, time, timestamps } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import type { SaleCase } from '../papers/rules/checklist';
import { sellers } from '../profile/table';
import { type TickedSteps, WATCHERS } from './kinds';

/** The watch over a sold vehicle's RC until it is in the buyer's name; one a vehicle. Has no names and phone numbers. */
export const rcWatches = sqliteTable(
  'rc_watches',
  {
    id: id(),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    vehicleId: text().notNull(),
    /** Of the shared page; a new one ends the old link. */
    code: text().notNull(),
    make: text(),
    model: text(),
    /** The last four of the number plate. */
    plateEnd: text(),
    sale: text({ mode: 'json' }).notNull().$type<SaleCase>(),
    steps: text({ mode: 'json' }).notNull().$type<TickedSteps>().default({}),
    /** As somebody typed it. */
    applicationNumber: text(),
    /** The day on which the RC was seen in the buyer's name. */
    seenOn: text(),
    seenBy: text({ enum: WATCHERS }),
    closedAt: time(),
    overdueAt: time().notNull(),
    /** The next reminder; null after the last one, and once it is closed. */
    remindAt: time(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('rc_watches_by_vehicle').on(table.ownerId, table.vehicleId),
    uniqueIndex('rc_watches_by_code').on(table.code),
    index('rc_watches_overdue').on(table.ownerId, table.overdueAt).where(sql`closed_at is null`),
    index('rc_watches_to_remind').on(table.remindAt).where(sql`remind_at is not null`),
    index('rc_watches_closed').on(table.closedAt).where(sql`closed_at is not null`),
    index('rc_watches_old').on(table.createdAt),
  ],
);

export const rcWatchesData = dataOf(rcWatches, {
  kept: {
    with: 'person',
    after: {
      closedRcWatches: {
        by: rcWatches.closedAt,
        days: KEPT.closedRcWatch,
        where: sql`closed_at is not null`,
      },
      rcWatches: { by: rcWatches.createdAt, days: KEPT.rcWatch },
    },
  },
  whose: {
    code: 'token',
    make: 'seller',
    model: 'seller',
    // Like the office of the registration.
    plateEnd: 'nobody',
    // Choices, times and ids, like columns that are not listed.
    sale: 'nobody',
    steps: 'nobody',
    applicationNumber: 'buyer',
    seenOn: 'nobody',
  },
});

export const rcWatchesRules = rulesOf(rcWatches, {
  rc_watches_seen_by: oneOf(rcWatches.seenBy, WATCHERS),
  rc_watches_closed: sql`(${rcWatches.closedAt} is null) = (${rcWatches.seenOn} is null)`,
});
