import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { UpgradeStatus } from '../../../schema/billing/upgrade-requests.input';
import { activityLogs, upgradeRequests } from '../../../schema/directory';
import { type DirectoryDb, insertWhere, runTogether, updateWhere } from '../../platform/db';
import type { KeyedCursor } from '../../platform/paging';
import { retried } from '../../platform/retry';
import { type OperatorChange, operatorStatements } from './plans.queries';

export type UpgradeRow = typeof upgradeRequests.$inferSelect;
const OPEN = ['pending', 'contacted'] as const;

type NewRequest = Omit<typeof upgradeRequests.$inferInsert, 'id' | 'status'> & { id: string };

/**
 * Stores a request. If one for this plan is open, UNIQUE turns the insert into its update: it gets the new
 * choice and contact, becomes pending again, and keeps its id and the operators' notes.
 */
export async function saveRequest(db: DirectoryDb, request: NewRequest): Promise<UpgradeRow> {
  const { id: _id, userId: _userId, plan: _plan, createdAt: _createdAt, ...choice } = request;
  const write = async () => {
    const [row] = await db
      .insert(upgradeRequests)
      .values(request)
      .onConflictDoUpdate({
        target: [upgradeRequests.userId, upgradeRequests.plan],
        targetWhere: sql`status in ('pending', 'contacted')`,
        set: { ...choice, status: 'pending' },
      })
      .returning();
    if (!row) throw new Error('an upsert returned no row');
    return row;
  };
  return retried(write, () => findRequest(db, request.id));
}

export async function findRequest(db: DirectoryDb, id: string): Promise<UpgradeRow | null> {
  const [row] = await db.select().from(upgradeRequests).where(eq(upgradeRequests.id, id));
  return row ?? null;
}

interface RequestPage {
  status: UpgradeStatus | undefined;
  after: KeyedCursor | null;
  limit: number;
}

/** All requests, or those in one state, latest request first. */
export function listRequests(db: DirectoryDb, { status, after, limit }: RequestPage) {
  const { askedAt, id } = upgradeRequests;
  return db
    .select()
    .from(upgradeRequests)
    .where(
      and(
        status ? eq(upgradeRequests.status, status) : undefined,
        after ? sql`(${askedAt}, ${id}) < (${after.key}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(askedAt), desc(id))
    .limit(limit);
}

interface Change {
  status?: UpgradeStatus | undefined;
  notes?: string | undefined;
}

/**
 * Changes a request and logs it; its status only while it is open. null if it does not exist or was decided.
 */
export async function updateRequest(
  db: DirectoryDb,
  id: string,
  { status, notes }: Change,
  { operatorId, activityId, now }: { operatorId: string; activityId: string; now: number },
) {
  const mayChange = and(
    eq(upgradeRequests.id, id),
    status ? inArray(upgradeRequests.status, OPEN) : undefined,
  );
  // The log comes first, because it needs the state before the change.
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

/** Activates an open request and its plan, in one batch and only once. */
export async function activateRequest(
  db: DirectoryDb,
  id: string,
  notes: string | undefined,
  change: OperatorChange,
): Promise<boolean> {
  const { now } = change.grant;
  const [activated] = await runTogether(db, [
    updateWhere(
      upgradeRequests,
      { status: 'activated', updatedAt: now, notes: sql`coalesce(${notes ?? null}, notes)` },
      sql`where id = ${id} and status in ('pending', 'contacted')`,
    ),
    ...operatorStatements(change, sql`changes() = 1`),
  ]);
  return activated === 1;
}
