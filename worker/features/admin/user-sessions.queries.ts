import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '../../../schema/directory';
import type { AnyDb } from '../../platform/db';

/** The number of browsers in which a person is signed in. */
export async function countSessions(db: AnyDb, userId: string, now: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expire, now)));
  return row?.count ?? 0;
}
