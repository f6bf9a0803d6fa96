import { type SQL, sql } from 'drizzle-orm';
import { sessions } from '../../../schema/auth/sessions.table';
import { updateWhere } from '../../platform/db';
import { storeEffect } from '../../platform/effects.sql';
import type { Ending } from './session-rows.sql';

/**
 * Tells the shard which operators' sessions this batch has ended at `now`: their browsers get no more push
 * messages.
 */
export const pushEndedSessions = ({ cause, now }: Ending, userId: SQL): SQL =>
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

/** Ends an operator's sessions, in the batch that raises their epoch; `person` selects one of `accounts`. */
export const endOperatorSessions = (ending: Ending, person: SQL, guard: SQL): SQL[] => {
  const userId = sql`(select id from accounts where ${person})`;
  return [
    updateWhere(
      sessions,
      { revokedAt: ending.now },
      sql`where revoked_at is null and user_id = ${userId} and ${guard}`,
    ),
    pushEndedSessions(ending, userId),
  ];
};
