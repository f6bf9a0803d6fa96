import { type SQL, sql } from 'drizzle-orm';
import type { OtpType } from '../../../schema/auth/input';
import { otpCodes } from '../../../schema/directory';
import { changesOf, type DirectoryDb, insertWhere, runReturning, updateWhere } from '../../platform/db';

export const MAX_TRIES = 5;

export interface NewCode {
  id: string;
  type: OtpType;
  address: string;
  codeHash: string;
  asker: string;
  createdAt: number;
  expiresAt: number;
}

/** Which account may get a code of this type for an address. */
const MAY_HAVE = {
  email_verification: ({ address }) => sql`email = ${address} and is_active = 1 and email_verified = 0`,
  password_reset: ({ address }) => sql`email = ${address} and is_active = 1`,
  /** The account without an address that has asked for it, unless the address is another's. */
  email_addition: ({ address, asker }) => sql`id = ${asker} and is_active = 1 and email is null
    and not exists (select 1 from accounts o where o.email = ${address} and o.email_verified = 1)`,
} satisfies Partial<Record<OtpType, (code: Pick<NewCode, 'address' | 'asker'>) => SQL>>;
export type MailedType = keyof typeof MAY_HAVE;

const DAY = 86_400_000;
/** Codes a day with the full number of attempts: each further one would be another chance to guess. */
const FULL_A_DAY = 10;

/**
 * Stores the code of an account that may have one; false if there is none. Renews an identical code. After
 * ten codes a day, each further one allows a single attempt, from the browser that requested it, unless that
 * is a `known` device.
 */
export async function insertMailedCode(
  db: DirectoryDb,
  { known, ...code }: NewCode & { type: MailedType; known: boolean },
): Promise<boolean> {
  const { type, address, createdAt } = code;
  const isFlood = sql`(select count(*) from otp_codes
    where type = ${type} and address = ${address} and created_at > ${createdAt - DAY}) >= ${FULL_A_DAY}`;
  const row = {
    ...code,
    userId: null,
    tries: sql`case when ${isFlood} and not ${known} then ${MAX_TRIES - 1} else 0 end`,
    otherTries: sql`case when ${isFlood} then ${MAX_TRIES} else 0 end`,
  };
  const stored = await db.run(
    sql`${insertWhere(otpCodes, row, sql`from accounts where ${MAY_HAVE[type](code)}`)}
      on conflict (id) do update set expires_at = excluded.expires_at where used = 0`,
  );
  return changesOf(stored) === 1;
}

export interface Try {
  type: OtpType;
  address: string;
  asker: string;
  codeHash: string;
}

/**
 * Compares a code with all valid ones for its purpose and address, and counts a wrong one, in one guarded
 * statement: five attempts for the browser that requested a code, and five for all others together. Returns
 * the id of the matching code.
 */
export async function tryCode(db: DirectoryDb, { type, address, asker, codeHash }: Try, now: number) {
  const [rows = []] = await runReturning<{ id: string; isRight: number }>(db, [
    updateWhere(
      otpCodes,
      {
        tries: sql`tries + (asker = ${asker} and code_hash <> ${codeHash})`,
        otherTries: sql`other_tries + (asker <> ${asker} and code_hash <> ${codeHash})`,
      },
      sql`where type = ${type} and address = ${address} and used = 0 and expires_at > ${now}
        and case when asker = ${asker} then tries else other_tries end < ${MAX_TRIES}
      returning id, code_hash = ${codeHash} as isRight`,
    ),
  ]);
  return rows.find(({ isRight }) => isRight)?.id ?? null;
}

/** Uses up a code. The first statement of its batch: the others act only if this changed a row. */
export const spendCode = (id: string): SQL =>
  updateWhere(otpCodes, { used: true }, sql`where id = ${id} and used = 0`);

/** Uses up all other codes for a purpose and address, if `guard` holds. */
export const dropOtherCodes = ({ type, address }: Pick<Try, 'type' | 'address'>, guard: SQL): SQL =>
  updateWhere(
    otpCodes,
    { used: true },
    sql`where type = ${type} and address = ${address} and used = 0 and ${guard}`,
  );
