import { and, eq, lt, sql } from 'drizzle-orm';
import { accounts } from '../../../schema/directory';
import { type DirectoryDb, runReturning, updateWhere } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { endOperatorSessions } from '../auth/operator-sessions.sql';
import { pushAccount } from './account.sql';

const otherOperator = sql<boolean>`exists (
  select 1 from accounts o where o.is_admin = 1 and o.is_active = 1 and o.id <> accounts.id
)`.mapWith(Boolean);

/** What decides how a person must confirm their identity, and what they would lose. */
export async function findAccount(db: DirectoryDb, userId: string) {
  const [row] = await db
    .select({
      password: accounts.password,
      signInNumber: accounts.signInNumber,
      isAdmin: accounts.isAdmin,
      hasOtherOperator: otherOperator,
      paymentCheckedUntil: sql<
        number | null
      >`(select claim_ends_at from payment_records p where p.user_id = accounts.id and p.status = 'claimed')`,
    })
    .from(accounts)
    .where(eq(accounts.id, userId));
  return row ?? null;
}

/** The number if this account can sign in with it: verified here, and not by another account since. */
const confirmed = (id: string, mobileNumber: string | null) => sql`(
  select ${mobileNumber} where not exists (select 1 from accounts o where o.confirmed_mobile = ${mobileNumber} and o.id <> ${id}))`;

/** Stores the copy of a profile, unless a newer version is already stored. */
export const copyProfile = (
  db: DirectoryDb,
  { id, version, phoneVerified, ...profile }: Payloads['profile'],
) =>
  db
    .update(accounts)
    .set({
      ...profile,
      confirmedMobile: phoneVerified ? confirmed(id, profile.mobileNumber) : null,
      profileVersion: version,
    })
    .where(and(eq(accounts.id, id), lt(accounts.profileVersion, version)));

/**
 * Closes an account and ends its sessions in one batch; the job then erases it. Returns `lastOperator` for
 * the last operator, even if two leave at the same time, and `signedOut` if the epoch of sessions was raised
 * in the meantime: a password reset may have ended the caller's session while the password was compared.
 */
export async function closeAccount(
  db: DirectoryDb,
  { userId, epoch, cause, now }: { userId: string; epoch: number; cause: string; now: number },
): Promise<'closed' | 'lastOperator' | 'signedOut'> {
  const holds = sql`session_epoch <= ${epoch}`;
  const isClosed = sql`exists (select 1 from accounts where id = ${userId} and erasing_at = ${now})`;
  const results = await runReturning<{ erasingAt: number | null; holds: number }>(db, [
    updateWhere(
      accounts,
      { erasingAt: now, isActive: false, isAdmin: false, version: sql`version + 1`, updatedAt: now },
      sql`where id = ${userId} and erasing_at is null and (is_admin = 0 or ${otherOperator}) and ${holds}`,
    ),
    pushAccount({ cause, userId: sql`${userId}`, now }, isClosed),
    ...endOperatorSessions({ cause, now }, sql`id = ${userId}`, isClosed),
    sql`select erasing_at as erasingAt, ${holds} as holds from accounts where id = ${userId}`,
  ]);
  const [account] = results.at(-1) ?? [];
  if (account?.erasingAt !== null) return 'closed';
  return account.holds ? 'lastOperator' : 'signedOut';
}
