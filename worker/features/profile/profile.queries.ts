import { and, eq } from 'drizzle-orm';
import { users } from '../../../schema/tables';
import type { Db } from '../../platform/db';

export async function findPublisher(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true)));
  return row ?? null;
}
