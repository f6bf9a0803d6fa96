import { type SQL, sql } from 'drizzle-orm';
import { storeEffect } from '../../platform/effects.guards';

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
