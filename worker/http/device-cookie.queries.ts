import { eq } from 'drizzle-orm';
import { accounts } from '../../schema/directory';
import type { DirectoryDb } from '../platform/db';

/** The epoch of the account with an address or an id; null if there is none. */
export async function findSessionEpoch(db: DirectoryDb, name: string): Promise<number | null> {
  const [row] = await db
    .select({ epoch: accounts.sessionEpoch })
    .from(accounts)
    .where(name.includes('@') ? eq(accounts.email, name) : eq(accounts.id, name));
  return row?.epoch ?? null;
}
