import { and, desc, eq, sql } from 'drizzle-orm';
import { accounts } from '../../../schema/account/table';
import { sessions } from '../../../schema/auth/sessions.table';
import { type DirectoryDb, runReturning, runTogether, updateWhere } from '../../platform/db';
import { pushAccount } from '../account/account.sql';
import { endOperatorSessions, pushEndedSessions } from './operator-sessions.sql';
import {
  type Ending,
  type Home,
  isActivityDue,
  isAmong,
  isOf,
  isValidFor,
  MAX_SHOWN,
  noteUse,
  ofSession,
  revoke,
  shownSession,
  type Token,
} from './session-rows.sql';

const isValid = (now: number) => and(isValidFor(accounts, now), eq(accounts.isAdmin, true));

/** An operator and their right to be signed in, in one statement, so that demotion takes effect at once. */
export async function findOperatorSession(db: DirectoryDb, token: Token, now: number) {
  const [row] = await db
    .select({ account: accounts, session: ofSession })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .where(and(isOf(token), isValid(now)));
  return row ?? null;
}

/** Which of these are operators' valid sessions. */
export async function listValidOperators(db: DirectoryDb, userId: string, sids: string[], now: number) {
  const rows = await db
    .select({ sid: sessions.sid })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .where(and(isAmong(sids, userId), isValid(now)));
  return rows.map(({ sid }) => sid);
}

/**
 * Raises the account's epoch, which ends all older sessions wherever they are; the operator's session that
 * stays is moved to the new epoch. Returns that epoch, for the session's new cookie.
 */
export async function raiseEpoch(
  db: DirectoryDb,
  { userId, sid }: { userId: string; sid: string },
  ending: Ending,
): Promise<number> {
  const [[raised] = []] = await runReturning<{ epoch: number }>(db, [
    updateWhere(
      accounts,
      { sessionEpoch: sql`session_epoch + 1` },
      sql`where id = ${userId} returning session_epoch as epoch`,
    ),
    updateWhere(
      sessions,
      { epoch: sql`(select session_epoch from accounts where id = ${userId})` },
      sql`where sid = ${sid}`,
    ),
    ...endOperatorSessions(ending, sql`id = ${userId}`, sql`sid <> ${sid}`),
    pushAccount({ ...ending, userId: sql`${userId}` }, sql`true`),
  ]);
  if (!raised) throw new Error('an account was not found');
  return raised.epoch;
}

const noteActivity = (userId: string, now: number) =>
  updateWhere(accounts, { lastActivityAt: now }, isActivityDue(userId, now));

/** An operator's sessions, in the directory. */
export const operatorHome = (db: DirectoryDb, userId: string): Home => ({
  db,
  userId,
  touch: (now) => runTogether(db, [noteActivity(userId, now)]),
  use: (sid, now) => runTogether(db, [noteActivity(userId, now), noteUse(sid, now)]),
  list: (now) =>
    db
      .select(shownSession)
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.userId))
      .where(and(eq(sessions.userId, userId), isValid(now)))
      .orderBy(desc(sessions.createdAt))
      .limit(MAX_SHOWN),
  revoke: async (sid, ending) => {
    await runTogether(db, [revoke(sid, ending.now), pushEndedSessions(ending, sql`${userId}`)]);
    return true;
  },
});
