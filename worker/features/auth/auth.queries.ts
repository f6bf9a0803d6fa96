import { and, eq, sql } from 'drizzle-orm';
import { identities, users } from '../../../schema/tables';
import type { Db } from '../../platform/db';

export type NewUser = typeof users.$inferInsert;

export async function findUserByEmail(db: Db, email: string) {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** Creates the account, or refreshes one that was never confirmed. False when a confirmed account has the address. */
export async function upsertUnverifiedUser(db: Db, user: NewUser): Promise<boolean> {
  const { firstName, lastName, password, updatedAt } = user;
  const rows = await db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({
      target: users.email,
      set: { firstName, lastName, password, updatedAt },
      setWhere: eq(users.emailVerified, false),
    })
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Keeps only the trusted password, in the statement itself: a registration may come between the look and the write. */
export async function markEmailVerified(db: Db, email: string, trustedHash: string, now: number) {
  const kept = sql`case when ${users.emailVerified} or ${users.password} = ${trustedHash} then ${users.password} end`;
  const [row] = await db
    .update(users)
    .set({ emailVerified: true, password: kept, updatedAt: now })
    .where(and(eq(users.email, email), eq(users.isActive, true)))
    .returning({ id: users.id });
  return row ?? null;
}

export async function setPassword(db: Db, email: string, password: string, now: number) {
  const [row] = await db
    .update(users)
    .set({ password, emailVerified: true, updatedAt: now })
    .where(and(eq(users.email, email), eq(users.isActive, true)))
    .returning({ id: users.id });
  return row ?? null;
}

export async function findIdentity(db: Db, issuer: string, subject: string) {
  const [row] = await db
    .select({ userId: users.id, isActive: users.isActive })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row ?? null;
}

/** Links a provider's account to a new user (created here) in one batch. */
export function insertUserWithIdentity(db: Db, user: NewUser, identity: typeof identities.$inferInsert) {
  return db.batch([db.insert(users).values(user), db.insert(identities).values(identity)]);
}

/** Links a provider's account to a known user. `dropPassword`: nobody had shown that the address was theirs. */
export function linkIdentity(
  db: Db,
  identity: typeof identities.$inferInsert,
  { dropPassword, now }: { dropPassword: boolean; now: number },
) {
  return db.batch([
    db.insert(identities).values(identity).onConflictDoNothing(),
    db
      .update(users)
      .set({ emailVerified: true, updatedAt: now, ...(dropPassword ? { password: null } : {}) })
      .where(eq(users.id, identity.userId)),
  ]);
}
