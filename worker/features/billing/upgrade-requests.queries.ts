import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { UpgradeStatus } from '../../../schema/contracts/upgrade-requests';
import { activityLogs, upgradeRequests } from '../../../schema/tables';
import { type Db, insertWhere, runTogether } from '../../platform/db';
import { type OperatorChange, operatorStatements } from './plans.queries';

export type UpgradeRow = typeof upgradeRequests.$inferSelect;
const OPEN = ['pending', 'contacted'] as const;

/** Puts a request on record, unless one for this plan is open: UNIQUE says so. Answers the one that is open then. */
export async function insertRequest(db: Db, request: typeof upgradeRequests.$inferInsert) {
  await db.insert(upgradeRequests).values(request).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(upgradeRequests)
    .where(
      and(
        eq(upgradeRequests.userId, request.userId),
        eq(upgradeRequests.plan, request.plan),
        sql`status in ('pending', 'contacted')`,
      ),
    );
  return row ?? null;
}

export async function findRequest(db: Db, id: string): Promise<UpgradeRow | null> {
  const [row] = await db.select().from(upgradeRequests).where(eq(upgradeRequests.id, id));
  return row ?? null;
}

interface RequestPage {
  status: UpgradeStatus | undefined;
  cursor: string | undefined;
  limit: number;
}

/** All requests, or those in one state, newest first. */
export function listRequests(db: Db, { status, cursor, limit }: RequestPage) {
  return db
    .select()
    .from(upgradeRequests)
    .where(
      and(
        status ? eq(upgradeRequests.status, status) : undefined,
        cursor ? lt(upgradeRequests.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(upgradeRequests.id))
    .limit(limit);
}

interface Change {
  status?: UpgradeStatus | undefined;
  notes?: string | undefined;
}

/** Changes a request, with a line in the log; its status only while it is open. null when it is not there, or was decided. */
export async function updateRequest(
  db: Db,
  id: string,
  { status, notes }: Change,
  { operatorId, activityId, now }: { operatorId: string; activityId: string; now: number },
) {
  const mayChange = and(
    eq(upgradeRequests.id, id),
    status ? inArray(upgradeRequests.status, OPEN) : undefined,
  );
  // The log comes first: it knows what was before.
  const [, rows] = await db.batch([
    db.run(
      insertWhere(
        activityLogs,
        {
          id: activityId,
          userId: operatorId,
          action: 'upgrade_request_changed',
          entityType: 'upgrade_request',
          entityId: id,
          description: sql`'Upgrade request of ' || email || ': ' || ${status ?? 'notes'}`,
          metadata: sql`json_object('before', json_object('status', status, 'notes', notes),
            'after', json_object('status', ${status ?? sql`status`}, 'notes', ${notes ?? sql`notes`}))`,
          createdAt: now,
        },
        sql`from upgrade_requests where ${mayChange}`,
      ),
    ),
    db
      .update(upgradeRequests)
      .set({ ...(status ? { status } : {}), ...(notes === undefined ? {} : { notes }), updatedAt: now })
      .where(mayChange)
      .returning(),
  ]);
  return rows[0] ?? null;
}

/** Activates an open request and the plan it asks for, together and once. */
export async function activateRequest(
  db: Db,
  id: string,
  notes: string | undefined,
  change: OperatorChange,
): Promise<boolean> {
  const { now } = change.grant;
  const [activated] = await runTogether(db, [
    sql`update upgrade_requests set status = 'activated', updated_at = ${now}, notes = coalesce(${notes ?? null}, notes)
      where id = ${id} and status in ('pending', 'contacted')`,
    ...operatorStatements(change, sql`changes() = 1`),
  ]);
  return activated === 1;
}
