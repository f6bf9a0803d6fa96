import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from '../account/table';
import { time } from '../common/columns';
import { dataOf } from '../common/data';

/**
 * A seller's account that its owner offers to a manager. In the directory, because accepting changes who signs in:
 * the offer is used up in that batch. At most one of each seller.
 */
export const ownershipOffers = sqliteTable(
  'ownership_offers',
  {
    sellerId: text()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The account of the manager. */
    memberId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    membershipId: text().notNull(),
    /** Both as they were called when it was offered. */
    sellerName: text().notNull(),
    memberName: text().notNull(),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [
    index('ownership_offers_by_member').on(table.memberId),
    index('ownership_offers_by_expiry').on(table.expiresAt),
  ],
);

export const ownershipOffersData = dataOf(ownershipOffers, {
  kept: { after: { ownershipOffers: { by: ownershipOffers.expiresAt, days: 0 } }, with: 'person' },
  whose: { sellerName: 'seller', memberName: 'seller' },
  notExported: { sellerName: 'it is in the account', memberName: 'it is in the staff' },
});
