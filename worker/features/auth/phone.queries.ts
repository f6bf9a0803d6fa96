import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
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

const isFair = ({ shared, own, ownLimit }: FairShare, now: number) => {
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
  budgets: readonly Use[],
  fair: FairShare | null,
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

/**
 * Uses up the code and stores the number as the person's own, verified, in one batch; false if the code was
 * used in the meantime. A number is confirmed for one account: the SIM's present holder takes it from the
 * previous one, as networks reassign numbers. Nothing else sets `phoneVerified`. `refunds` are returned to
 * their budgets because the code was typed.
 */
export async function saveVerifiedPhone(
  db: DirectoryDb,
  {
    codeId,
    cause,
    refunds,
    refund,
  }: { codeId: string; cause: string; refunds: readonly Use[]; refund: number },
  phone: Payloads['phone'],
): Promise<boolean> {
  const { userId, mobileNumber, at } = phone;
  const isVerified = sql`exists (select 1 from effects where id = ${`${cause}:phone`})`;
  const others = sql`confirmed_mobile = ${mobileNumber} and id <> ${userId} and ${isVerified}`;
  const [spent] = await runTogether(db, [
    spendCode(codeId),
    storeEffect(
      { cause, kind: 'phone', target: userId, payload: json(phone), now: at },
      sql`where changes() = 1`,
    ),
    dropOtherCodes({ type: TYPE, address: mobileNumber }, sql`asker = ${userId} and changes() = 1`),
    storeEffect(
      {
        cause,
        rest: sql`id`,
        kind: 'phone',
        target: sql`id`,
        payload: sql`json_object('userId', id, 'mobileNumber', ${mobileNumber}, 'countryCode', '', 'before', null, 'at', ${at},
          'isTaken', json('true'))`,
        now: at,
      },
      sql`from accounts where ${others}`,
    ),
    updateWhere(accounts, { confirmedMobile: null }, sql`where ${others}`),
    updateWhere(accounts, { confirmedMobile: mobileNumber }, sql`where id = ${userId} and ${isVerified}`),
    giveBackUse(refunds, refund, isVerified),
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
