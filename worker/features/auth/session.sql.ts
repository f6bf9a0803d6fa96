import { and, eq, gt, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { accounts, sessions } from '../../../schema/directory';
import { storeEffect } from '../../platform/effects.sql';

/**
 * A session is valid until it expires or is revoked, while its account is active and has not raised its epoch since (schema/sql). For
 * statements that join `sessions` with `accounts`.
 */
export const isValidSession = (now: number) =>
  and(
    gt(sessions.expire, now),
    isNull(sessions.revokedAt),
    gte(sessions.epoch, accounts.sessionEpoch),
    eq(accounts.isActive, true),
  );

/** Sessions that this batch has ended at `now`, for the shard: their browsers get no more push messages. */
export const pushEndedSessions = ({ cause, userId, now }: { cause: string; userId: SQL; now: number }): SQL =>
  storeEffect(
    {
      cause,
      kind: 'sessions',
      target: sql`user_id`,
      payload: sql`json_object('userId', user_id, 'sids', json_group_array(sid))`,
      now,
    },
    sql`from sessions where user_id = ${userId} and revoked_at = ${now} group by user_id`,
  );
