import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { accounts, activityLogs, systemIssues } from '../../../schema/directory';
import { type DirectoryDb, insertWhere, updateWhere } from '../../platform/db';
import type { KeyedCursor } from '../../platform/paging';

const selectIssues = (db: DirectoryDb) =>
  db
    .select({
      issue: getTableColumns(systemIssues),
      resolver: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(systemIssues)
    .leftJoin(accounts, eq(accounts.id, systemIssues.resolvedBy));

export type IssueRow = Awaited<ReturnType<typeof selectIssues>>[number];

/** Open or resolved issues, newest first. */
export function listIssues(
  db: DirectoryDb,
  { resolved, after, limit }: { resolved: boolean; after: KeyedCursor | null; limit: number },
) {
  return selectIssues(db)
    .where(
      and(
        eq(systemIssues.resolved, resolved),
        after
          ? sql`(${systemIssues.createdAt}, ${systemIssues.id}) < (${after.key}, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(systemIssues.createdAt), desc(systemIssues.id))
    .limit(limit);
}

export async function findIssue(db: DirectoryDb, id: string): Promise<IssueRow | null> {
  const [row] = await selectIssues(db).where(eq(systemIssues.id, id));
  return row ?? null;
}

interface Resolution {
  id: string;
  resolved: boolean;
  operatorId: string;
  activityId: string;
  now: number;
}

/** Resolves an issue or reopens it, and logs that; does nothing if it is already in that state. */
export async function setResolved(
  db: DirectoryDb,
  { id, resolved, operatorId, activityId, now }: Resolution,
) {
  const state = (value: boolean) => sql`json_object('resolved', json(${value ? 'true' : 'false'}))`;
  await db.batch([
    db.run(
      updateWhere(
        systemIssues,
        {
          resolved,
          resolvedAt: resolved ? now : null,
          resolvedBy: resolved ? operatorId : null,
        },
        sql`where id = ${id} and resolved = ${resolved ? 0 : 1}`,
      ),
    ),
    db.run(
      insertWhere(
        activityLogs,
        {
          id: activityId,
          userId: operatorId,
          action: resolved ? 'issue_resolved' : 'issue_reopened',
          entityType: 'issue',
          entityId: id,
          description: sql`${resolved ? 'Resolved: ' : 'Reopened: '} || description`,
          metadata: sql`json_object('before', ${state(!resolved)}, 'after', ${state(resolved)})`,
          createdAt: now,
        },
        sql`from system_issues where id = ${id} and changes() = 1`,
      ),
    ),
  ]);
}
