import type { ActivityDto } from '../../../schema/activity/output';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { fullName } from '../profile/display-name';
import * as queries from './activity.queries';

/** Without its metadata: what was before and after stays with the log. */
const toActivityDto = ({ entry, user }: queries.ActivityRow): ActivityDto => ({
  id: entry.id,
  userId: entry.userId,
  userName: user && fullName(user),
  userEmail: user?.email ?? null,
  action: entry.action,
  description: entry.description,
  entityType: entry.entityType,
  entityId: entry.entityId,
  createdAt: iso(entry.createdAt),
});

/** What everybody did, newest first. */
export async function listActivityFeed(
  ctx: UserCtx,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<ActivityDto>> {
  const rows = await queries.listActivity(ctx.db, cursor, limit + 1);
  return pageOf(rows, limit, ({ entry }) => entry.id, toActivityDto);
}

/** What one person did and what was done to their account, newest first. */
export async function listActivityAround(
  ctx: UserCtx,
  userId: string,
  limit: number,
): Promise<ActivityDto[]> {
  return (await queries.listActivityAround(ctx.db, userId, limit)).map(toActivityDto);
}

/** Puts on record that an operator looked at something of a person. */
export async function logLook(ctx: UserCtx, userId: string, description: string): Promise<void> {
  const now = ctx.clock.now();
  await queries.insertActivity(ctx.db, {
    id: newId(now),
    userId: ctx.actor.user.id,
    action: 'admin_viewed_user',
    entityType: 'user',
    entityId: userId,
    description,
    createdAt: now,
  });
}
