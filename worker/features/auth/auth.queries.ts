import { eq, type SQL, sql } from 'drizzle-orm';
import type { OtpType } from '../../../schema/auth/input';
import { isMobile } from '../../../schema/auth/login-name';
import { accounts } from '../../../schema/directory';
import { type DirectoryDb, insertWhere, runTogether, updateWhere } from '../../platform/db';
import { pushAccount } from '../account/account.sql';
import {
  type NewMessage,
  notAskedSince,
  type SecurityMail,
  storeMessage,
  storeSecurityMail,
} from '../messages/messages.sql';
import { type Opening, type Verified, verifySignIn } from './opening.queries';
import { endOperatorSessions } from './operator-sessions.sql';
import { dropOtherCodes, spendCode } from './otp.queries';

/** An account that signs in by its address. */
export type NewUser = typeof accounts.$inferInsert & { email: string };

export async function findUserByEmail(db: DirectoryDb, email: string) {
  const [row] = await db.select().from(accounts).where(eq(accounts.email, email));
  return row ?? null;
}

/** A message caused by a request: at most one of a kind per minute from its network or device. */
export type AskedMessage = NewMessage & Required<Pick<NewMessage, 'recipientKey' | 'askedFrom'>>;

const ONCE_IN_MS = 60_000;
const VERIFICATION = ['verify_email', 'known_address'] as const;

const storeOnce = (message: AskedMessage, kinds: Parameters<typeof notAskedSince>[1]): SQL =>
  storeMessage(message, sql`where ${notAskedSince(message, kinds, message.createdAt - ONCE_IN_MS)}`);

const accountOf = (email: string): SQL => sql`(select id from accounts where email = ${email})`;

type Asked = Omit<AskedMessage, 'kind' | 'userId' | 'recipient'> & { recipient: string };

/** Stores a message to any address; whether there is an account is decided when the mail is written. */
export function askForMessage(db: DirectoryDb, asked: Asked, kind: 'verify_email' | 'reset_password') {
  const message = { ...asked, kind, userId: accountOf(asked.recipient) };
  return db.run(storeOnce(message, kind === 'reset_password' ? [kind] : VERIFICATION));
}

/**
 * Creates the account, or refreshes one that was never confirmed, and stores the mail: a code, or for a
 * confirmed account a notice that it exists. Both cases run the same statements.
 */
export function register(db: DirectoryDb, user: NewUser, asked: Asked) {
  const isConfirmed = sql`exists (select 1 from accounts where email = ${user.email} and email_verified = 1)`;
  const kind = sql`case when ${isConfirmed} then 'known_address' else 'verify_email' end`;
  return runTogether(db, [
    sql`${insertWhere(accounts, user, sql`where true`)} on conflict (email) do update set
      first_name = excluded.first_name, last_name = excluded.last_name, password = excluded.password,
      updated_at = excluded.updated_at where accounts.email_verified = 0`,
    storeOnce({ ...asked, kind, userId: accountOf(user.email) }, VERIFICATION),
  ]);
}

/** A matching code and its account. */
export interface Confirmation {
  codeId: string;
  type: OtpType;
  /** An email address, or a number that an account has confirmed. */
  address: string;
  now: number;
}

const ownerOf = ({ address }: Confirmation): SQL =>
  isMobile(address) ? sql`confirmed_mobile = ${address}` : sql`email = ${address}`;

const theCode = (confirmation: Confirmation): SQL =>
  sql`${spendCode(confirmation.codeId)} and exists (select 1 from accounts where ${ownerOf(confirmation)} and is_active = 1)`;

/**
 * Uses up the code, confirms the address and verifies the sign-in, in one batch; null if the code was used in
 * the meantime or the account is suspended. Keeps only the trusted password, checked within the statement
 * because another registration may come between read and write.
 */
export function confirmEmail(
  db: DirectoryDb,
  confirmation: Confirmation,
  { trustedHash, opening }: { trustedHash: string; opening: Opening },
): Promise<Verified | null> {
  const { type, address: email, now } = confirmation;
  return verifySignIn(db, opening, {
    before: [
      theCode(confirmation),
      updateWhere(
        accounts,
        {
          emailVerified: true,
          updatedAt: now,
          password: sql`case when email_verified or password = ${trustedHash} then password end`,
        },
        sql`where email = ${email} and changes() = 1`,
      ),
    ],
    person: sql`email = ${email}`,
    proof: sql`changes() = 1`,
    after: (isVerified) => [dropOtherCodes({ type, address: email }, isVerified)],
  });
}

/**
 * In one batch, uses up the code, sets the new password (which raises the session epoch), verifies the
 * sign-in and stores the mail about it; null as above. The statements after the code act only where the new
 * hash was written: its salt makes it unique.
 */
export function replacePassword(
  db: DirectoryDb,
  confirmation: Confirmation,
  {
    password,
    opening,
    mail,
    cause,
  }: { password: string; opening: Opening; mail: SecurityMail; cause: string },
): Promise<Verified | null> {
  const { type, address, now } = confirmation;
  const owner = ownerOf(confirmation);
  const userId = sql`(select id from accounts where ${owner})`;
  const isReplaced = sql`exists (select 1 from accounts where ${owner} and password = ${password})`;
  const proven = isMobile(address) ? { confirmedMobileAt: now } : { emailVerified: true };
  return verifySignIn(db, opening, {
    before: [
      theCode(confirmation),
      updateWhere(accounts, { password, ...proven, updatedAt: now }, sql`where ${owner} and changes() = 1`),
      ...endOperatorSessions({ cause, now }, owner, isReplaced),
      pushAccount({ cause, userId, now }, isReplaced),
      dropOtherCodes({ type, address }, isReplaced),
    ],
    person: owner,
    proof: sql`password = ${password}`,
    after: () => [storeSecurityMail(mail, userId, sql`where ${isReplaced}`)],
  });
}
