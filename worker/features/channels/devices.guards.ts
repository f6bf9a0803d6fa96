import { and, eq, gt, isNull } from 'drizzle-orm';
import { pushDevices, sessions } from '../../../schema/tables';

/** A person's device that still gets push messages; its session is joined. */
export const isReachable = (userId: string, now: number) =>
  and(
    eq(pushDevices.userId, userId),
    isNull(pushDevices.removedAt),
    isNull(sessions.revokedAt),
    gt(sessions.expire, now),
  );
