import { sql } from 'drizzle-orm';
import { accounts } from '../../../schema/directory';
import { type DirectoryDb, runTogether, updateWhere } from '../../platform/db';
import { pushAccount } from '../account/account.sql';
import { type NewMessage, storeMessage } from '../messages/messages.sql';
import { dropOtherCodes, spendCode } from './otp.queries';

/** Stores the mail with the code. */
export const askToAdd = (db: DirectoryDb, message: NewMessage) =>
  db.run(storeMessage(message, sql`where true`));

interface Addition {
  codeId: string;
  userId: string;
  email: string;
  cause: string;
  now: number;
}

/**
 * Uses up the code and gives the account its first address, in one batch; false if the code was used in the meantime, the account has
 * an address by now, or the address is another's. A sign-up with it that was never confirmed gives way.
 */
export async function addEmail(
  db: DirectoryDb,
  { codeId, userId, email, cause, now }: Addition,
): Promise<boolean> {
  const isAdded = sql`exists (select 1 from accounts where id = ${userId} and email = ${email})`;
  const [spent] = await runTogether(db, [
    sql`${spendCode(codeId)} and exists (select 1 from accounts where id = ${userId} and email is null)
      and not exists (select 1 from accounts where email = ${email} and email_verified = 1)`,
    sql`delete from accounts where email = ${email} and email_verified = 0 and last_login_at is null and changes() = 1`,
    updateWhere(
      accounts,
      { email, emailVerified: true, version: sql`version + 1`, updatedAt: now },
      sql`where id = ${userId} and email is null and exists (select 1 from otp_codes where id = ${codeId} and used = 1)
        and not exists (select 1 from accounts where email = ${email})`,
    ),
    pushAccount({ cause, userId: sql`${userId}`, now }, isAdded),
    dropOtherCodes({ type: 'email_addition', address: email }, isAdded),
  ]);
  return spent === 1;
}
