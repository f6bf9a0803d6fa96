import { and, desc, eq, sql } from 'drizzle-orm';
import { MAX_PUSH_DEVICES } from '../../../schema/channels/events';
import { pushDevices } from '../../../schema/shard';
import { insertWhere, type ShardDb } from '../../platform/db';
import { retried } from '../../platform/retry';
import { endPushOf, isReachable } from './devices.sql';

const DAY = 86_400_000;

type Device = typeof pushDevices.$inferSelect;

/** A person's devices, most recently seen first, whether or not their sessions are valid. */
export function listDevices(db: ShardDb, userId: string) {
  return db
    .select({
      id: pushDevices.id,
      sid: pushDevices.sid,
      userAgent: pushDevices.userAgent,
      createdAt: pushDevices.createdAt,
      lastSeenAt: pushDevices.lastSeenAt,
    })
    .from(pushDevices)
    .where(isReachable(userId))
    .orderBy(desc(pushDevices.lastSeenAt))
    .limit(MAX_PUSH_DEVICES);
}

/**
 * Stores a subscription for a session that the caller knows to be valid; beyond ten, the least recently seen
 * one is deleted. An existing one is rewritten once a day, and a removed one only at its person's request. If
 * someone else signs in with the browser, the subscription becomes theirs.
 */
export function writeDevice(db: ShardDb, device: Omit<Device, 'removedAt'>, isRenewal: boolean) {
  const { userId, lastSeenAt: now } = device;
  const surplus = sql`select id from push_devices where user_id = ${userId}
    order by last_seen_at desc, id desc limit -1 offset ${MAX_PUSH_DEVICES}`;
  return retried(() =>
    db.batch([
      db.run(sql`${insertWhere(pushDevices, device, sql`where true`)}
        on conflict (endpoint) do update set user_id = excluded.user_id, sid = excluded.sid, p256dh = excluded.p256dh,
          auth = excluded.auth, user_agent = excluded.user_agent, last_seen_at = excluded.last_seen_at,
          removed_at = null
        where (push_devices.removed_at is null or push_devices.user_id <> excluded.user_id or ${!isRenewal}) and (
          push_devices.removed_at is not null or push_devices.sid <> excluded.sid or push_devices.p256dh <> excluded.p256dh
          or push_devices.last_seen_at < ${now - DAY})`),
      db.run(sql`delete from push_devices where id in (${surplus})`),
    ]),
  );
}

/** Stops push messages to a device; false if it gets none. */
export async function removeDevice(db: ShardDb, userId: string, id: string, now: number): Promise<boolean> {
  const rows = await retried(() =>
    db
      .update(pushDevices)
      .set({ removedAt: now })
      .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
      .returning({ id: pushDevices.id }),
  );
  return rows.length === 1;
}

/** Deletes the devices of sessions that have ended. */
export const endDevices = (db: ShardDb, userId: string, sids: readonly string[]) =>
  db.run(endPushOf(userId, sql`select value from json_each(${JSON.stringify(sids)})`));

/** Another person's subscription of a browser. */
export const deleteEndpoint = (db: ShardDb, endpoint: string) =>
  db.delete(pushDevices).where(eq(pushDevices.endpoint, endpoint));
