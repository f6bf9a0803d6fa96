import { and, eq, sql } from 'drizzle-orm';
import { leadCounts, sessions, users, vehicleCounts } from '../../../schema/tables';
import type { Db } from '../../platform/db';
import { endPushDevices } from '../messages/messages.guards';

const otherOperator = sql<boolean>`exists (
  select 1 from users o where o.is_admin = 1 and o.is_active = 1 and o.id <> users.id
)`.mapWith(Boolean);

/** When they last showed who they are: a provider may have let them pass for what it has known since long. */
const shownAt = sql<number>`min(${sessions.createdAt},
  coalesce(json_extract(${sessions.sess}, '$.authenticatedAt'), ${sessions.createdAt}))`;

/** What decides how a person has to confirm something, and what they would lose. */
export async function findAccount(db: Db, userId: string, sid: string) {
  const [row] = await db
    .select({
      password: users.password,
      signedInAt: shownAt,
      isAdmin: users.isAdmin,
      hasOtherOperator: otherOperator,
      vehicles: sql<number>`coalesce(${vehicleCounts.listedCount}, 0)`,
      leads: sql<number>`coalesce(${leadCounts.leadCount}, 0)`,
    })
    .from(users)
    .innerJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.sid, sid)))
    .leftJoin(vehicleCounts, eq(vehicleCounts.userId, users.id))
    .leftJoin(leadCounts, eq(leadCounts.ownerId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Whether the session still holds: a reset may have ended it while its password was compared. */
const holds = (sid: string) => sql`exists (select 1 from sessions where sid = ${sid} and revoked_at is null)`;

/**
 * Closes an account and ends its sessions, together; from here on the job erases it. `lastOperator`: two of them cannot leave at
 * once either. `signedOut` where the session ended meanwhile.
 */
export async function closeAccount(
  db: Db,
  { userId, sid, now }: { userId: string; sid: string; now: number },
): Promise<'closed' | 'lastOperator' | 'signedOut'> {
  const [, , [user]] = await db.batch([
    db.run(sql`update users set erasing_at = ${now}, is_active = 0, is_admin = 0, updated_at = ${now}
      where id = ${userId} and erasing_at is null and (is_admin = 0 or ${otherOperator}) and ${holds(sid)}`),
    db.run(sql`update sessions set revoked_at = ${now} where user_id = ${userId} and revoked_at is null
      and exists (select 1 from users where id = ${userId} and erasing_at is not null)`),
    db
      .select({ erasingAt: users.erasingAt, holds: sql<number>`${holds(sid)}` })
      .from(users)
      .where(eq(users.id, userId)),
    db.run(endPushDevices(sql`${userId}`)),
  ]);
  if (user?.erasingAt !== null) return 'closed';
  return user.holds ? 'lastOperator' : 'signedOut';
}
