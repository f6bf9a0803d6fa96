import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, time, timestamps } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import { ENQUIRY_KIND_NAMES, ENQUIRY_KINDS, type EnquiryStatus, type EnquiryValues } from './kinds';

/** What buyers ask a listing's seller, besides offers. */
export const enquiries = sqliteTable(
  'enquiries',
  {
    id: id(),
    kind: text({ enum: ENQUIRY_KIND_NAMES }).notNull(),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /** The vehicle; for a republished page, the original. */
    vehicleId: text().notNull(),
    /** The id of the vehicle or the republished page, whichever the buyer saw. */
    listingId: text().notNull(),
    /** null once the buyer has withdrawn. */
    buyerName: text(),
    /** E.164; empty once the buyer has withdrawn. */
    buyerMobile: text().notNull(),
    /** As defined by its kind. */
    values: text({ mode: 'json' }).$type<EnquiryValues>().notNull(),
    /** One of its kind's statuses. */
    status: text().$type<EnquiryStatus>().notNull(),
    /** Other values that the seller has proposed, in place of those asked for. */
    proposed: text({ mode: 'json' }).$type<EnquiryValues>(),
    /** When who answers is reminded; null once they were, or if there is nothing to remind of. */
    remindAt: time(),
    consentVersion: text().notNull(),
    /** HMACs of site and network, `site:network`; emptied once the limits no longer need them. */
    networkHash: text().notNull(),
    /** HMAC of the cookie of the buyer's device. */
    deviceHash: text().notNull(),
    /** The number that a lead would have had at that moment: beyond the plan's limit the buyer is masked. */
    monthlyOrdinal: integer().notNull(),
    withdrawnAt: integer(),
    ...timestamps,
  },
  (table) => [
    index('enquiries_by_owner').on(table.ownerId, table.kind, table.id),
    index('enquiries_by_buyer').on(table.listingId, table.buyerMobile),
    index('enquiries_to_remind').on(table.remindAt).where(sql`remind_at is not null`),
  ],
);

export const enquiriesData = dataOf(enquiries, {
  kept: {
    after: { enquiries: { by: enquiries.id, days: KEPT.enquiry } },
    rules: ['enquiryNetworks'],
    with: 'person',
  },
  whose: {
    buyerName: 'buyer',
    buyerMobile: 'buyer',
    // A day and a time of day, or a price.
    values: 'nobody',
    proposed: 'nobody',
    consentVersion: 'nobody',
    networkHash: 'token',
    deviceHash: 'token',
  },
});

export const enquiriesRules = rulesOf(enquiries, {
  enquiries_kind: oneOf(enquiries.kind, ENQUIRY_KIND_NAMES),
  enquiries_status: oneOf(enquiries.status, [
    ...new Set(ENQUIRY_KIND_NAMES.flatMap((kind) => ENQUIRY_KINDS[kind].statuses)),
  ]),
});
