import { type SQL, sql } from 'drizzle-orm';
import { sessions } from '../../../schema/auth/sessions.table';
import { sellers } from '../../../schema/profile/table';
import { updateWhere } from '../../platform/db';
import { endPushOf } from '../channels/devices.sql';

/** Ends a seller's sessions of earlier epochs, and the push messages to their browsers. */
export const endOldSessions = (userId: string, now: number): SQL[] => [
  updateWhere(
    sessions,
    { revokedAt: now },
    sql`where user_id = ${userId} and revoked_at is null
      and epoch < (select session_epoch from ${sellers} where id = ${userId})`,
  ),
  endPushOf(userId, sql`select sid from ${sessions} where user_id = ${userId} and revoked_at is not null`),
];
