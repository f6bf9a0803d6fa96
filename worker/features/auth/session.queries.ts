import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { sessions } from '../../../schema/auth/sessions.table';
import { sellers } from '../../../schema/profile/table';
import {
  type AnyDb,
  insertWhere,
  runReturning,
  runTogether,
  type ShardDb,
  updateWhere,
} from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { endPushOf } from '../channels/devices.sql';
import { storeAccount } from '../profile/account-copy.sql';
import { endOldSessions } from './session.sql';
import {
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

export type NewSession = Omit<typeof sessions.$inferInsert, 'userId' | 'epoch' | 'lastUsedAt' | 'revokedAt'>;

const isValid = (now: number) => isValidFor(sellers, now);

/**
 * A seller and their right to be signed in, in one statement, so that revoking and suspending take effect as
 * soon as the shard knows.
 */
export async function findSellerSession(db: ShardDb, token: Token, now: number) {
  const [row] = await db
    .select({ seller: sellers, session: ofSession })
    .from(sessions)
    .innerJoin(sellers, eq(sellers.id, sessions.userId))
    .where(and(isOf(token), isValid(now)));
  return row ?? null;
}

/** Which of these are sellers' valid sessions. */
export async function listValidSellers(db: ShardDb, userId: string, sids: string[], now: number) {
  const rows = await db
    .select({ sid: sessions.sid })
    .from(sessions)
    .innerJoin(sellers, eq(sellers.id, sessions.userId))
    .where(and(isAmong(sids, userId), isValid(now)));
  return rows.map(({ sid }) => sid);
}

type Account = Payloads['account'];

/**
 * Opens a verified seller's session in their shard and updates their row, which the first sign-in creates.
 * False if a higher epoch has arrived since: the session would have ended already.
 */
export async function openSession(db: ShardDb, account: Account, session: NewSession): Promise<boolean> {
  const { id, sessionEpoch: epoch } = account;
  const results = await runReturning(db, [
    ...storeAccount(account, session.createdAt),
    sql`${insertWhere(
      sessions,
      { ...session, userId: id, epoch },
      sql`from sellers where id = ${id} and is_active = 1 and session_epoch <= ${epoch}`,
    )} returning sid`,
    updateWhere(
      sellers,
      { lastActivityAt: session.createdAt },
      sql`where id = ${id} and coalesce(last_activity_at, 0) < ${session.createdAt}`,
    ),
  ]);
  return results.flat().length === 1;
}

/** Updates an operator's row in their shard. */
export const openSeller = (db: ShardDb, account: Account, now: number) =>
  runTogether(db, storeAccount(account, now));

/**
 * Extends a session, never beyond its last day and never to an earlier end; returns its new end, null if it
 * has ended.
 */
export async function extendSession(db: AnyDb, sid: string, until: number, longest: number) {
  const [row] = await db
    .update(sessions)
    .set({
      expire: sql`max(${sessions.expire}, min(${until}, ${sessions.createdAt} + ${longest}))`,
    })
    .where(and(eq(sessions.sid, sid), isNull(sessions.revokedAt)))
    .returning({ expire: sessions.expire, createdAt: sessions.createdAt });
  return row ?? null;
}

/**
 * Applies a new epoch to a seller's sessions before its effect does, and moves the session that stays to it.
 */
export const keepSession = (db: ShardDb, { userId, sid, epoch }: Token, now: number) =>
  runTogether(db, [
    updateWhere(sellers, { sessionEpoch: epoch }, sql`where id = ${userId} and session_epoch < ${epoch}`),
    updateWhere(sessions, { epoch }, sql`where sid = ${sid} and revoked_at is null and epoch < ${epoch}`),
    ...endOldSessions(userId, now),
  ]);

const noteActivity = (userId: string, now: number) =>
  updateWhere(sellers, { lastActivityAt: now }, isActivityDue(userId, now));

/** A seller's sessions, in their shard. */
export const sellerHome = (db: ShardDb, userId: string): Home => ({
  db,
  userId,
  touch: (now) => runTogether(db, [noteActivity(userId, now)]),
  use: (sid, now) => runTogether(db, [noteActivity(userId, now), noteUse(sid, now)]),
  list: (now) =>
    db
      .select(shownSession)
      .from(sessions)
      .innerJoin(sellers, eq(sellers.id, sessions.userId))
      .where(and(eq(sessions.userId, userId), isValid(now)))
      .orderBy(desc(sessions.createdAt))
      .limit(MAX_SHOWN),
  revoke: async (sid, { now }) => {
    await runTogether(db, [revoke(sid, now), endPushOf(userId, sql`${sid}`)]);
    return false;
  },
});
