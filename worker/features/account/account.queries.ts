import { and, eq, lt, sql } from 'drizzle-orm';
import { accounts, sessions } from '../../../schema/directory';
import { type DirectoryDb, updateWhere } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { pushEndedSessions } from '../auth/session.sql';
import { pushAccount } from './account.sql';

const otherOperator = sql<boolean>`exists (
  select 1 from accounts o where o.is_admin = 1 and o.is_active = 1 and o.id <> accounts.id
)`.mapWith(Boolean);

/** When they last proved who they are: a provider may have let them in on the strength of something older. */
const shownAt = sql<number>`min(${sessions.createdAt},
  coalesce(json_extract(${sessions.sess}, '$.authenticatedAt'), ${sessions.createdAt}))`;

/** What decides how a person must confirm something, and what they would lose. */
export async function findAccount(db: DirectoryDb, userId: string, sid: string) {
  const [row] = await db
    .select({
      password: accounts.password,
      signedInAt: shownAt,
      isAdmin: accounts.isAdmin,
      hasOtherOperator: otherOperator,
    })
    .from(accounts)
    .innerJoin(sessions, and(eq(sessions.userId, accounts.id), eq(sessions.sid, sid)))
    .where(eq(accounts.id, userId));
  return row ?? null;
}

/** The number as this account's to sign in with: verified, and not by another account since. */
const confirmed = (id: string, mobileNumber: string | null) => sql`(
  select ${mobileNumber} where not exists (select 1 from accounts o where o.confirmed_mobile = ${mobileNumber} and o.id <> ${id}))`;

/** Stores the copy of a profile, unless a newer version is already here. */
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

/** Whether the session is still valid: a reset may have ended it while its password was compared. */
const holds = (sid: string) => sql`exists (select 1 from sessions s
  where s.sid = ${sid} and s.revoked_at is null and s.epoch >= accounts.session_epoch)`;

/**
 * Closes an account and ends its sessions in one batch; from here on the job erases it. `lastOperator`: not even if two leave at
 * the same time. `signedOut` if the session has ended in the meantime.
 */
export async function closeAccount(
  db: DirectoryDb,
  { userId, sid, cause, now }: { userId: string; sid: string; cause: string; now: number },
): Promise<'closed' | 'lastOperator' | 'signedOut'> {
  const [, , , , [user]] = await db.batch([
    db.run(
      updateWhere(
        accounts,
        { erasingAt: now, isActive: false, isAdmin: false, version: sql`version + 1`, updatedAt: now },
        sql`where id = ${userId} and erasing_at is null and (is_admin = 0 or ${otherOperator}) and ${holds(sid)}`,
      ),
    ),
    db.run(pushAccount({ cause, userId: sql`${userId}`, now }, sql`changes() > 0`)),
    db.run(
      updateWhere(
        sessions,
        { revokedAt: now },
        sql`where user_id = ${userId} and revoked_at is null
      and exists (select 1 from accounts where id = ${userId} and erasing_at is not null)`,
      ),
    ),
    db.run(pushEndedSessions({ cause, userId: sql`${userId}`, now })),
    db
      .select({ erasingAt: accounts.erasingAt, holds: sql<number>`${holds(sid)}` })
      .from(accounts)
      .where(eq(accounts.id, userId)),
  ]);
  if (user?.erasingAt !== null) return 'closed';
  return user.holds ? 'lastOperator' : 'signedOut';
}
