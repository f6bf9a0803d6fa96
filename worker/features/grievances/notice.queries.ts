import { sql } from 'drizzle-orm';
import { runReturning, type ShardDb } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { notify, told } from '../notifications/notifications.sql';

/** Notifies the owner of a listing that is there. Returns the owner's id. */
export async function notifyOwner(
  db: ShardDb,
  { vehicleId, notificationId, at }: Payloads['grievance'],
): Promise<string | null> {
  const results = await runReturning<{ ownerId: string }>(db, [
    ...notify(
      {
        id: notificationId,
        userId: sql`v.user_id`,
        ...told('listing_complained', { vehicle: sql`v.name` }),
        relatedEntityId: vehicleId,
        createdAt: at,
      },
      sql`from vehicles v where v.id = ${vehicleId} and v.deleted_at is null`,
    ),
    sql`select user_id as ownerId from vehicles where id = ${vehicleId} and deleted_at is null`,
  ]);
  return results.at(-1)?.[0]?.ownerId ?? null;
}
