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
export const codeHasRoom = (giftCodeId: string, userId: string, now: number): SQL => sql`exists (
    select 1 from gift_codes g where g.id = ${giftCodeId} and g.is_active = 1
      and (g.valid_until is null or g.valid_until >= ${now})
      and g.used_count + (
        select count(*) from gift_code_redemptions where gift_code_id = g.id and status = 'reserved'
      ) < g.max_uses
  ) and not exists (
    select 1 from gift_code_redemptions
    where gift_code_id = ${giftCodeId} and user_id = ${userId} and status <> 'released'
  )`;

/**
 * Turns a payment's reservation into a redemption, which is always possible: reserved uses are never given to
 * others.
 */
export const redeemCode = (paymentId: string, guard: SQL, now: number): SQL[] => [
  updateWhere(
    giftCodeRedemptions,
    { status: 'redeemed', redeemedAt: now, updatedAt: now },
    sql`where payment_id = ${paymentId} and status = 'reserved' and ${guard}`,
  ),
  updateWhere(
    giftCodes,
    { usedCount: sql`used_count + 1`, updatedAt: now },
    sql`where changes() = 1
      and id = (select gift_code_id from gift_code_redemptions where payment_id = ${paymentId} and status = 'redeemed')`,
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
