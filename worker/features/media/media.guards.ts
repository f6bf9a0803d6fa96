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

const isOnVehicle = (vehicleId: string) => sql`exists (
  select 1 from vehicles where id = ${vehicleId} and is_active = 1
    and (rc_key = uploads.key or uploads.key in (select value from json_each(vehicles.images)))
)`;

/** Marks files attached that the batch's first statement has put on the listing. */
export const attachUploads = (keys: string[], vehicleId: string, now: number) => sql`
  update uploads set status = 'attached', attached_at = ${now}
  where key in (select value from json_each(${JSON.stringify(keys)})) and ${isOnVehicle(vehicleId)}`;

/** Marks files for the sweep that the batch's first statement has taken off the listing, or off with it. */
export const discardUploads = (keys: string[], vehicleId: string, now: number) => sql`
  update uploads set status = 'discarded', discarded_at = ${now}
  where key in (select value from json_each(${JSON.stringify(keys)})) and not ${isOnVehicle(vehicleId)}`;
