import type { AdminUserDto } from '../../../schema/admin/output';
import { AppError } from '../../../schema/common/errors';
import type { UserCtx } from '../../context';
import { newId } from '../../platform/random';
import * as queries from './suspension.queries';
import { getUser } from './users.service';

const idsOf = (ctx: UserCtx, userId: string) => {
  const now = ctx.clock.now();
  return { userId, operatorId: ctx.actor.user.id, activityId: newId(now), now };
};

/**
 * Suspends a person: signed out everywhere at once, pages answer 404, nothing is deleted. Suspending again
 * changes nothing. Throws not_found (404), forbidden (403) for operators, including oneself.
 */
export async function suspendUser(ctx: UserCtx, userId: string, reason: string): Promise<AdminUserDto> {
  const ids = idsOf(ctx, userId);
  const suspended = await queries.suspendUser(ctx.directory, { ...ids, reason });
  // At once: a shard that does not answer keeps the operator waiting for both.
  const [user] = await Promise.all([
    getUser(ctx, userId),
    suspended && ctx.settle(ctx.directory, ids.activityId),
  ]);
  if (!suspended && user.isAdmin) throw new AppError('operator_not_suspendable');
  return user;
}

/** Lifts a suspension; the person has to sign in again. Throws not_found (404). */
export async function restoreUser(ctx: UserCtx, userId: string): Promise<AdminUserDto> {
  const ids = idsOf(ctx, userId);
  if (await queries.restoreUser(ctx.directory, ids)) await ctx.settle(ctx.directory, ids.activityId);
  return getUser(ctx, userId);
}
