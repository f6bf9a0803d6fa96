import { sql } from 'drizzle-orm';
import { runReturning, type ShardDb } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { notifyWhere } from '../notifications/notifications.guards';
import { applyDecision, isNewDecision } from './fit-listings.guards';
import { isBarred } from './visibility.guards';

/**
 * Hides or restores a listing, unless a newer decision has been applied; the notice is written if buyers see a difference.
 * Returns its owner, if the listing exists.
 */
export async function followReport(
  db: ShardDb,
  { vehicleId, isHidden, notificationId, at }: Payloads['report'],
): Promise<string | null> {
  const wasHidden = isBarred('v');
  const results = await runReturning<{ ownerId: string }>(db, [
    sql`${notifyWhere(
      {
        id: notificationId,
        userId: sql`v.user_id`,
        type: 'system',
        title: isHidden ? 'Your listing was taken down' : 'Your listing is up again',
        message: isHidden
          ? sql`'Our team has hidden “' || v.name || '” after a report. Write to us if this is a mistake.'`
          : sql`'Our team has restored “' || v.name || '”.'`,
        relatedEntityType: 'vehicle',
        relatedEntityId: vehicleId,
        createdAt: at,
      },
      sql`from vehicles v where v.id = ${vehicleId} and ${isNewDecision(at, 'v')} and ${isHidden ? sql`not ${wasHidden}` : wasHidden}`,
    )} on conflict do nothing`,
    ...applyDecision(vehicleId, isHidden, at),
    sql`select user_id as ownerId from vehicles where id = ${vehicleId}`,
  ]);
  return results.at(-1)?.[0]?.ownerId ?? null;
}
