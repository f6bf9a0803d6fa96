import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { pushDevices } from '../../../schema/shard';

/** A person's device that was not turned off; its session must also be valid. */
export const isReachable = (userId: string) =>
  and(eq(pushDevices.userId, userId), isNull(pushDevices.removedAt));

/** Deletes the devices of these sessions: a list or a subquery of their keys. */
export const endPushOf = (userId: string, sids: SQL): SQL =>
  sql`delete from push_devices where user_id = ${userId} and sid in (${sids})`;
