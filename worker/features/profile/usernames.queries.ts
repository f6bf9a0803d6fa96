import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { accounts, usernames } from '../../../schema/directory';
import { type DirectoryDb, insertWhere, runReturning, runTogether, updateWhere } from '../../platform/db';
import { pushAccount } from '../account/account.sql';

const CLAIM_MS = 10 * 60_000;

const isHeld = (now: number) => or(isNull(usernames.claimedUntil), gt(usernames.claimedUntil, now));

/** Whether someone has this username or has claimed it. */
export async function isTaken(db: DirectoryDb, name: string, now: number): Promise<boolean> {
  const rows = await db
    .select({ name: usernames.name })
    .from(usernames)
    .where(and(eq(usernames.name, name), isHeld(now)));
  return rows.length > 0;
}

/** The username of an account that is not suspended; null if there is none. */
export async function findUsername(db: DirectoryDb, id: string) {
  const [row] = await db
    .select({ username: accounts.username })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.isActive, true)));
  return row ?? null;
}

/**
 * Claims a free name for an account without one; UNIQUE decides between two. False if it is not free, or the
 * account already has one.
 */
export async function claimUsername(
  db: DirectoryDb,
  userId: string,
  name: string,
  now: number,
): Promise<boolean> {
  const until = now + CLAIM_MS;
  const [claimed] = await runTogether(db, [
    insertWhere(
      usernames,
      { name, userId: sql`id`, claimedUntil: until },
      sql`from accounts where id = ${userId} and username is null
      on conflict (name) do update set user_id = excluded.user_id, claimed_until = excluded.claimed_until
      where usernames.claimed_until <= ${now} or (usernames.user_id = excluded.user_id and usernames.claimed_until is not null)`,
    ),
  ]);
  return claimed === 1;
}

/** Makes a claimed name permanent, with its effect; false if someone else holds the claim by now. */
export async function confirmUsername(
  db: DirectoryDb,
  userId: string,
  name: string,
  { cause, now }: { cause: string; now: number },
): Promise<boolean> {
  const isClaimed = sql`exists (select 1 from usernames where name = ${name} and user_id = ${userId})`;
  const [confirmed] = await runReturning(db, [
    updateWhere(
      accounts,
      { username: name, version: sql`version + 1`, updatedAt: now },
      sql`where id = ${userId} and username is null and ${isClaimed} returning id`,
    ),
    pushAccount({ cause, userId: sql`${userId}`, now }, sql`changes() > 0`),
    updateWhere(
      usernames,
      { claimedUntil: null },
      sql`where name = ${name} and user_id = ${userId}
      and exists (select 1 from accounts where id = ${userId} and username = ${name})`,
    ),
  ]);
  return confirmed?.length === 1;
}

/** Releases a claim whose profile was not saved. */
export const releaseUsername = (db: DirectoryDb, userId: string, name: string) =>
  db.run(
    sql`delete from usernames where name = ${name} and user_id = ${userId} and claimed_until is not null`,
  );

/** The account with this username (in lower case); null if there is none. */
export async function findAccountOf(db: DirectoryDb, username: string) {
  const [row] = await db
    .select({ id: accounts.id, email: accounts.email, username: sql<string>`${accounts.username}` })
    .from(accounts)
    .where(eq(accounts.username, username));
  return row ?? null;
}
