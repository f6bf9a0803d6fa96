import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Channel } from '../../../schema/channels/events';
import { deliveryStops, pushDevices, quietHours, sellers } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { isReachable } from '../channels/devices.sql';

/** A person's contact details and what the channel depends on; null for a closed account. */
export async function findSellerRecipient(db: ShardDb, userId: string, channel: Channel) {
  const [row] = await db
    .select({
      userId: sellers.id,
      firstName: sellers.firstName,
      email: sellers.email,
      permissions: sellers.permissions,
      plan: sellers.subscriptionPlan,
      language: sellers.language,
      mobile: sql<string | null>`iif(${sellers.phoneVerified}, ${sellers.mobileNumber}, null)`,
      quietFrom: quietHours.fromMinute,
      quietTo: quietHours.toMinute,
      stopped: deliveryStops.reason,
    })
    .from(sellers)
    .leftJoin(quietHours, eq(quietHours.userId, sellers.id))
    .leftJoin(deliveryStops, and(eq(deliveryStops.userId, sellers.id), eq(deliveryStops.channel, channel)))
    .where(and(eq(sellers.id, userId), eq(sellers.isActive, true), isNull(sellers.erasingAt)));
  return row ?? null;
}

/** A person's devices that were not turned off. */
export function listPushDevices(db: ShardDb, userId: string) {
  const { id, sid, endpoint, p256dh, auth } = pushDevices;
  return db.select({ id, sid, endpoint, p256dh, auth }).from(pushDevices).where(isReachable(userId));
}

export const deletePushDevice = (db: ShardDb, id: string) =>
  db.delete(pushDevices).where(eq(pushDevices.id, id));
