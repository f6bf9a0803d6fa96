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

/** Marks them attached, in the batch whose first statement has put `vehicleId` there. */
export const attachUploads = (keys: string[], vehicleId: string, now: number) => sql`
  update uploads set status = 'attached', attached_at = ${now}
  where key in (select value from json_each(${JSON.stringify(keys)}))
    and exists (select 1 from vehicles where id = ${vehicleId})`;

/** Marks a deleted listing's files for the sweep. */
export const discardUploads = (keys: string[], now: number) => sql`
  update uploads set status = 'discarded', discarded_at = ${now}
  where key in (select value from json_each(${JSON.stringify(keys)}))`;
