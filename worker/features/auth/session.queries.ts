import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { accounts, sessions } from '../../../schema/directory';
import { type DirectoryDb, insertWhere, runReturning, updateWhere } from '../../platform/db';
import type { VerifiedToken } from '../../platform/session-token';
import { pushAccount } from '../account/account.sql';
import { type SecurityMail, storeSecurityMail } from '../messages/messages.sql';
import { isValidSession, pushEndedSessions } from './session.sql';

const {
  password: _password,
  version: _version,
  profileVersion: _profile,
  sessionEpoch: _epoch,
  ...userColumns
} = getTableColumns(accounts);

/** The user and their right to be signed in, in one statement: revoking, disabling and demotion take effect at once. */
export async function findSession(
  db: DirectoryDb,
  { sid, userId, epoch }: Pick<VerifiedToken, 'sid' | 'userId' | 'epoch'>,
  now: number,
) {
  const [row] = await db
    .select({
      user: userColumns,
      version: accounts.version,
      session: { expire: sessions.expire, createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt },
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .where(
      and(
        eq(sessions.sid, sid),
        eq(sessions.userId, userId),
        // A copy of the cookie from before the epoch was raised must not go on.
        eq(sessions.epoch, epoch),
        isValidSession(now),
      ),
    );
  return row ?? null;
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export type NewSession = Omit<typeof sessions.$inferInsert, 'userId' | 'epoch' | 'lastUsedAt' | 'revokedAt'>;

/** A session to be opened. */
export interface Opening {
  session: NewSession;
  /** The first operator's address. */
  adminEmail: string | undefined;
}

/**
 * Opens a session for an active person if `proof` still holds, both as conditions on `accounts`: nothing is opened for a password
 * or identity that has changed since it was verified. For the batch of what was verified.
 */
const openSession = ({ session, adminEmail }: Opening, person: SQL, proof: SQL): SQL[] => [
  insertWhere(
    sessions,
    { ...session, userId: sql`accounts.id`, epoch: sql`accounts.session_epoch` },
    sql`from accounts where is_active = 1 and email_verified = 1 and ${person} and ${proof}`,
  ),
  // The first sign-in creates the seller's row.
  pushAccount(
    {
      cause: session.sid,
      userId: sql`(select user_id from sessions where sid = ${session.sid})`,
      now: session.createdAt,
    },
    sql`last_login_at is null`,
  ),
  updateWhere(
    accounts,
    {
      lastLoginAt: session.createdAt,
      lastActivityAt: session.createdAt,
      isAdmin: sql`case when email = ${adminEmail ?? null} then 1 else is_admin end`,
    },
    sql`where ${person} and exists (select 1 from sessions where sid = ${session.sid})`,
  ),
];

/** Whether this batch opened the session. */
export const isOpen = ({ session }: Opening): SQL =>
  sql`exists (select 1 from sessions where sid = ${session.sid})`;

/** Whose session was opened, and the account's epoch that it belongs to. */
export interface Opened {
  userId: string;
  epoch: number;
}

/** Runs the changes of a sign-in and opens its session in one batch; null if no session was opened. */
export async function changeAndOpen(
  db: DirectoryDb,
  opening: Opening,
  { before = [], person, proof, after = [] }: { before?: SQL[]; person: SQL; proof: SQL; after?: SQL[] },
): Promise<Opened | null> {
  const opened = sql`select user_id as userId, epoch from sessions where sid = ${opening.session.sid}`;
  const results = await runReturning<Opened>(db, [
    ...before,
    ...openSession(opening, person, proof),
    ...after,
    opened,
  ]);
  return results.at(-1)?.[0] ?? null;
}

/**
 * Opens a session if the person still has the password that was compared, and stores the mail about a new device; null if none
 * was opened.
 */
export function openByPassword(
  db: DirectoryDb,
  opening: Opening,
  { id, password }: { id: string; password: string | null },
  newDevice: SecurityMail | null,
): Promise<Opened | null> {
  return changeAndOpen(db, opening, {
    person: sql`id = ${id}`,
    proof: sql`password = ${password}`,
    after: newDevice ? [storeSecurityMail(newDevice, sql`${id}`, sql`where ${isOpen(opening)}`)] : [],
  });
}

/** Never past its last day, and never shorter than before; returns its new end, null if the session has ended. */
export async function extendSession(db: DirectoryDb, sid: string, until: number, longest: number) {
  const [row] = await db
    .update(sessions)
    .set({
      expire: sql`max(${sessions.expire}, min(${until}, ${sessions.createdAt} + ${longest}))`,
    })
    .where(and(eq(sessions.sid, sid), isNull(sessions.revokedAt)))
    .returning({ expire: sessions.expire, createdAt: sessions.createdAt });
  return row ?? null;
}

/** Many tabs and requests of a person write this at most once a minute. */
export function touchUser(db: DirectoryDb, userId: string, now: number) {
  return db
    .update(accounts)
    .set({ lastActivityAt: now })
    .where(and(eq(accounts.id, userId), sql`coalesce(${accounts.lastActivityAt}, 0) <= ${now - 60_000}`));
}

/** Each step writes a row; people want to know the day a device was last used, not the minute. */
export const USED_STEP_MS = 60 * 60_000;

/** In one round trip: the session's last use, by the hour, and the person's. */
export function touchSession(db: DirectoryDb, userId: string, sid: string, now: number) {
  const isDue = sql`coalesce(${sessions.lastUsedAt}, 0) <= ${now - USED_STEP_MS}`;
  return db.batch([
    touchUser(db, userId, now),
    db
      .update(sessions)
      .set({ lastUsedAt: now })
      .where(and(eq(sessions.sid, sid), isDue)),
  ]);
}

const MAX_SHOWN = 100;

/** The person's valid sessions, the newest first. */
export function listOpenSessions(db: DirectoryDb, userId: string, now: number) {
  const { sid, sess, createdAt, lastUsedAt } = sessions;
  return db
    .select({ sid, sess, createdAt, lastUsedAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), isValidSession(now)))
    .orderBy(desc(sessions.createdAt))
    .limit(MAX_SHOWN);
}

export function revokeSession(db: DirectoryDb, sid: string, { cause, now }: Ending) {
  return db.batch([
    db.update(sessions).set({ revokedAt: now }).where(eq(sessions.sid, sid)),
    db.run(pushEndedSessions({ cause, userId: sql`(select user_id from sessions where sid = ${sid})`, now })),
  ]);
}

/** The effect that informs the shard is stored under the cause. */
interface Ending {
  cause: string;
  now: number;
}

/** Ends every session of the account with an address, if `guard` holds. */
export const revokeSessionsOf = (email: string, { cause, now }: Ending, guard: SQL): SQL[] => [
  updateWhere(
    sessions,
    { revokedAt: now },
    sql`where revoked_at is null
    and user_id = (select id from accounts where email = ${email}) and ${guard}`,
  ),
  pushEndedSessions({ cause, userId: sql`(select id from accounts where email = ${email})`, now }),
];

/**
 * Ends the person's other sessions and raises the account's epoch, to which it moves the one that stays: a copy of its cookie ends
 * too. Returns the new epoch, for its new cookie.
 */
export async function revokeOtherSessions(
  db: DirectoryDb,
  { userId, sid }: { userId: string; sid: string },
  { cause, now }: Ending,
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
    updateWhere(
      sessions,
      { revokedAt: now },
      sql`where user_id = ${userId} and revoked_at is null and sid <> ${sid}`,
    ),
    pushEndedSessions({ cause, userId: sql`${userId}`, now }),
  ]);
  if (!raised) throw new Error('an account was not found');
  return raised.epoch;
}
