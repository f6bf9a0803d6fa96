import { sql } from 'drizzle-orm';
import { runReturning, type ShardDb } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { notify, told } from '../notifications/notifications.sql';
import { applyDecision, isNewDecision } from './listing-limit.sql';
import { isBarred } from './visibility.sql';

/**
 * Hides or restores a listing, unless a newer decision has been applied; notifies the owner if buyers see a
 * difference. Returns the owner, if the listing exists.
 */
export async function followReport(
  db: ShardDb,
  { vehicleId, isHidden, notificationId, at }: Payloads['report'],
): Promise<string | null> {
  const wasHidden = isBarred('v');
  const results = await runReturning<{ ownerId: string }>(db, [
    ...notify(
      {
        id: notificationId,
        userId: sql`v.user_id`,
        ...told(isHidden ? 'listing_hidden' : 'listing_restored', { vehicle: sql`v.name` }),
        relatedEntityId: vehicleId,
        createdAt: at,
      },
      sql`from vehicles v where v.id = ${vehicleId} and ${isNewDecision(at, 'v')} and ${isHidden ? sql`not ${wasHidden}` : wasHidden}`,
    ),
    ...applyDecision(vehicleId, isHidden, at),
    sql`select user_id as ownerId from vehicles where id = ${vehicleId}`,
  ]);
  return results.at(-1)?.[0]?.ownerId ?? null;
}
