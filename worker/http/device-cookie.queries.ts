import { eq } from 'drizzle-orm';
import { accounts } from '../../schema/directory';
import type { DirectoryDb } from '../platform/db';

/** The epoch of the account with an address; null if there is none. */
export async function findSessionEpoch(db: DirectoryDb, email: string): Promise<number | null> {
  const [row] = await db
    .select({ epoch: accounts.sessionEpoch })
    .from(accounts)
    .where(eq(accounts.email, email));
  return row?.epoch ?? null;
}
