import { sql } from 'drizzle-orm';
import { uploads } from '../../../schema/shard';
import { updateWhere } from '../../platform/db';
import type { UploadKind } from './media.queries';

/**
 * True for files that this user has uploaded but not attached yet; part of the guard of the statement that
 * attaches them.
 */
export function ownPendingUploads(keys: string[], userId: string, kind: UploadKind) {
  return sql`(
    select count(*) from uploads
    where key in (select value from json_each(${JSON.stringify(keys)}))
      and user_id = ${userId} and kind = ${kind} and status = 'pending'
  ) = ${keys.length}`;
}

const isItsFile = sql`(rc_key = uploads.key or uploads.key in (select value from json_each(vehicles.images)))`;

/** Marks as attached the files that the batch's first statement has put on the listing. */
export const attachUploads = (keys: string[], vehicleId: string, now: number) =>
  updateWhere(
    uploads,
    { status: 'attached', attachedAt: now },
    sql`where key in (select value from json_each(${JSON.stringify(keys)}))
    and exists (select 1 from vehicles where id = ${vehicleId} and ${isItsFile})`,
  );

/**
 * Marks for the sweep the files that the batch's first statement removed from a listing, or with it. A
 * relisted vehicle shares its files with the sold one, so files still used by any of the seller's listings
 * are excluded.
 */
export const discardUploads = (keys: string[], now: number) =>
  updateWhere(
    uploads,
    { status: 'discarded', discardedAt: now },
    sql`where key in (select value from json_each(${JSON.stringify(keys)})) and not exists (
    select 1 from vehicles where user_id = uploads.user_id and is_active = 1 and ${isItsFile}
  )`,
  );

/**
 * Marks as attached the picture and the cover that the batch's first statement has put on the profile, and
 * marks the previous ones for the sweep.
 */
export const settleProfilePictures = (userId: string, now: number) => {
  const isShown = sql`exists (select 1 from sellers where id = ${userId}
    and '/media/' || key in (replace(profile_image_url, '/avatar', ''), replace(cover_url, '/cover', '')))`;
  return updateWhere(
    uploads,
    {
      status: sql`case when ${isShown} then 'attached' else 'discarded' end`,
      attachedAt: sql`case when ${isShown} then ${now} else attached_at end`,
      discardedAt: sql`case when ${isShown} then null else ${now} end`,
    },
    sql`where user_id = ${userId} and kind in ('profile_image', 'profile_cover') and (
      (status = 'pending' and ${isShown}) or (status = 'attached' and not ${isShown})
    )`,
  );
};
