import { and, eq, gt, sql } from 'drizzle-orm';
import { accounts, ownershipOffers } from '../../../schema/directory';
import { type DirectoryDb, insertWhere, runTogether } from '../../platform/db';
import type { Notice } from '../../platform/effect-kinds';
import { pushAccount } from '../account/account.sql';

/** What the person's account is offered to, and which accounts are offered to the person. */
export async function listOffers(db: DirectoryDb, personId: string, now: number) {
  const isOpen = gt(ownershipOffers.expiresAt, now);
  const [given, received] = await db.batch([
    db
      .select()
      .from(ownershipOffers)
      .where(and(eq(ownershipOffers.sellerId, personId), isOpen)),
    db
      .select()
      .from(ownershipOffers)
      .where(and(eq(ownershipOffers.memberId, personId), isOpen)),
  ]);
  return { given: given[0] ?? null, received };
}

/** Stores the offer instead of an earlier one, and notifies the manager. */
export const offer = (
  db: DirectoryDb,
  offered: typeof ownershipOffers.$inferInsert,
  { cause, notice }: { cause: string; notice: Notice },
) =>
  runTogether(db, [
    sql`${insertWhere(
      ownershipOffers,
      offered,
      sql`from accounts where id = ${offered.sellerId} and is_active = 1 and is_admin = 0`,
    )} on conflict (seller_id) do update set member_id = excluded.member_id, membership_id = excluded.membership_id, seller_name = excluded.seller_name,
      member_name = excluded.member_name, created_at = excluded.created_at, expires_at = excluded.expires_at`,
    pushAccount(
      { cause, userId: sql`${offered.memberId}`, notice, now: offered.createdAt },
      sql`changes() > 0`,
    ),
  ]);

/** Takes an offer back. `membershipId`: only if it is this person who has it. */
export const takeBack = (db: DirectoryDb, sellerId: string, membershipId?: string) =>
  db
    .delete(ownershipOffers)
    .where(
      and(
        eq(ownershipOffers.sellerId, sellerId),
        membershipId ? eq(ownershipOffers.membershipId, membershipId) : undefined,
      ),
    );

/** Declines, and notifies the owner; false if it is no longer offered. */
export async function decline(
  db: DirectoryDb,
  { sellerId, memberId }: { sellerId: string; memberId: string },
  { cause, notice, now }: { cause: string; notice: Notice; now: number },
): Promise<boolean> {
  const [declined] = await runTogether(db, [
    sql`delete from ownership_offers where seller_id = ${sellerId} and member_id = ${memberId} and expires_at > ${now}`,
    pushAccount({ cause, userId: sql`${sellerId}`, notice, now }, sql`changes() > 0`),
  ]);
  return declined === 1;
}

/** With what somebody signs in, and how they are called. */
export async function findIdentity(db: DirectoryDb, id: string) {
  const [row] = await db
    .select({
      email: accounts.email,
      emailVerified: accounts.emailVerified,
      authMethod: accounts.authMethod,
      password: accounts.password,
      signInNumber: accounts.signInNumber,
      confirmedMobile: accounts.confirmedMobile,
      confirmedMobileAt: accounts.confirmedMobileAt,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      mobileNumber: accounts.mobileNumber,
      lastLoginAt: accounts.lastLoginAt,
    })
    .from(accounts)
    .where(eq(accounts.id, id));
  return row ?? null;
}

export type Identity = NonNullable<Awaited<ReturnType<typeof findIdentity>>>;
