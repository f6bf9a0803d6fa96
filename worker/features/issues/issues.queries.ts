import { sql } from 'drizzle-orm';
import { systemIssues } from '../../../schema/directory';
import { type DirectoryDb, insertWhere } from '../../platform/db';

const SAME_WITHIN_MS = 3_600_000;

/**
 * Writes an issue unless the same one is open from the last hour: a broken page must not fill the table. Issues
 * of two payments are never the same.
 */
export function insertIssue(db: DirectoryDb, issue: typeof systemIssues.$inferInsert) {
  const { type, description, metadata, createdAt: now } = issue;
  return db.run(
    insertWhere(
      systemIssues,
      { resolved: sql`0`, ...issue },
      sql`where not exists (
        select 1 from system_issues
        where resolved = 0 and created_at > ${now - SAME_WITHIN_MS} and type = ${type} and description = ${description}
          and metadata ->> 'intentId' is ${metadata?.intentId ?? null}
      )`,
    ),
  );
}
