import { and, eq, isNull } from 'drizzle-orm';
import { accounts } from '../../../schema/directory';
import type { DirectoryDb } from '../../platform/db';

/** The address of an account and its person's permissions; null for a closed account. */
export async function findAddress(db: DirectoryDb, userId: string) {
  const [row] = await db
    .select({ email: accounts.email, permissions: accounts.permissions })
    .from(accounts)
    .where(and(eq(accounts.id, userId), eq(accounts.isActive, true), isNull(accounts.erasingAt)));
  return row ?? null;
}
