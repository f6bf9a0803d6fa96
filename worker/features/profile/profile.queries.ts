import { and, eq, sql } from 'drizzle-orm';
import type { WorkspaceLanguage } from '../../../schema/common/languages';
import { avatarKey, coverKey } from '../../../schema/media/input';
import { sellers } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { retried } from '../../platform/retry';
import { ownPendingUploads, settleProfilePictures } from '../media/media.sql';
import { profileIsUp, publisherColumns, pushNumber, pushProfile } from './profile.sql';

/** A public seller: one with a listing, a republished page or a profile online. */
export async function findPublisher(db: ShardDb, id: string, now: number) {
  const hasPublished = sql`(
    exists (select 1 from vehicles where user_id = sellers.id and is_active = 1)
    or exists (select 1 from republished_vehicles where republisher_id = sellers.id and status = 'active')
    or ${profileIsUp(now)})`;
  const [row] = await db
    .select(publisherColumns)
    .from(sellers)
    .where(and(eq(sellers.id, id), eq(sellers.isActive, true), hasPublished));
  return row ?? null;
}

type Seller = typeof sellers.$inferSelect;

/** Undefined columns are not changed. */
type Profile = Pick<
  Seller,
  'firstName' | 'lastName' | 'accountType' | 'firmName' | 'mobileNumber' | 'countryCode'
> & {
  [Key in 'profileImageUrl' | 'coverUrl' | 'showMobile' | 'showEmail' | 'about' | 'showYard']:
    | Seller[Key]
    | undefined;
};

const mayShow = (userId: string, { profileImageUrl, coverUrl }: Profile) =>
  and(
    profileImageUrl
      ? sql`(${sellers.profileImageUrl} is ${profileImageUrl}
        or ${ownPendingUploads([avatarKey(profileImageUrl) ?? ''], userId, 'profile_image')})`
      : undefined,
    coverUrl
      ? sql`(${sellers.coverUrl} is ${coverUrl}
        or ${ownPendingUploads([coverKey(coverUrl) ?? ''], userId, 'profile_cover')})`
      : undefined,
  );

/**
 * Writes a profile and its effect; a new number loses its verification in the same statement. null if the
 * picture is not a fresh upload of this person.
 */
export async function saveProfile(
  db: ShardDb,
  userId: string,
  profile: Profile,
  { cause, now }: { cause: string; now: number },
) {
  const write = () =>
    db.batch([
      db
        .update(sellers)
        .set({
          ...profile,
          phoneVerified: sql`${sellers.phoneVerified} and ${sellers.mobileNumber} is ${profile.mobileNumber}`,
          mobileChangedAt: sql`iif(${sellers.mobileNumber} is ${profile.mobileNumber}, ${sellers.mobileChangedAt}, ${now})`,
          profileVersion: sql`${sellers.profileVersion} + 1`,
          updatedAt: now,
        })
        .where(and(eq(sellers.id, userId), mayShow(userId, profile)))
        .returning(),
      db.run(pushProfile({ cause, userId, now })),
      db.run(pushNumber({ cause, userId, now })),
      db.run(settleProfilePictures(userId, now)),
    ]);
  const [rows] = await retried(write);
  return rows[0] ?? null;
}

interface LanguageChange {
  userId: string;
  language: WorkspaceLanguage;
  now: number;
}

export const saveLanguage = (db: ShardDb, { userId, language, now }: LanguageChange) =>
  db.update(sellers).set({ language, updatedAt: now }).where(eq(sellers.id, userId));
