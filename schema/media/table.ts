import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';
import { dataOf } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';

export const UPLOAD_KINDS = ['vehicle_image', 'profile_image', 'profile_cover', 'rc'] as const;
export const UPLOAD_STATUSES = ['pending', 'attached', 'discarded'] as const;

/**
 * R2 and D1 share no transaction: the row is written (pending) before the object, attached in the batch that
 * uses it, and deleted by a job if that never happens.
 */
export const uploads = sqliteTable(
  'uploads',
  {
    key: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    kind: text({ enum: UPLOAD_KINDS }).notNull(),
    status: text({ enum: UPLOAD_STATUSES }).notNull().default('pending'),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    createdAt: time().notNull(),
    attachedAt: time(),
    discardedAt: time(),
  },
  (table) => [
    index('uploads_by_user').on(table.userId, table.createdAt),
    index('uploads_by_status').on(table.status, table.createdAt),
  ],
);

export const uploadsData = dataOf(uploads, {
  kept: { with: 'person' },
  whose: { key: 'token', contentType: 'nobody' },
});

export const uploadsRules = rulesOf(uploads, {
  uploads_kind: oneOf(uploads.kind, UPLOAD_KINDS),
  uploads_status: oneOf(uploads.status, UPLOAD_STATUSES),
});
