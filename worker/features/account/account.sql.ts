import { type SQL, sql } from 'drizzle-orm';
import type { Notice } from '../../platform/effect-kinds';
import { storeEffect } from '../../platform/effects.sql';

interface Push {
  cause: string;
  /** An id, or a subquery. */
  userId: SQL;
  /** A notification for the seller along with the account. */
  notice?: Notice | null;
  now: number;
}

/** A shard's copy of an account as JSON (`Payloads['account']`), selected from `accounts`. */
export const accountCopy = (
  notice: Notice | null = null,
): SQL => sql`json_object('id', id, 'version', version,
  'firstName', first_name, 'lastName', last_name, 'username', username, 'email', email, 'authMethod', auth_method,
  'mobileNumber', mobile_number, 'phoneVerified', mobile_number is not null and confirmed_mobile is mobile_number,
  'permissions', json(permissions), 'permissionsGrantedAt', permissions_granted_at, 'plan', subscription_plan,
  'endsAt', subscription_ends_at, 'graceUntil', profile_grace_until, 'isActive', is_active, 'erasingAt', erasing_at,
  'sessionEpoch', session_epoch, 'createdAt', created_at, 'notice', json(${JSON.stringify(notice)}))`;

/**
 * Sends the account's present state to its shard, in the batch that changes it. Changes to what the shard
 * copies raise the version; the session epoch needs none, since the higher one wins.
 */
export const pushAccount = ({ cause, userId, notice = null, now }: Push, guard: SQL): SQL =>
  storeEffect(
    { cause, kind: 'account', target: sql`id`, payload: accountCopy(notice), now },
    sql`from accounts where id = ${userId} and ${guard}`,
  );
