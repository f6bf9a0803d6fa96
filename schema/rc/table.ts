import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, time, timestamps } from '../common/columns';
import { dataOf } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import { vehicles } from '../vehicles/table';
import { RC_REQUEST_STATUSES } from './input';

export const rcAccessRequests = sqliteTable(
  'rc_access_requests',
  {
    id: id(),
    vehicleId: text()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    ownerId: text().notNull(),
    requesterId: text().notNull(),
    /** The requester's name at the time. */
    requesterName: text().notNull().default(''),
    status: text({ enum: RC_REQUEST_STATUSES }).notNull().default('pending'),
    decidedAt: time(),
    /** An approval lasts 72 hours. */
    expiresAt: time(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('rc_requests_once').on(table.vehicleId, table.requesterId),
    index('rc_requests_by_owner').on(table.ownerId, table.id),
    index('rc_requests_by_requester').on(table.requesterId, table.createdAt),
  ],
);

export const rcAccessRequestsData = dataOf(rcAccessRequests, {
  kept: { with: 'parent' },
  whose: { requesterName: 'seller' },
  notExported: { requesterName: 'a copy of the name in the account section' },
});

export const rcAccessRequestsRules = rulesOf(rcAccessRequests, {
  rc_requests_status: oneOf(rcAccessRequests.status, RC_REQUEST_STATUSES),
});
