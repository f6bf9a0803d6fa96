import { and, desc, eq, getTableColumns, gt, isNull, ne, sql } from 'drizzle-orm';
import { sessions, users } from '../../../schema/tables';
import type { Db } from '../../platform/db';

const { password: _password, ...userColumns } = getTableColumns(users);

/** The signed-in person as every request loads them; the password never leaves the database with it. */
export type SessionUser = Omit<typeof users.$inferSelect, 'password'>;

/** The user and their right to be signed in, in one statement: revoking, disabling and demotion hold at once. */
export async function findSession(db: Db, sid: string, now: number) {
  const [row] = await db
    .select({
      user: userColumns,
      session: { expire: sessions.expire, createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.sid, sid),
        gt(sessions.expire, now),
        isNull(sessions.revokedAt),
        eq(users.isActive, true),
      ),
    );
  return row ?? null;
}

export function insertSession(db: Db, session: typeof sessions.$inferInsert, adminEmail: string | undefined) {
  return db.batch([
    db.insert(sessions).values(session),
    db
      .update(users)
      .set({
        lastLoginAt: session.createdAt,
        lastActivityAt: session.createdAt,
        ...(adminEmail
          ? { isAdmin: sql`${users.isAdmin} or (${users.email} = ${adminEmail} and ${users.emailVerified})` }
          : {}),
      })
      .where(eq(users.id, session.userId)),
  ]);
}

/** Never past its last day, and never shorter than it was; answers what it is now, null once it has been ended. */
export async function extendSession(db: Db, sid: string, until: number, longest: number) {
  const [row] = await db
    .update(sessions)
    .set({ expire: sql`max(${sessions.expire}, min(${until}, ${sessions.createdAt} + ${longest}))` })
    .where(and(eq(sessions.sid, sid), isNull(sessions.revokedAt)))
    .returning({ expire: sessions.expire, createdAt: sessions.createdAt });
  return row ?? null;
}

/** Many tabs and requests of a person write this once a minute at most. */
export function touchUser(db: Db, userId: string, now: number) {
  return db
    .update(users)
    .set({ lastActivityAt: now })
    .where(and(eq(users.id, userId), sql`coalesce(${users.lastActivityAt}, 0) <= ${now - 60_000}`));
}

/** Both in one journey: the session's own moment, and its person's. */
export function touchSession(db: Db, userId: string, sid: string, now: number) {
  return db.batch([
    touchUser(db, userId, now),
    db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.sid, sid)),
  ]);
}

const MOST_SHOWN = 100;

/** The latest that may still be used. */
export function listOpenSessions(db: Db, userId: string, now: number) {
  const { sid, sess, createdAt, lastUsedAt } = sessions;
  return db
    .select({ sid, sess, createdAt, lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expire, now)))
    .orderBy(desc(sessions.createdAt))
    .limit(MOST_SHOWN);
}

export function revokeSession(db: Db, sid: string, now: number) {
  return db.update(sessions).set({ revokedAt: now }).where(eq(sessions.sid, sid));
}

export function revokeOtherSessions(db: Db, userId: string, exceptSid: string | null, now: number) {
  return db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        exceptSid ? ne(sessions.sid, exceptSid) : undefined,
      ),
    );
}
