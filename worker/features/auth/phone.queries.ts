import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { accounts, otpCodes, rateCounters } from '../../../schema/directory';
import { type DirectoryDb, insertWhere, runTogether, updateWhere } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { json, storeEffect } from '../../platform/effects.sql';
import { countUse, giveBackUse, hasRoom, type Use } from '../../platform/use-counters.sql';
import { dropOtherCodes, type NewCode, spendCode } from './otp.queries';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const PHONE_LIMITS = {
  cooldownMs: 60_000,
  /** Per person and number. */
  perHour: 5,
  hourMs: HOUR,
  dayMs: DAY,
  lifetimeMs: 5 * 60_000,
  /** To one number from all people together, against harassment; each person's first ones are exempt. */
  toNumberPerDay: 10,
  firstPerDay: 2,
} as const;

const TYPE = 'phone_verification';

type PhoneCode = Omit<NewCode, 'type' | 'expiresAt'>;

/** A shared budget: once half of it is gone, heavy users get no more. */
export interface FairShare {
  shared: Use;
  own: Use;
  /** How much one user may use of the second half. */
  ownLimit: number;
}

/** What must have room for a message, and be counted with it. */
export interface Budgets {
  budgets: Use[];
  fair: FairShare | null;
}

/** What one number gets from one site; its `first` codes do not count towards its total of the day. */
export interface NumberShares {
  pause: Use;
  hour: Use;
  first: Use;
}

/** Whether a share may be used: see `FairShare`. */
export const isFair = ({ shared, own, ownLimit }: FairShare, now: number) => {
  const used = ({ key }: Use, from: number) =>
    sql`exists (select 1 from rate_counters where key = ${key} and count >= ${from} and reset_at > ${now})`;
  return sql`not (${used(shared, Math.ceil(shared.limit / 2))} and ${used(own, ownLimit)})`;
};

/**
 * Stores a code and counts the budgets. False, counting nothing, if this person had a code for the number
 * within a minute or five within an hour, the number has reached its limit for the day, a budget is used up,
 * or it would not be a fair share.
 */
export async function insertPhoneCode(
  db: DirectoryDb,
  code: PhoneCode,
  { budgets, fair }: Budgets,
): Promise<boolean> {
  const { cooldownMs, perHour, hourMs, lifetimeMs, toNumberPerDay, firstPerDay } = PHONE_LIMITS;
  const { address, asker, createdAt: now } = code;
  const sentTo = sql`select count(*) from otp_codes where type = ${TYPE} and address = ${address}`;
  const sentSince = (from: number) => sql`(${sentTo} and created_at > ${from} and asker = ${asker})`;
  const row = { ...code, type: TYPE, userId: asker, expiresAt: now + lifetimeMs } as const;
  const mayHave = sql`${sentSince(now - cooldownMs)} = 0 and ${sentSince(now - hourMs)} < ${perHour}
    and (${sentSince(now - DAY)} < ${firstPerDay} or (${sentTo} and created_at > ${now - DAY}) < ${toNumberPerDay})`;
  const affordable = [...budgets.map((use) => hasRoom(use, now)), ...(fair ? [isFair(fair, now)] : [])];
  const isStored = sql`exists (select 1 from otp_codes where id = ${code.id})`;
  const [stored] = await runTogether(db, [
    insertWhere(otpCodes, row, sql`where ${sql.join([mayHave, ...affordable], sql` and `)}`),
    ...budgets.map((use) => countUse(use, now, isStored)),
  ]);
  return stored === 1;
}

/** When this person may request the next code for a number (epoch milliseconds). */
export async function nextPhoneCodeAt(
  db: DirectoryDb,
  { address, asker, createdAt: now }: Pick<PhoneCode, 'address' | 'asker' | 'createdAt'>,
): Promise<number> {
  const { cooldownMs, perHour, hourMs } = PHONE_LIMITS;
  const sent = await db
    .select({ at: otpCodes.createdAt })
    .from(otpCodes)
    .where(
      and(
        eq(otpCodes.type, TYPE),
        eq(otpCodes.address, address),
        eq(otpCodes.asker, asker),
        gt(otpCodes.createdAt, now - hourMs),
      ),
    )
    .orderBy(desc(otpCodes.createdAt))
    .limit(perHour);
  const latest = sent[0]?.at ?? 0;
  const fifth = sent[perHour - 1]?.at;
  return Math.max(latest + cooldownMs, fifth === undefined ? 0 : fifth + hourMs);
}

