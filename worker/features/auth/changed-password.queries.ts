import { sql } from 'drizzle-orm';
import { accounts, otpCodes, sessions } from '../../../schema/directory';
import { type DirectoryDb, runReturning, updateWhere } from '../../platform/db';
import { pushAccount } from '../account/account.sql';
import { type SecurityMail, storeSecurityMail } from '../messages/messages.sql';
import { endOperatorSessions } from './operator-sessions.sql';

interface Change {
  userId: string;
  sid: string;
  /** The hash that was compared. */
  before: string;
  password: string;
  mail: SecurityMail;
  cause: string;
  now: number;
}

/**
 * Replaces the password, which raises the epoch of sessions, uses up all codes for a new one, and stores the mail about it, in one
 * batch; an operator's session that stays is moved to the new epoch. Returns the epoch; null if the password has changed since it was
 * compared.
 */
export async function changePassword(
  db: DirectoryDb,
  { userId, sid, before, password, mail, cause, now }: Change,
): Promise<number | null> {
  const isChanged = sql`exists (select 1 from accounts where id = ${userId} and password = ${password})`;
  const results = await runReturning<{ epoch: number }>(db, [
    updateWhere(accounts, { password, updatedAt: now }, sql`where id = ${userId} and password = ${before}`),
    updateWhere(
      sessions,
      { epoch: sql`(select session_epoch from accounts where id = ${userId})` },
      sql`where sid = ${sid} and ${isChanged}`,
    ),
    ...endOperatorSessions({ cause, now }, sql`id = ${userId}`, sql`sid <> ${sid} and ${isChanged}`),
    pushAccount({ cause, userId: sql`${userId}`, now }, isChanged),
    updateWhere(
      otpCodes,
      { used: true },
      sql`where used = 0 and ${isChanged} and (
        (type = 'password_reset' and address = (select email from accounts where id = ${userId}))
        or (type = 'phone_reset' and address = (select confirmed_mobile from accounts where id = ${userId})))`,
    ),
    storeSecurityMail(mail, sql`${userId}`, sql`where ${isChanged}`),
    sql`select session_epoch as epoch from accounts where id = ${userId} and password = ${password}`,
  ]);
  return results.at(-1)?.[0]?.epoch ?? null;
}
