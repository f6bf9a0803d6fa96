import { type SQL, sql } from 'drizzle-orm';
import { ACCOUNT_COPY } from '../../../schema/account/copy';
import type { Notice } from '../../platform/effect-kinds';
import { storeEffect } from '../../platform/effects.sql';

interface Push {
  cause: string;
  /** An id, or a subquery. */
  userId: SQL;
  /** Tells several accounts of one cause apart. */
  rest?: string;
  /** A notification for the seller along with the account. */
  notice?: Notice | null;
  now: number;
}

/** A shard's copy of an account as JSON (`Payloads['account']`), selected from `accounts`. */
export const accountCopy = (notice: Notice | null = null): SQL =>
  sql`json_object(${sql.raw(ACCOUNT_COPY)}, 'notice', json(${JSON.stringify(notice)}))`;

/**
 * Sends the account's present state to its shard, in the batch that changes it. Changes to what the shard
 * copies raise the version; the session epoch needs none, since the higher one wins.
 */
export const pushAccount = ({ cause, userId, rest = '', notice = null, now }: Push, guard: SQL): SQL =>
  storeEffect(
    {
      cause,
      rest: sql`${`account${rest}`}`,
      kind: 'account',
      target: sql`id`,
      payload: accountCopy(notice),
      now,
    },
    sql`from accounts where id = ${userId} and ${guard}`,
  );
