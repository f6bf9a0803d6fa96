import { eq, sql } from 'drizzle-orm';
import { sellers } from '../../../schema/shard';
import { runTogether, type SellerRow, type ShardDb, updateWhere } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { endOldSessions } from '../auth/session.sql';
import { storeNotice } from '../notifications/notifications.sql';
import { applyListingLimit } from '../vehicles/listing-limit.sql';
import { storeAccount } from './account-copy.sql';
import { pushNumber, pushProfile } from './profile.sql';

export async function findSeller(db: ShardDb, id: string): Promise<SellerRow | null> {
  const [row] = await db.select().from(sellers).where(eq(sellers.id, id));
  return row ?? null;
}

/**
 * Applies a version of the account to its seller's row, and ends sessions older than its epoch. Listings
 * allowed by an outdated copy are then adjusted to the plan.
 */
export const copyAccount = (db: ShardDb, account: Payloads['account'], now: number) =>
  runTogether(db, [
    ...storeAccount(account, now),
    ...endOldSessions(account.id, now),
    applyListingLimit(account.id),
    ...storeNotice(account.id, account.notice),
  ]);

/** The number leaves the profile: another account has verified it. */
export const loseVerifiedNumber = (
  db: ShardDb,
  { userId, mobileNumber, at }: Payloads['phone'],
  cause: string,
) =>
  runTogether(db, [
    updateWhere(
      sellers,
      {
        mobileNumber: null,
        phoneVerified: false,
        mobileChangedAt: at,
        profileVersion: sql`profile_version + 1`,
        updatedAt: at,
      },
      sql`where id = ${userId} and mobile_changed_at < ${at} and mobile_number = ${mobileNumber}`,
    ),
    pushProfile({ cause, userId, now: at }),
    pushNumber({ cause, userId, now: at }),
  ]);

/** Stores a verified number as the seller's, unless their profile has had a different one since. */
export const saveVerifiedNumber = (
  db: ShardDb,
  { userId, mobileNumber, countryCode, before, at }: Payloads['phone'],
  cause: string,
) =>
  runTogether(db, [
    updateWhere(
      sellers,
      {
        mobileNumber,
        countryCode,
        phoneVerified: true,
        mobileChangedAt: at,
        profileVersion: sql`profile_version + 1`,
        updatedAt: at,
      },
      sql`where id = ${userId} and mobile_changed_at < ${at} and (mobile_number is ${before} or mobile_number is ${mobileNumber})
        and not (phone_verified = 1 and mobile_number is ${mobileNumber} and country_code = ${countryCode})`,
    ),
    pushProfile({ cause, userId, now: at }),
    pushNumber({ cause, userId, now: at }),
  ]);
