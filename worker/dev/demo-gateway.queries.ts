import { and, eq, inArray } from 'drizzle-orm';
import { demoIntents } from '../../schema/directory';
import type { DirectoryDb } from '../platform/db';

export type DemoIntent = typeof demoIntents.$inferSelect;

export async function insertIntent(
  db: DirectoryDb,
  intent: typeof demoIntents.$inferInsert,
): Promise<DemoIntent> {
  await db.insert(demoIntents).values(intent).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(demoIntents)
    .where(eq(demoIntents.idempotencyKey, intent.idempotencyKey));
  if (!row) throw new Error('the demo gateway lost an intent');
  return row;
}

export async function findIntent(db: DirectoryDb, id: string): Promise<DemoIntent | null> {
  const [row] = await db.select().from(demoIntents).where(eq(demoIntents.id, id));
  return row ?? null;
}

/** Changes an open intent; one that is paid, in progress or ended is left unchanged. */
export async function updateOpenIntent(
  db: DirectoryDb,
  id: string,
  change: Partial<Pick<DemoIntent, 'status' | 'failure' | 'succeedsAt'>>,
) {
  await db
    .update(demoIntents)
    .set(change)
    .where(and(eq(demoIntents.id, id), inArray(demoIntents.status, ['pending', 'failed'])));
}

export function refundIntent(db: DirectoryDb, { id, amountMinor }: Pick<DemoIntent, 'id' | 'amountMinor'>) {
  return db.update(demoIntents).set({ refundedMinor: amountMinor }).where(eq(demoIntents.id, id));
}
