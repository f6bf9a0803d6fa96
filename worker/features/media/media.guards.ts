import { sql } from 'drizzle-orm';
import type { uploads } from '../../../schema/tables';

type UploadKind = (typeof uploads.$inferSelect)['kind'];

/** True for a file this user uploaded and has not attached anywhere yet; used inside the guard of what attaches it. */
export function ownPendingUploads(keys: string[], userId: string, kind: UploadKind) {
  return sql`(
    select count(*) from uploads
    where key in (select value from json_each(${JSON.stringify(keys)}))
      and user_id = ${userId} and kind = ${kind} and status = 'pending'
  ) = ${keys.length}`;
}

const isItsFile = sql`(rc_key = uploads.key or uploads.key in (select value from json_each(vehicles.images)))`;

/** Marks files attached that the batch's first statement has put on the listing. */
export const attachUploads = (keys: string[], vehicleId: string, now: number) => sql`
  update uploads set status = 'attached', attached_at = ${now}
  where key in (select value from json_each(${JSON.stringify(keys)}))
    and exists (select 1 from vehicles where id = ${vehicleId} and ${isItsFile})`;

/**
 * Marks files for the sweep that the batch's first statement has taken off a listing, or off with it. A relisted vehicle
 * shares its files with the sold one, so none of the seller's listings may show them any more.
 */
export const discardUploads = (keys: string[], now: number) => sql`
  update uploads set status = 'discarded', discarded_at = ${now}
  where key in (select value from json_each(${JSON.stringify(keys)})) and not exists (
    select 1 from vehicles where user_id = uploads.user_id and is_active = 1 and ${isItsFile}
  )`;
