import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import { accounts, activityLogs } from '../../../schema/directory';
import type { DirectoryDb } from '../../platform/db';

const selectActivity = (db: DirectoryDb) =>
  db
    .select({
      entry: getTableColumns(activityLogs),
      user: { firstName: accounts.firstName, lastName: accounts.lastName, email: accounts.email },
    })
    .from(activityLogs)
    .leftJoin(accounts, eq(accounts.id, activityLogs.userId));

export type ActivityRow = Awaited<ReturnType<typeof selectActivity>>[number];

/** The log, newest first; its ids increase with time. */
export function listActivity(db: DirectoryDb, cursor: string | undefined, limit: number) {
  return selectActivity(db)
    .where(cursor ? lt(activityLogs.id, cursor) : undefined)
    .orderBy(desc(activityLogs.id))
    .limit(limit);
}

/**
 * What one person did and what was done to their account, newest first; each part is read by its own index.
 */
export async function listActivityAround(
  db: DirectoryDb,
  userId: string,
  limit: number,
): Promise<ActivityRow[]> {
  const [own, about] = await Promise.all([
    selectActivity(db)
      .where(eq(activityLogs.userId, userId))
      .orderBy(desc(activityLogs.createdAt))
      .limit(limit),
    selectActivity(db)
      .where(and(eq(activityLogs.entityType, 'user'), eq(activityLogs.entityId, userId)))
      .orderBy(desc(activityLogs.createdAt))
      .limit(limit),
  ]);
  const byId = new Map([...own, ...about].map((row) => [row.entry.id, row]));
  return [...byId.values()].sort((a, b) => (a.entry.id < b.entry.id ? 1 : -1)).slice(0, limit);
}

export function insertActivity(db: DirectoryDb, entry: typeof activityLogs.$inferInsert) {
  return db.insert(activityLogs).values(entry);
}
