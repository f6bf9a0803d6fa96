import { and, eq, inArray, isNull } from 'drizzle-orm';
import { accounts } from '../../../schema/directory';
import type { DirectoryDb } from '../../platform/db';

/** The firm that has confirmed a number (E.164); null for private people, and for accounts that are closed. */
export async function findDealer(directory: DirectoryDb, mobileNumber: string) {
  const [row] = await directory
    .select({
      id: accounts.id,
      firmName: accounts.firmName,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(accounts)
    .where(
      and(
        eq(accounts.confirmedMobile, mobileNumber),
        inArray(accounts.accountType, ['firm', 'business']),
        eq(accounts.isActive, true),
        isNull(accounts.erasingAt),
      ),
    );
  return row ?? null;
}