interface Taking {
  cause: string;
  /** The account that has confirmed the number. */
  userId: string;
  number: string;
  at: number;
}

/**
 * Makes a number the one account's that has confirmed it, if `guard` holds: the present holder of the SIM takes it from everybody who
 * had it before, confirmed or only typed, as networks give numbers to new people. It also becomes what the account signs in with
 * beside its password, unless others do already.
 */
export function takeNumber({ cause, userId, number, at }: Taking, guard: SQL): SQL[] {
  const others = sql`id <> ${userId} and ${guard}`;
  return [
    storeEffect(
      {
        cause,
        rest: sql`id`,
        kind: 'phone',
        target: sql`id`,
        payload: sql`json_object('userId', id, 'mobileNumber', ${number}, 'countryCode', '', 'before', null, 'at', ${at},
          'isTaken', json('true'))`,
        now: at,
      },
      sql`from accounts where (mobile_number = ${number} or confirmed_mobile = ${number}) and ${others}`,
    ),
    updateWhere(accounts, { confirmedMobile: null }, sql`where confirmed_mobile = ${number} and ${others}`),
    updateWhere(
      accounts,
      {
        confirmedMobile: number,
        confirmedMobileAt: at,
        signInNumber: sql`case when password is null or exists (select 1 from accounts o where o.sign_in_number = ${number})
          then sign_in_number else ${number} end`,
      },
      sql`where id = ${userId} and ${guard}`,
    ),
  ];
}

/** A code that was typed: its id, the cause of what follows, and what it gives back to its site. */
export interface TypedCode {
  codeId: string;
  cause: string;
  refunds: readonly Use[];
  refund: number;
}

/** Whether the first effect of a cause was stored: then its code was used up by this batch. */
export const isConfirmed = (cause: string): SQL =>
  sql`exists (select 1 from effects where id = ${`${cause}:phone`})`;

/** The number as its account's, verified; the statement right after the code's. */
export const storePhone = (cause: string, phone: Payloads['phone']): SQL =>
  storeEffect(
    { cause, kind: 'phone', target: phone.userId, payload: json(phone), now: phone.at },
    sql`where changes() = 1`,
  );

/**
 * Uses up the code and stores the number as the person's own, verified, in one batch; false if the code was used in the meantime.
 * Only this and a sign-in by code (number.queries.ts) set `phoneVerified`.
 */
export async function saveVerifiedPhone(
  db: DirectoryDb,
  { codeId, cause, refunds, refund }: TypedCode,
  phone: Payloads['phone'],
): Promise<boolean> {
  const { userId, mobileNumber: number, at } = phone;
  const [spent] = await runTogether(db, [
    spendCode(codeId),
    storePhone(cause, phone),
    dropOtherCodes({ type: TYPE, address: number }, sql`asker = ${userId} and changes() = 1`),
    ...takeNumber({ cause, userId, number, at }, isConfirmed(cause)),
    giveBackUse(refunds, refund, isConfirmed(cause)),
  ]);
  return spent === 1;
}

/** The used part of these budgets, by key. */
export async function readCounts(
  db: DirectoryDb,
  uses: readonly Use[],
  now: number,
): Promise<Map<string, number>> {
  const keys = uses.map(({ key }) => key);
  const rows = await db
    .select({ key: rateCounters.key, count: rateCounters.count })
    .from(rateCounters)
    .where(and(inArray(rateCounters.key, keys), gt(rateCounters.resetAt, now)));
  return new Map(rows.map(({ key, count }) => [key, count]));
}
