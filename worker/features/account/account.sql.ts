import { type SQL, sql } from 'drizzle-orm';
import type { Notice } from '../../platform/effect-kinds';
import { storeEffect } from '../../platform/effects.sql';

interface Push {
  cause: string;
  /** An id, or a look-up within the statement. */
  userId: SQL;
  /** For the seller, with the account: JSON of a `Notice`, or null. */
  notice?: Notice | null;
  now: number;
}

/** The account's present state, for its shard; for the batch that changes it and raises its version. */
export const pushAccount = ({ cause, userId, notice = null, now }: Push, guard: SQL): SQL =>
  storeEffect(
    {
      cause,
      kind: 'account',
      target: sql`id`,
      payload: sql`json_object('id', id, 'version', version, 'firstName', first_name, 'lastName', last_name, 'username', username,
        'plan', subscription_plan, 'endsAt', subscription_ends_at, 'graceUntil', profile_grace_until, 'isActive', is_active,
        'erasingAt', erasing_at, 'createdAt', created_at, 'notice', json(${JSON.stringify(notice)}))`,
      now,
    },
    sql`from accounts where id = ${userId} and ${guard}`,
  );
