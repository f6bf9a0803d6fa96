import { and, desc, eq, getTableColumns, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { accounts, sessions } from '../../../schema/directory';
import { type DirectoryDb, insertWhere, runReturning, runTogether } from '../../platform/db';
import { pushAccount } from '../account/account.guards';
import { type SecurityMail, storeSecurityMail } from '../messages/messages.guards';
import { pushEndedSessions } from './session.guards';

const {
  password: _password,
  version: _version,
  profileVersion: _profile,
  ...userColumns
} = getTableColumns(accounts);

/** The user and their right to be signed in, in one statement: revoking, disabling and demotion take effect at once. */
export async function findSession(db: DirectoryDb, sid: string, now: number) {
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
        // guard
        gt(sessions.expire, now),
        // guard
        isNull(sessions.revokedAt),
        // guard @ suspension who-may-call
        eq(accounts.isActive, true),
      ),
    );
  return row ?? null;
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export type NewSession = Omit<typeof sessions.$inferInsert, 'userId' | 'lastUsedAt' | 'revokedAt'>;

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
    { ...session, userId: sql`accounts.id` },
    // guard is_active = 1
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
  // guard email =: email <>
  sql`update accounts set last_login_at = ${session.createdAt}, last_activity_at = ${session.createdAt},
      is_admin = case when email = ${adminEmail ?? null} then 1 else is_admin end
    where ${person} and exists (select 1 from sessions where sid = ${session.sid})`,
];

/** Whether this batch opened the session. */
export const isOpen = ({ session }: Opening): SQL =>
  sql`exists (select 1 from sessions where sid = ${session.sid})`;

/** Runs the changes of a sign-in and opens its session in one batch. Returns the user's id; null if no session was opened. */
export async function changeAndOpen(
  db: DirectoryDb,
  opening: Opening,
  { before = [], person, proof, after = [] }: { before?: SQL[]; person: SQL; proof: SQL; after?: SQL[] },
): Promise<string | null> {
  const owner = sql`select user_id as userId from sessions where sid = ${opening.session.sid}`;
  const results = await runReturning<{ userId: string }>(db, [
    ...before,
    ...openSession(opening, person, proof),
    ...after,
    owner,
  ]);
  return results.at(-1)?.[0]?.userId ?? null;
}

/**
 * Opens a session if the person still has the password that was compared, and stores the mail about a new device; false if none
 * was opened.
 */
export async function openByPassword(
  db: DirectoryDb,
  opening: Opening,
  { id, password }: { id: string; password: string | null },
  newDevice: SecurityMail | null,
): Promise<boolean> {
  const statements = openSession(opening, sql`id = ${id}`, sql`password = ${/* guard */ password}`);
  const mail = newDevice ? [storeSecurityMail(newDevice, sql`${id}`, sql`where ${isOpen(opening)}`)] : [];
  const [opened] = await runTogether(db, [...statements, ...mail]);
  return opened === 1;
}

/** Never past its last day, and never shorter than before; returns its new end, null if the session has ended. */
export async function extendSession(db: DirectoryDb, sid: string, until: number, longest: number) {
  const [row] = await db
    .update(sessions)
    .set({
      expire: sql`max(${sessions.expire /* guard min: max */}, min(${until}, ${sessions.createdAt} + ${longest}))`,
    })
    .where(and(eq(sessions.sid, sid), /* guard */ isNull(sessions.revokedAt)))
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

const MOST_SHOWN = 100;

/** The latest end that still makes it usable. */
export function listOpenSessions(db: DirectoryDb, userId: string, now: number) {
  const { sid, sess, createdAt, lastUsedAt } = sessions;
  return db
    .select({ sid, sess, createdAt, lastUsedAt })
    .from(sessions)
    .where(
      and(
        /* guard */ eq(sessions.userId, userId),
        /* guard */ isNull(sessions.revokedAt),
        gt(sessions.expire, now),
      ),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(MOST_SHOWN);
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
  sql`update sessions set revoked_at = ${now} where revoked_at is null
    and user_id = (select id from accounts where email = ${email}) and ${guard}`,
  pushEndedSessions({ cause, userId: sql`(select id from accounts where email = ${email})`, now }),
];

export function revokeOtherSessions(
  db: DirectoryDb,
  userId: string,
  exceptSid: string,
  { cause, now }: Ending,
) {
  return db.batch([
    db
      .update(sessions)
      .set({ revokedAt: now })
      .where(
        and(eq(sessions.userId, userId), isNull(sessions.revokedAt), /* guard */ ne(sessions.sid, exceptSid)),
      ),
    db.run(pushEndedSessions({ cause, userId: sql`${userId}`, now })),
  ]);
}
