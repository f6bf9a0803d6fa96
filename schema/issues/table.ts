import { sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from '../account/table';
import { flag, id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';

export const systemIssues = sqliteTable(
  'system_issues',
  {
    id: id(),
    type: text().notNull(),
    userId: text(),
    description: text().notNull(),
    metadata: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    resolved: flag(false),
    resolvedAt: time(),
    resolvedBy: text().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: time().notNull(),
  },
  (table) => [
    index('system_issues_open').on(table.resolved, table.createdAt),
    index('system_issues_by_resolver').on(table.resolvedBy).where(sql`resolved_by is not null`),
    index('system_issues_by_user').on(table.userId).where(sql`user_id is not null`),
  ],
);

export const systemIssuesData = dataOf(systemIssues, {
  kept: {
    after: {
      resolvedIssues: { by: systemIssues.createdAt, days: KEPT.issue, where: sql`resolved = 1` },
      openIssues: { by: systemIssues.createdAt, days: KEPT.issue, where: sql`resolved = 0` },
    },
    with: 'person',
  },
  whose: { type: 'nobody', description: 'seller', metadata: 'seller', resolvedBy: 'operator' },
  notExported: { description: 'a technical report of a fault', metadata: 'a technical report of a fault' },
});
