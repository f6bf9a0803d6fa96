import { type SQL, sql } from 'drizzle-orm';
import { PROFILE_COPY } from '../../../schema/profile/copy';
import { sellers } from '../../../schema/shard';
import { storeEffect } from '../../platform/effects.sql';

/** Sends the present profile to the directory, in the batch that changes it and raises its version. */
export const pushProfile = ({ cause, userId, now }: { cause: string; userId: string; now: number }): SQL =>
  storeEffect(
    {
      cause,
      kind: 'profile',
      target: null,
      payload: sql.raw(PROFILE_COPY),
      now,
    },
    sql`from sellers where id = ${userId} and changes() > 0`,
  );

/** Sends a number that has just changed to the sellers for whom the person works, in the same batch. */
export const pushNumber = ({ cause, userId, now }: { cause: string; userId: string; now: number }): SQL =>
  storeEffect(
    {
      cause,
      rest: sql`'number:' || w.seller_id`,
      kind: 'number',
      target: sql`w.seller_id`,
      payload: sql`json_object('sellerId', w.seller_id, 'memberId', s.id, 'number', s.mobile_number,
        'isConfirmed', s.phone_verified, 'version', s.profile_version)`,
      now,
    },
    sql`from workplaces w join sellers s on s.id = w.user_id
      where w.user_id = ${userId} and w.ended_at is null and s.mobile_changed_at = ${now}`,
  );

/** Holds for `sellers` whose public profile is online, which outlives the plan by some days. */
export const profileIsUp = (now: number) =>
  sql`sellers.is_active = 1 and (sellers.subscription_plan = 'pro' or sellers.profile_grace_until > ${now})`;

/**
 * For statements about listings, columns of `sellers`: what buyers may see of a seller, and whether they may
 * see them at all.
 */
export const publisherColumns = {
  id: sellers.id,
  firstName: sellers.firstName,
  lastName: sellers.lastName,
  firmName: sellers.firmName,
  username: sellers.username,
  profileImageUrl: sellers.profileImageUrl,
  accountType: sellers.accountType,
  subscriptionPlan: sellers.subscriptionPlan,
  mobileNumber: sellers.mobileNumber,
  showMobile: sellers.showMobile,
  phoneVerified: sellers.phoneVerified,
  profileVehicles: sql<number | null>`iif(sellers.subscription_plan = 'pro' and sellers.username is not null,
    coalesce((select profile_count from vehicle_counts where user_id = sellers.id), 0), null)`,
  isActive: sellers.isActive,
  erasingAt: sellers.erasingAt,
};
