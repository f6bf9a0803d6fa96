import { and, eq, sql } from 'drizzle-orm';
import { users } from '../../../schema/tables';
import type { Db } from '../../platform/db';

export async function findPublisher(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true)));
  return row ?? null;
}

type Profile = Pick<
  typeof users.$inferSelect,
  'firstName' | 'lastName' | 'accountType' | 'firmName' | 'mobileNumber' | 'countryCode'
>;

/** Writes a profile; the verification falls in the same statement when the number is another one. */
export async function saveProfile(db: Db, userId: string, profile: Profile, now: number) {
  const [row] = await db
    .update(users)
    .set({
      ...profile,
      phoneVerified: sql`${users.phoneVerified} and ${users.mobileNumber} is ${profile.mobileNumber}`,
      updatedAt: now,
    })
    .where(eq(users.id, userId))
    .returning();
  return row ?? null;
}
