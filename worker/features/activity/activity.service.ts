import type { ActivityDto } from '../../../schema/activity/output';
import type { Ctx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { fullName } from '../profile/display-name';
import * as queries from './activity.queries';

/** Without its metadata: the values before and after are not shown. */
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

/** Everyone's actions, newest first. */
export async function listActivityFeed(
  ctx: UserCtx,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<ActivityDto>> {
  const rows = await queries.listActivity(ctx.directory, cursor, limit + 1);
  return pageOf(rows, limit, ({ entry }) => entry.id, toActivityDto);
}

/** What one person did and what was done to their account, newest first. */
export async function listActivityAround(
  ctx: UserCtx,
  userId: string,
  limit: number,
): Promise<ActivityDto[]> {
  return (await queries.listActivityAround(ctx.directory, userId, limit)).map(toActivityDto);
}

interface Action {
  action: string;
  entityType: string;
  entityId: string;
  description: string;
}

/** Logs what a person or a visitor did. */
export async function logBy(ctx: Ctx, action: Action): Promise<void> {
  const createdAt = ctx.clock.now();
  const userId = ctx.actor.kind === 'user' ? ctx.actor.user.id : null;
  await queries.insertActivity(ctx.directory, { id: newId(createdAt), userId, ...action, createdAt });
}

/** Logs what an operator did. */
export async function logAction(ctx: UserCtx, action: Action): Promise<void> {
  const createdAt = ctx.clock.now();
  const line = { id: newId(createdAt), userId: ctx.actor.user.id, ...action, createdAt };
  await queries.insertActivity(ctx.directory, line);
}

/** Logs that an operator viewed a person's data. */
export const logLook = (ctx: UserCtx, userId: string, description: string): Promise<void> =>
  logAction(ctx, { action: 'admin_viewed_user', entityType: 'user', entityId: userId, description });
