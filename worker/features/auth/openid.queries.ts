import { and, eq, gt, sql } from 'drizzle-orm';
import { accounts, authFlows, identities } from '../../../schema/directory';
import { type DirectoryDb, insertWhere, updateWhere } from '../../platform/db';
import type { NewUser } from './auth.queries';
import { type Opening, type Verified, verifySignIn } from './opening.queries';

export function insertFlow(db: DirectoryDb, flow: typeof authFlows.$inferInsert) {
  return db.insert(authFlows).values(flow);
}

/** Deletes and returns a flow, so that a second callback with the same state finds none. */
export async function takeFlow(db: DirectoryDb, stateHash: string, now: number) {
  const [row] = await db
    .delete(authFlows)
    .where(and(eq(authFlows.stateHash, stateHash), gt(authFlows.expiresAt, now)))
    .returning();
  return row ?? null;
}

interface Identity {
  issuer: string;
  subject: string;
}

export async function findIdentity(db: DirectoryDb, { issuer, subject }: Identity) {
  const [row] = await db
    .select({ userId: accounts.id, isActive: accounts.isActive })
    .from(identities)
    .innerJoin(accounts, eq(accounts.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row ?? null;
}

const ownerOf = ({ issuer, subject }: Identity) =>
  sql`id = (select user_id from identities where issuer = ${issuer} and subject = ${subject})`;

/** Signs in to the account that this identity still belongs to; null if there is none or it is suspended. */
export const openByIdentity = (
  db: DirectoryDb,
  opening: Opening,
  identity: Identity,
): Promise<Verified | null> => verifySignIn(db, opening, { person: ownerOf(identity), proof: sql`true` });

/**
 * Links an identity to the account with its address, or to a new account, and signs in, in one batch; null if
 * the account is suspended. A password set before the address was confirmed is deleted by the confirming
 * statement.
 */
export function linkAndOpen(
  db: DirectoryDb,
  opening: Opening,
  identity: typeof identities.$inferInsert,
  account: NewUser,
): Promise<Verified | null> {
  const { email, createdAt: now } = account;
  const target = sql`from accounts where email = ${email} and is_active = 1`;
  return verifySignIn(db, opening, {
    before: [
      sql`${insertWhere(accounts, account, sql`where true`)} on conflict (email) do nothing`,
      sql`${insertWhere(identities, { ...identity, userId: sql`accounts.id` }, target)} on conflict do nothing`,
      updateWhere(
        accounts,
        { emailVerified: true, updatedAt: now, password: sql`case when email_verified then password end` },
        sql`where email = ${email} and ${ownerOf(identity)}`,
      ),
    ],
    person: ownerOf(identity),
    proof: sql`true`,
  });
}
