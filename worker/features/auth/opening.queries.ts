import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../../schema/account/table';
import { sessions } from '../../../schema/auth/sessions.table';
import { type DirectoryDb, insertWhere, runReturning, updateWhere } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { accountCopy } from '../account/account.sql';
import { type SecurityMail, storeSecurityMail } from '../messages/messages.sql';
import type { NewSession } from './session.queries';

/** A session to be opened. */
export interface Opening {
  session: NewSession;
  /** The first operator's address. */
  adminEmail: string | undefined;
}

/** A verified sign-in: the account as its shard copies it, and whether it is an operator's. */
export interface Verified {
  account: Payloads['account'];
  isAdmin: boolean;
}

interface SignIn {
  before?: SQL[];
  /** A condition on `accounts` that selects the account. */
  person: SQL;
  /** A condition on `accounts` that was verified, evaluated after the last statement of `before`. */
  proof: SQL;
  /** Further changes if the sign-in was verified. */
  after?: (isVerified: SQL) => SQL[];
}

/**
 * Runs the changes of a sign-in in one batch; null if the account is not active or `proof` no longer holds,
 * so that a password or identity changed since its verification opens nothing. An operator's session is
 * opened here; all others are opened in the person's shard, with the epoch that this batch has read.
 */
export async function verifySignIn(
  db: DirectoryDb,
  { session, adminEmail }: Opening,
  { before = [], person, proof, after = () => [] }: SignIn,
): Promise<Verified | null> {
  const verified = sql`${person} and last_sign_in = ${session.sid}`;
  const results = await runReturning<{ account: string; isAdmin: number }>(db, [
    ...before,
    updateWhere(
      accounts,
      {
        lastSignIn: session.sid,
        lastLoginAt: session.createdAt,
        lastActivityAt: session.createdAt,
        isAdmin: sql`case when email = ${adminEmail ?? null} then 1 else is_admin end`,
      },
      sql`where is_active = 1 and (email_verified = 1 or email is null) and ${person} and ${proof}`,
    ),
    insertWhere(
      sessions,
      { ...session, userId: sql`accounts.id`, epoch: sql`accounts.session_epoch` },
      sql`from accounts where is_admin = 1 and ${verified}`,
    ),
    ...after(sql`exists (select 1 from accounts where ${verified})`),
    sql`select ${accountCopy()} as account, is_admin as isAdmin from accounts where ${verified}`,
  ]);
  const [row] = results.at(-1) ?? [];
  return row ? { account: JSON.parse(row.account), isAdmin: row.isAdmin === 1 } : null;
}

/**
 * Signs in if the compared password is still the person's, and stores the mail about a new device; null
 * otherwise.
 */
export const verifyPassword = (
  db: DirectoryDb,
  opening: Opening,
  { id, password }: { id: string; password: string | null },
  newDevice: SecurityMail | null,
): Promise<Verified | null> =>
  verifySignIn(db, opening, {
    person: sql`id = ${id}`,
    proof: sql`password = ${password}`,
    after: (isVerified) =>
      newDevice ? [storeSecurityMail(newDevice, sql`${id}`, sql`where ${isVerified}`)] : [],
  });
