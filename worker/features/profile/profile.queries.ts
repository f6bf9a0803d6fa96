import { and, eq, sql } from 'drizzle-orm';
import { avatarKey } from '../../../schema/media/input';
import { users } from '../../../schema/tables';
import type { Db } from '../../platform/db';
import { retried } from '../../platform/retry';
import { ownPendingUploads, settleProfileImage } from '../media/media.guards';
import { profileIsUp, publisherColumns } from './profile.guards';

/** A seller who is public: one with a listing, a republished page or a profile online. */
export async function findPublisher(db: Db, id: string, now: number) {
  const hasPublished = sql`(
    exists (select 1 from vehicles where user_id = users.id and is_active = 1)
    or exists (select 1 from republished_vehicles where republisher_id = users.id and status = 'active')
    or ${profileIsUp(now)})`;
  const [row] = await db
    .select(publisherColumns)
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true), hasPublished));
  return row ?? null;
}

/** The username of an account that is not suspended; null when there is no such account. */
export async function findUsername(db: Db, id: string) {
  const [row] = await db
    .select({ username: users.username })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true)));
  return row ?? null;
}

type User = typeof users.$inferSelect;

/** Undefined columns stay unchanged. */
type Profile = Pick<
  User,
  'firstName' | 'lastName' | 'accountType' | 'firmName' | 'mobileNumber' | 'countryCode'
> & { [Key in 'username' | 'profileImageUrl' | 'showMobile' | 'showEmail']: User[Key] | undefined };

/** Free, or this person's own: UNIQUE would refuse it too, but without saying which field was at fault. */
const mayBe = (username: string) =>
  sql`(${users.username} = ${username} or (
    ${users.username} is null and not exists (select 1 from users other where other.username = ${username})
  ))`;

const mayShow = (userId: string, url: string) =>
  sql`(${users.profileImageUrl} is ${url} or ${ownPendingUploads([avatarKey(url) ?? ''], userId, 'profile_image')})`;

/**
 * Writes a profile; the verification falls in the same statement when the number is another one. null when the username
 * may not be this person's, or the picture is not their fresh upload.
 */
export async function saveProfile(db: Db, userId: string, profile: Profile, now: number) {
  const { username, profileImageUrl } = profile;
  const write = () =>
    db.batch([
      db
        .update(users)
        .set({
          ...profile,
          phoneVerified: sql`${users.phoneVerified} and ${users.mobileNumber} is ${profile.mobileNumber}`,
          updatedAt: now,
        })
        .where(
          and(
            eq(users.id, userId),
            username ? mayBe(username) : undefined,
            profileImageUrl ? mayShow(userId, profileImageUrl) : undefined,
          ),
        )
        .returning(),
      db.run(settleProfileImage(userId, now)),
    ]);
  const [rows] = await retried(write);
  return rows[0] ?? null;
}

/** Whether somebody has this username. */
export async function isTaken(db: Db, username: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return rows.length > 0;
}
