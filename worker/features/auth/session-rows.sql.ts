import { and, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { sessions } from '../../../schema/auth/sessions.table';
import { type AnyDb, updateWhere } from '../../platform/db';
import type { VerifiedToken } from '../../platform/session-token';

/** Fragments over `sessions`, a table of both shards and directory. */

type Row = typeof sessions.$inferSelect;

/** When sessions end, and the cause of the effect that informs an operator's shard. */
export interface Ending {
  cause: string;
  now: number;
}

export type Token = Pick<VerifiedToken, 'sid' | 'userId' | 'epoch'>;

/** The epoch must match: a copy of the cookie from before it was raised is invalid. */
export const isOf = ({ sid, userId, epoch }: Token) =>
  and(eq(sessions.sid, sid), eq(sessions.userId, userId), eq(sessions.epoch, epoch));

/**
 * A session is valid until it expires or is revoked, while its person is active and has not raised the epoch
 * since. `person`: the joined table, `sellers` in a shard and `accounts` in the directory.
 */
export const isValidFor = (person: { sessionEpoch: SQLiteColumn; isActive: SQLiteColumn }, now: number) =>
  and(
    gt(sessions.expire, now),
    isNull(sessions.revokedAt),
    gte(sessions.epoch, person.sessionEpoch),
    eq(person.isActive, true),
  );

export const isAmong = (sids: string[], userId: string) =>
  and(inArray(sessions.sid, sids), eq(sessions.userId, userId));

/** What a request needs of its session. */
export const ofSession = {
  /** When the person last proved who they are; the provider's sign-in may be older than this session. */
  provenAt: sql<number>`min(${sessions.createdAt},
    coalesce(json_extract(${sessions.sess}, '$.authenticatedAt'), ${sessions.createdAt}))`,
  authMethod: sql<string>`json_extract(${sessions.sess}, '$.authMethod')`,
  expire: sessions.expire,
  createdAt: sessions.createdAt,
  lastUsedAt: sessions.lastUsedAt,
};

/** What the list of devices shows of a session. */
export const shownSession = {
  sid: sessions.sid,
  sess: sessions.sess,
  createdAt: sessions.createdAt,
  lastUsedAt: sessions.lastUsedAt,
};

export const MAX_SHOWN = 100;

/** Each update writes a row, and people care about the day a device was last used, not the minute. */
export const USED_STEP_MS = 60 * 60_000;

export const noteUse = (sid: string, now: number): SQL =>
  updateWhere(
    sessions,
    { lastUsedAt: now },
    sql`where sid = ${sid} and coalesce(last_used_at, 0) <= ${now - USED_STEP_MS}`,
  );

/** Many tabs and requests of an active person write this at most once a minute. */
export const isActivityDue = (userId: string, now: number): SQL =>
  sql`where id = ${userId} and coalesce(last_activity_at, 0) <= ${now - 60_000}`;

export const revoke = (sid: string, now: number): SQL =>
  updateWhere(sessions, { revokedAt: now }, sql`where sid = ${sid} and revoked_at is null`);

/** A person's sessions in one database. */
export interface Home {
  db: AnyDb;
  userId: string;
  /** Records that the person is active, at most once a minute. */
  touch(now: number): Promise<unknown>;
  /** Records that too and, hourly, that the session was used, in one round trip. */
  use(sid: string, now: number): Promise<unknown>;
  /** The valid ones, newest first. */
  list(now: number): PromiseLike<Pick<Row, keyof typeof shownSession>[]>;
  /**
   * Ends one, with the push messages to its browser. True if ending it has caused an effect, to be settled.
   */
  revoke(sid: string, ending: Ending): Promise<boolean>;
}
