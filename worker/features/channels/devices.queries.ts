import { and, desc, eq, sql } from 'drizzle-orm';
import { MOST_PUSH_DEVICES } from '../../../schema/channels/events';
import { pushDevices, sessions } from '../../../schema/tables';
import { type Db, insertWhere } from '../../platform/db';
import { retried } from '../../platform/retry';
import { isReachable } from './devices.guards';

const DAY = 86_400_000;

type Device = typeof pushDevices.$inferSelect;

/** A person's devices with a valid session, most recently seen first. */
export function listDevices(db: Db, userId: string, now: number) {
  return db
    .select({
      id: pushDevices.id,
      sid: pushDevices.sid,
      userAgent: pushDevices.userAgent,
      createdAt: pushDevices.createdAt,
      lastSeenAt: pushDevices.lastSeenAt,
    })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.sid, pushDevices.sid))
    .where(isReachable(userId, now))
    .orderBy(desc(pushDevices.lastSeenAt))
    .limit(MOST_PUSH_DEVICES);
}

/**
 * Stores a subscription for a valid session; beyond ten, the least recently seen is deleted. An existing one
 * is rewritten once a day, and a removed one only at its person's request. A browser that somebody else
 * signs in with is theirs from then on.
 */
export function writeDevice(db: Db, device: Omit<Device, 'removedAt'>, isRenewal: boolean) {
  const { userId, sid, lastSeenAt: now } = device;
  const surplus = sql`select id from push_devices where user_id = ${userId}
    order by last_seen_at desc, id desc limit -1 offset ${MOST_PUSH_DEVICES}`;
  return retried(() =>
    db.batch([
      db.run(sql`${insertWhere(
        pushDevices,
        device,
        sql`where exists (select 1 from sessions s where s.sid = ${sid} and s.user_id = ${userId} and s.revoked_at is null)`,
      )}
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

/** Ends messages to a device; false where there are none. */
export async function removeDevice(db: Db, userId: string, id: string, now: number): Promise<boolean> {
  const rows = await retried(() =>
    db
      .update(pushDevices)
      .set({ removedAt: now })
      .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
      .returning({ id: pushDevices.id }),
  );
  return rows.length === 1;
}
