import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { accounts, otpCodes } from '../../../schema/directory';
import { type DirectoryDb, insertWhere, runReturning, runTogether, updateWhere } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { saltOf } from '../../platform/passwords';
import { countUse, giveBackUse, hasRoom } from '../../platform/use-counters.sql';
import { type SecurityMail, storeSecurityMail } from '../messages/messages.sql';
import { type Opening, type Verified, verifySignIn } from './opening.queries';
import { dropOtherCodes, type NewCode, spendCode } from './otp.queries';
import {
  type Budgets,
  isConfirmed,
  isFair,
  type NumberShares,
  PHONE_LIMITS,
  storePhone,
  type TypedCode,
  takeNumber,
} from './phone.queries';

export const NUMBER_CODES = ['phone_sign_in', 'phone_reset'] as const;
export type NumberCode = (typeof NUMBER_CODES)[number];

export type NewAccount = typeof accounts.$inferInsert & { password: string; signInNumber: string };

/** A hash with the salt that all passwords for a number share; null if nobody signs in with it. */
export async function findSalted(db: DirectoryDb, number: string): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.signInNumber, number), isNotNull(accounts.password)))
    .limit(1);
  return row?.password ?? null;
}

/**
 * The account of a number and a hash with the number's salt. Two that chose the same password are told apart by who has confirmed the
 * number, or else has signed in last.
 */
export async function findByNumber(db: DirectoryDb, number: string, hash: string) {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.signInNumber, number), eq(accounts.password, hash)))
    .orderBy(sql`confirmed_mobile is ${number} desc, last_login_at desc, id`)
    .limit(1);
  return row ?? null;
}

/**
 * Creates an account that signs in with a number; the same statements, and the same account, if one has this number and password.
 * Null if another sign-up has given the number a different salt in the meantime.
 */
export async function insertByNumber(db: DirectoryDb, account: NewAccount): Promise<string | null> {
  const { signInNumber, password } = account;
  const salt = saltOf(password);
  const results = await runReturning<{ id: string }>(db, [
    insertWhere(
      accounts,
      account,
      sql`where not exists (select 1 from accounts where sign_in_number = ${signInNumber} and password is not null
        and (password = ${password} or substr(password, 1, ${salt.length}) <> ${salt}))`,
    ),
    sql`select id from accounts where sign_in_number = ${signInNumber} and password = ${password}
      order by confirmed_mobile is ${signInNumber} desc, last_login_at desc, id limit 1`,
  ]);
  return results.at(-1)?.[0]?.id ?? null;
}

/** The account that was the last to confirm a number. */
export async function findConfirmed(db: DirectoryDb, number: string) {
  const [row] = await db.select().from(accounts).where(eq(accounts.confirmedMobile, number));
  return row ?? null;
}

/** An account that signs in with a number, by its id. */
export async function findSignUp(db: DirectoryDb, id: string, number: string) {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.signInNumber, number)));
  return row ?? null;
}

/** Stores a code for anybody who types a number, within the number's shares and the budgets; false if one of them is used up. */
export async function insertNumberCode(
  db: DirectoryDb,
  code: NewCode,
  { budgets, fair }: Budgets,
  { pause, hour, first }: NumberShares,
): Promise<boolean> {
  const { address, createdAt: now } = code;
  const types = sql.raw(NUMBER_CODES.map((type) => `'${type}'`).join(', '));
  const sent = sql`(select count(*) from otp_codes where type in (${types}) and address = ${address}
    and created_at > ${now - PHONE_LIMITS.dayMs})`;
  const limits = [pause, hour, ...budgets];
  const mayHave = [
    sql`(${hasRoom(first, now)} or ${sent} < ${PHONE_LIMITS.toNumberPerDay})`,
    ...limits.map((use) => hasRoom(use, now)),
    ...(fair ? [isFair(fair, now)] : []),
  ];
  const isStored = sql`exists (select 1 from otp_codes where id = ${code.id})`;
  const [stored] = await runTogether(db, [
    insertWhere(otpCodes, { ...code, userId: null }, sql`where ${sql.join(mayHave, sql` and `)}`),
    ...[...limits, first].map((use) => countUse(use, now, isStored)),
  ]);
  return stored === 1;
}

/** A wrong password beside a right code counts as an attempt at it. */
export const countTry = (db: DirectoryDb, codeId: string) =>
  db.run(
    updateWhere(
      otpCodes,
      { tries: sql`tries + 1`, otherTries: sql`other_tries + 1` },
      sql`where id = ${codeId}`,
    ),
  );

interface NumberSignIn {
  code: TypedCode;
  phone: Payloads['phone'];
  /** The hash that a sign-up has chosen; null for the account that has confirmed the number. */
  chosen: string | null;
  mail: SecurityMail | null;
}

/**
 * Uses up the code, makes the number this account's, and verifies the sign-in, in one batch; null if the code was used in the
 * meantime, the account is suspended or it is not the one that is meant any more.
 */
export function openByNumber(
  db: DirectoryDb,
  opening: Opening,
  { code, phone, chosen, mail }: NumberSignIn,
): Promise<Verified | null> {
  const { codeId, cause, refunds, refund } = code;
  const { userId, mobileNumber: number, at } = phone;
  const proof = chosen === null ? sql`confirmed_mobile = ${number}` : sql`password = ${chosen}`;
  const isMeant = sql`exists (select 1 from accounts where id = ${userId} and is_active = 1 and ${proof})`;
  return verifySignIn(db, opening, {
    before: [
      sql`${spendCode(codeId)} and ${isMeant}`,
      storePhone(cause, phone),
      ...takeNumber({ cause, userId, number, at }, isConfirmed(cause)),
      dropOtherCodes({ type: 'phone_sign_in', address: number }, isConfirmed(cause)),
      giveBackUse(refunds, refund, isConfirmed(cause)),
    ],
    person: sql`id = ${userId}`,
    proof: isConfirmed(cause),
    after: (isVerified) => (mail ? [storeSecurityMail(mail, sql`${userId}`, sql`where ${isVerified}`)] : []),
  });
}
