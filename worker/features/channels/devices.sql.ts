import { and, eq, isNull } from 'drizzle-orm';
import { pushDevices } from '../../../schema/shard';

/** A person's device that was not turned off; its session, in the directory, must be valid too. */
export const isReachable = (userId: string) =>
  and(eq(pushDevices.userId, userId), isNull(pushDevices.removedAt));
