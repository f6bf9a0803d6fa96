import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { OtpType } from '../../../schema/contracts/auth';
import { otpCodes } from '../../../schema/tables';
import type { Db } from '../../platform/db';

export const MAX_TRIES = 5;

/** Stores a code unless one was stored for the same purpose and address since `cooldownFrom`; false when it was too soon. */
export async function insertCode(
  db: Db,
  code: Required<
    Pick<typeof otpCodes.$inferInsert, 'id' | 'type' | 'address' | 'codeHash' | 'expiresAt' | 'createdAt'>
  > & {
    userId: string | null;
  },
  cooldownFrom: number,
): Promise<boolean> {
  const result = await db.run(sql`
    insert into otp_codes (id, type, address, user_id, code_hash, tries, expires_at, used, created_at)
    select ${code.id}, ${code.type}, ${code.address}, ${code.userId}, ${code.codeHash}, 0, ${code.expiresAt}, 0, ${code.createdAt}
    where not exists (
      select 1 from otp_codes where type = ${code.type} and address = ${code.address} and created_at > ${cooldownFrom}
    )`);
  return result.meta.changes === 1;
}

/** Counts the try and uses the code up if it is right, in one guarded statement. Null when there is no live code. */
export async function tryCode(db: Db, type: OtpType, address: string, codeHash: string, now: number) {
  const latest = sql`(
    select id from otp_codes where type = ${type} and address = ${address} order by created_at desc, id desc limit 1
  )`;
  const [row] = await db
    .update(otpCodes)
    .set({ tries: sql`${otpCodes.tries} + 1`, used: sql`${otpCodes.codeHash} = ${codeHash}` })
    .where(
      and(
        eq(otpCodes.id, latest),
        eq(otpCodes.used, false),
        lt(otpCodes.tries, MAX_TRIES),
        gt(otpCodes.expiresAt, now),
      ),
    )
    .returning({ right: otpCodes.used, tries: otpCodes.tries, userId: otpCodes.userId });
  return row ?? null;
}
