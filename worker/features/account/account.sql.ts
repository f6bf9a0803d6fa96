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

/** What a shard keeps of an account, as JSON (`Payloads['account']`); over `accounts`. */
export const accountCopy = (
  notice: Notice | null = null,
): SQL => sql`json_object('id', id, 'version', version,
  'firstName', first_name, 'lastName', last_name, 'username', username, 'email', email, 'authMethod', auth_method,
  'mobileNumber', mobile_number, 'phoneVerified', mobile_number is not null and confirmed_mobile is mobile_number,
  'permissions', json(permissions), 'permissionsGrantedAt', permissions_granted_at, 'plan', subscription_plan,
  'endsAt', subscription_ends_at, 'graceUntil', profile_grace_until, 'isActive', is_active, 'erasingAt', erasing_at,
  'sessionEpoch', session_epoch, 'createdAt', created_at, 'notice', json(${JSON.stringify(notice)}))`;

/**
 * The account's present state, for its shard; for the batch that changes it. A change of what the shard copies raises the version;
 * the epoch of sessions needs none, since the higher one counts.
 */
export const pushAccount = ({ cause, userId, notice = null, now }: Push, guard: SQL): SQL =>
  storeEffect(
    { cause, kind: 'account', target: sql`id`, payload: accountCopy(notice), now },
    sql`from accounts where id = ${userId} and ${guard}`,
  );
