import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, time, timestamps } from '../common/columns';
import { CURRENCY_CODES } from '../common/currencies';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { type HandedPaper, TOKEN_MODES } from '../papers/kinds';
import { sellers } from '../profile/table';
import { ID_KINDS, LOANS, RC_STANDINGS } from './kinds';

const owner = () =>
  text()
    .notNull()
    .references(() => sellers.id, { onDelete: 'cascade' });

/** Whose name is in a vehicle's RC. Outlives the vehicle, as the papers that name the person do. */
export const rcHolders = sqliteTable(
  'rc_holders',
  {
    vehicleId: text().primaryKey(),
    ownerId: owner(),
    standing: text({ enum: RC_STANDINGS }).notNull(),
    name: text().notNull().default(''),
    address: text().notNull().default(''),
    /** Who of the staff said it; null for the seller. */
    personId: text(),
    ...timestamps,
  },
  (table) => [index('rc_holders_by_owner').on(table.ownerId), index('rc_holders_old').on(table.updatedAt)],
);

export const rcHoldersData = dataOf(rcHolders, {
  kept: { with: 'person', after: { rcHolders: { by: rcHolders.updatedAt, days: KEPT.deliveryNote } } },
  whose: { name: 'buyer', address: 'buyer' },
});

export const rcHoldersRules = rulesOf(rcHolders, {
  rc_holders_standing: oneOf(rcHolders.standing, RC_STANDINGS),
});

/**
 * How a vehicle came in. The latest version of a vehicle can be changed until a receipt was issued for it; then a change
 * is a row of its own. Outlives the vehicle.
 */
export const purchases = sqliteTable(
  'purchases',
  {
    id: id(),
    ownerId: owner(),
    vehicleId: text().notNull(),
    /** Increases with every change, over all rows of a vehicle. */
    version: integer().notNull(),
    /** Who of the staff saved it; null for the seller. */
    personId: text(),
    plate: text().notNull(),
    fromName: text().notNull(),
    fromPhone: text().notNull(),
    fromAddress: text().notNull().default(''),
    at: time().notNull(),
    kms: integer().notNull(),
    keys: integer().notNull(),
    papers: text({ mode: 'json' }).notNull().$type<HandedPaper[]>(),
    loan: text({ enum: LOANS }).notNull(),
    bank: text().notNull().default(''),
    /** An integer in the currency's minor unit; only for those who may see money. */
    priceMinor: integer(),
    currency: text({ enum: CURRENCY_CODES }).notNull(),
    paidBy: text({ enum: TOKEN_MODES }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('purchases_version').on(table.ownerId, table.vehicleId, table.version),
    index('purchases_old').on(table.createdAt),
    index('purchases_to_mask').on(table.createdAt).where(sql`from_phone <> ''`),
  ],
);

export const purchasesData = dataOf(purchases, {
  kept: {
    with: 'person',
    rules: ['purchaseContacts'],
    after: { purchases: { by: purchases.createdAt, days: KEPT.receipt } },
  },
  whose: {
    plate: 'nobody',
    fromName: 'buyer',
    fromPhone: 'buyer',
    fromAddress: 'buyer',
    papers: 'nobody',
    bank: 'buyer',
  },
});

export const purchasesRules = rulesOf(purchases, {
  purchases_loan: oneOf(purchases.loan, LOANS),
  purchases_price: sql`${purchases.priceMinor} > 0`,
  purchases_version: sql`${purchases.version} > 0`,
});

/**
 * Who the person is that a vehicle was bought from. The PAN is encrypted (worker/platform/sealing.ts); deleting the row
 * deletes its key.
 */
export const purchaseIdentities = sqliteTable(
  'purchase_identities',
  {
    vehicleId: text().primaryKey(),
    ownerId: owner(),
    idKind: text({ enum: ID_KINDS }),
    /** The last four characters. */
    idEnd: text().notNull().default(''),
    panEnd: text().notNull().default(''),
    sealedPan: text(),
    wrappedKey: text(),
    /** Of the setting PAPERS_KEY_n that wraps the key. */
    keyNumber: integer(),
    /** What the PAN is bound to, besides seller and vehicle: increases whenever one is stored. */
    version: integer().notNull(),
    ...timestamps,
  },
  (table) => [
    index('purchase_identities_by_owner').on(table.ownerId),
    index('purchase_identities_old').on(table.createdAt),
    index('purchase_identities_by_key')
      .on(table.keyNumber, table.vehicleId)
      .where(sql`wrapped_key is not null`),
  ],
);

export const purchaseIdentitiesData = dataOf(purchaseIdentities, {
  kept: { with: 'person', rules: ['purchaseIdentities'] },
  whose: { idEnd: 'buyer', panEnd: 'buyer', sealedPan: 'token', wrappedKey: 'token' },
});

export const purchaseIdentitiesRules = rulesOf(purchaseIdentities, {
  purchase_identities_kind: oneOf(purchaseIdentities.idKind, ID_KINDS),
});
