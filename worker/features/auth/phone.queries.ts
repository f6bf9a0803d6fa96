import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { otpCodes, users } from '../../../schema/tables';
import { changesOf, type Db, insertWhere } from '../../platform/db';

export const PHONE_LIMITS = {
  cooldownMs: 60_000,
  perHour: 5,
  hourMs: 3_600_000,
  lifetimeMs: 5 * 60_000,
} as const;

/** Stores a code unless this number had one within a minute, or five within an hour; false when it had. */
export async function insertPhoneCode(
  db: Db,
  code: Pick<typeof otpCodes.$inferInsert, 'id' | 'address' | 'userId' | 'codeHash' | 'createdAt'>,
): Promise<boolean> {
  const { cooldownMs, perHour, hourMs, lifetimeMs } = PHONE_LIMITS;
  const { address, createdAt: now } = code;
  const sentSince = (from: number) =>
    sql`(select count(*) from otp_codes where type = 'phone_verification' and address = ${address} and created_at > ${from})`;
  const result = await db.run(
    insertWhere(
      otpCodes,
      { ...code, type: 'phone_verification', tries: sql`0`, used: sql`0`, expiresAt: now + lifetimeMs },
      sql`where ${sentSince(now - cooldownMs)} = 0 and ${sentSince(now - hourMs)} < ${perHour}`,
    ),
  );
  return changesOf(result) === 1;
}

/** When this number may have its next code (epoch milliseconds). */
export async function nextPhoneCodeAt(db: Db, address: string, now: number): Promise<number> {
  const { cooldownMs, perHour, hourMs } = PHONE_LIMITS;
  const sent = await db
    .select({ at: otpCodes.createdAt })
    .from(otpCodes)
    .where(
      and(
        eq(otpCodes.type, 'phone_verification'),
        eq(otpCodes.address, address),
        gt(otpCodes.createdAt, now - hourMs),
      ),
    )
    .orderBy(desc(otpCodes.createdAt))
    .limit(perHour);
  const latest = sent[0]?.at ?? 0;
  const fifth = sent[perHour - 1]?.at;
  return Math.max(latest + cooldownMs, fifth === undefined ? 0 : fifth + hourMs);
}

/** Makes a number the person's own, verified. Only this sets `phoneVerified` (SECURITY.md rule 4). */
export function saveVerifiedPhone(
  db: Db,
  userId: string,
  phone: { mobileNumber: string; countryCode: string },
  now: number,
) {
  return db
    .update(users)
    .set({ ...phone, phoneVerified: true, updatedAt: now })
    .where(eq(users.id, userId));
}
