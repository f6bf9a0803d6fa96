import { and, eq, sql } from 'drizzle-orm';
import { sellers, vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { answererOf, whileThere } from '../staff/members.sql';
import { type ChosenAnswerer, isStillThere, rememberNumber } from './answerer.sql';
import { listPagesOf } from './cached-pages.queries';
import { nextVersion } from './visibility.sql';

/** Whether somebody can answer for a seller's vehicles now. */
export async function worksThere(db: ShardDb, ownerId: string, personId: string): Promise<boolean> {
  const there = whileThere({ ownerId: sql`${ownerId}`, personId: sql`${personId}` });
  const [row] = await db.select({ there: sql<string | null>`${there}` }).from(sql`(select 1)`);
  return row?.there === personId;
}

/** The number in a person's own profile; null without an account. */
export async function findNumber(db: ShardDb, personId: string) {
  const [row] = await db
    .select({
      mobileNumber: sellers.mobileNumber,
      isConfirmed: sellers.phoneVerified,
      version: sellers.profileVersion,
    })
    .from(sellers)
    .where(and(eq(sellers.id, personId), eq(sellers.isActive, true)));
  return row ?? null;
}

interface Answer extends ChosenAnswerer {
  ownerId: string;
  vehicleId: string;
  now: number;
}

/**
 * Sets who answers for a vehicle; nobody but the seller if there is neither. A member only while they work
 * there, enforced in the WHERE. Null if nothing was written.
 */
export async function setAnswerer(db: ShardDb, { ownerId, vehicleId, member, dutyNumber, now }: Answer) {
  const [, [row], pages] = await db.batch([
    db.run(rememberNumber(ownerId, member)),
    db
      .update(vehicles)
      .set({ answererId: member?.personId ?? null, dutyNumber, ...nextVersion, updatedAt: now })
      .where(
        and(
          eq(vehicles.id, vehicleId),
          eq(vehicles.userId, ownerId),
          eq(vehicles.isActive, true),
          isStillThere(ownerId, member),
        ),
      )
      .returning({ answerer: answererOf() }),
    listPagesOf(db, vehicleId),
  ]);
  return row ? { ...row, pages } : null;
}
