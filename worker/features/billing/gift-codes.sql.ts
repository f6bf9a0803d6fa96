import { type SQL, sql } from 'drizzle-orm';
import { giftCodeRedemptions, giftCodes } from '../../../schema/directory';
import { updateWhere } from '../../platform/db';

export interface CodeUse {
  redemptionId: string;
  giftCodeId: string;
  reservedUntil: number;
}

/**
 * The code is valid now, has a use that is neither redeemed nor reserved, and this person has not used it
 * yet.
 */
export const codeHasRoom = (giftCodeId: string | SQL, userId: string | SQL, now: number): SQL => sql`exists (
    select 1 from gift_codes g where g.id = ${giftCodeId} and g.is_active = 1
      and (g.valid_until is null or g.valid_until >= ${now})
      and g.used_count + (
        select count(*) from gift_code_redemptions where gift_code_id = g.id and status = 'reserved'
      ) < g.max_uses
  ) and not exists (
    select 1 from gift_code_redemptions
    where gift_code_id = ${giftCodeId} and user_id = ${userId} and status <> 'released'
  )`;

/** A payment and the gift code that its price comes from, if any. */
export interface CodedPayment {
  paymentId: string;
  userId: string;
  giftCodeId: string | null;
}

/** The same, as values or as columns of a statement. */
type Of<Payment> = { [Key in keyof Payment]: Payment[Key] | SQL };

/** The payment's gift code is reserved or redeemed for it, or can be; true for a payment without a code. */
export const codeFits = ({ paymentId, userId, giftCodeId }: Of<CodedPayment>, now: number): SQL =>
  giftCodeId === null
    ? sql`true`
    : sql`(exists (select 1 from gift_code_redemptions where payment_id = ${paymentId} and status <> 'released')
        or ${codeHasRoom(giftCodeId, userId, now)})`;

const isHeld = (paymentId: string, has: SQL) =>
  sql`where payment_id = ${paymentId} and (status = 'reserved' or status = 'released' and ${has})`;

/** Reserves a payment's code again that was released when its order ended, if there is room. */
export const reserveAgain = (
  { paymentId, userId, giftCodeId }: CodedPayment,
  guard: SQL,
  { now, until }: { now: number; until: number },
): SQL[] =>
  giftCodeId === null
    ? []
    : [
        updateWhere(
          giftCodeRedemptions,
          { status: 'reserved', reservedUntil: until, updatedAt: now },
          sql`${isHeld(paymentId, codeHasRoom(giftCodeId, userId, now))} and ${guard}`,
        ),
      ];

/**
 * Turns a payment's reservation into a redemption, which is always possible: reserved uses are never given to others. A released one
 * is redeemed if there is room.
 */
export const redeemCode = (
  { paymentId, userId, giftCodeId }: CodedPayment,
  guard: SQL,
  now: number,
): SQL[] =>
  giftCodeId === null
    ? []
    : [
        updateWhere(
          giftCodeRedemptions,
          { status: 'redeemed', redeemedAt: now, updatedAt: now },
          sql`${isHeld(paymentId, codeHasRoom(giftCodeId, userId, now))} and ${guard}`,
        ),
        updateWhere(
          giftCodes,
          { usedCount: sql`used_count + 1`, updatedAt: now },
          sql`where changes() = 1 and id = ${giftCodeId}`,
        ),
      ];

/** Releases the reservation of a payment that has ended. */
export const releaseCode = (paymentId: string, now: number): SQL =>
  updateWhere(
    giftCodeRedemptions,
    { status: 'released', updatedAt: now },
    sql`where payment_id = ${paymentId} and status = 'reserved'
    and exists (select 1 from payment_records
      where id = ${paymentId} and status in ('canceled', 'lapsed', 'refused'))`,
  );
