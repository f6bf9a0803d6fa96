import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, time } from '../common/columns';
import { CURRENCY_CODES } from '../common/currencies';
import { dataOf } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import { leads } from '../leads/table';
import { COUNTER_STATUSES } from './statuses';

/** A seller’s price in answer to an offer, which is not binding. The lead has the id of the latest one. */
export const counterOffers = sqliteTable(
  'counter_offers',
  {
    id: id(),
    leadId: text()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    ownerId: text().notNull(),
    /** The account of the member of the staff who named it; null for the seller. */
    personId: text(),
    priceMinor: integer().notNull(),
    /** The listing's currency at the time. */
    currency: text({ enum: CURRENCY_CODES }).notNull(),
    status: text({ enum: COUNTER_STATUSES }).notNull().default('open'),
    /** The buyer's other sum. */
    replyMinor: integer(),
    /** How often the wrong last digits of the buyer’s number were entered. */
    tries: integer().notNull().default(0),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
    answeredAt: time(),
    /** When the buyer took an answer back, which they can do once. */
    undoneAt: time(),
  },
  (table) => [index('counter_offers_by_lead').on(table.leadId, table.createdAt)],
);

export const counterOffersData = dataOf(counterOffers, { kept: { with: 'parent' }, whose: {} });

export const counterOffersRules = rulesOf(counterOffers, {
  counter_offers_status: oneOf(counterOffers.status, COUNTER_STATUSES),
  counter_offers_price: sql`${counterOffers.priceMinor} > 0`,
  counter_offers_reply: sql`(${counterOffers.status} is 'countered') = (${counterOffers.replyMinor} is not null)`,
});
