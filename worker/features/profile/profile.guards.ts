import { sql } from 'drizzle-orm';
import { users } from '../../../schema/tables';

/** Of `users`: their public profile is up; it outlives the plan by some days. */
export const profileIsUp = (now: number) =>
  sql`users.is_active = 1 and (users.subscription_plan = 'pro' or users.profile_grace_until > ${now})`;

/** Of `users`, for statements of listings: what buyers see of a seller, and whether they may see them at all. */
export const publisherColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  firmName: users.firmName,
  username: users.username,
  profileImageUrl: users.profileImageUrl,
  accountType: users.accountType,
  subscriptionPlan: users.subscriptionPlan,
  mobileNumber: users.mobileNumber,
  showMobile: users.showMobile,
  phoneVerified: users.phoneVerified,
  profileVehicles: sql<number | null>`iif(users.subscription_plan = 'pro' and users.username is not null,
    coalesce((select profile_count from vehicle_counts where user_id = users.id), 0), null)`,
  isActive: users.isActive,
  erasingAt: users.erasingAt,
};
