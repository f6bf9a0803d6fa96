import { and, eq, gt, sql } from 'drizzle-orm';
import { authFlows, identities, users } from '../../../schema/tables';
import { type Db, insertWhere } from '../../platform/db';
import type { NewUser } from './auth.queries';
import { changeAndOpen, type Opening } from './session.queries';

export function insertFlow(db: Db, flow: typeof authFlows.$inferInsert) {
  return db.insert(authFlows).values(flow);
}

/** Removes and returns a flow: a second answer with the same state finds none. */
export async function takeFlow(db: Db, stateHash: string, now: number) {
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

export async function findIdentity(db: Db, { issuer, subject }: Identity) {
  const [row] = await db
    .select({ userId: users.id, isActive: users.isActive })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row ?? null;
}

const ownerOf = ({ issuer, subject }: Identity) =>
  sql`id = (select user_id from identities where issuer = ${issuer} and subject = ${subject})`;

/** Signs in the account that this identity still belongs to; null where it belongs to none, or to a suspended one. */
export const openByIdentity = (db: Db, opening: Opening, identity: Identity): Promise<string | null> =>
  changeAndOpen(db, opening, { person: ownerOf(identity), proof: sql`true` });

/**
 * Links an identity to the account with its address, or to a new one, and signs in, together; null where that account is
 * suspended. A password that was set before anybody confirmed the address is dropped with the statement that confirms it.
 */
export function linkAndOpen(
  db: Db,
  opening: Opening,
  identity: typeof identities.$inferInsert,
  account: NewUser,
): Promise<string | null> {
  const { email, createdAt: now } = account;
  const target = sql`from users where email = ${email} and is_active = 1`;
  return changeAndOpen(db, opening, {
    before: [
      sql`${insertWhere(users, account, sql`where true`)} on conflict (email) do nothing`,
      sql`${insertWhere(identities, { ...identity, userId: sql`users.id` }, target)} on conflict do nothing`,
      sql`update users set email_verified = 1, updated_at = ${now},
          password = case when email_verified then password end
        where email = ${email} and ${ownerOf(identity)}`,
    ],
    person: ownerOf(identity),
    proof: sql`true`,
  });
}
