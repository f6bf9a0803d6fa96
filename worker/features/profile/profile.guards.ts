import { sql } from 'drizzle-orm';

/** Of `users`: their public profile is up; it outlives the plan by some days. */
export const profileIsUp = (now: number) =>
  sql`users.is_active = 1 and (users.subscription_plan = 'pro' or users.profile_grace_until > ${now})`;

/** Of `vehicles`: buyers see it on its owner's profile. In the words of the index vehicles_on_profile. */
export const isOnProfile = sql`vehicles.is_active = 1 and vehicles.hidden_by_plan = 0
  and vehicles.show_in_profile = 1 and vehicles.status <> 'sold'`;
