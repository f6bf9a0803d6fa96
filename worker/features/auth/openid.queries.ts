import { and, eq, gt } from 'drizzle-orm';
import { authFlows } from '../../../schema/tables';
import type { Db } from '../../platform/db';

export function insertFlow(db: Db, flow: typeof authFlows.$inferInsert) {
  return db.insert(authFlows).values(flow);
}

/** Takes a flow out: whoever gets the row may go on, a second answer with the same state finds none. */
export async function takeFlow(db: Db, stateHash: string, now: number) {
  const [row] = await db
    .delete(authFlows)
    .where(and(eq(authFlows.stateHash, stateHash), gt(authFlows.expiresAt, now)))
    .returning();
  return row ?? null;
}
