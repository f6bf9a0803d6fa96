import type { UserPlanInput } from '../../../schema/billing/input';
import type { PlanChangeDto, UserPlanDto } from '../../../schema/billing/output';
import { PLANS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { newId } from '../../platform/random';
import * as queries from './plans.queries';

/** An operator's change of a person's plan, for the ledger. */
export function operatorChange(
  ctx: UserCtx,
  { userId, plan, duration }: UserPlanInput,
): queries.OperatorChange {
  const now = ctx.clock.now();
  return {
    grant: {
      changeId: newId(now),
      userId,
      source: 'operator',
      plan,
      duration,
      rateMinor: PLANS[plan].monthlyMinor.INR,
      paymentId: null,
      moneyMinor: 0,
      operatorId: ctx.actor.user.id,
      now,
    },
    activityId: newId(now),
    notificationId: newId(now, userId),
  };
}

/** The state of a person's plan. Throws not_found (404). */
export async function getUserPlan(ctx: UserCtx, userId: string): Promise<UserPlanDto> {
  const user = await queries.findBuyer(ctx.directory, userId);
  if (!user) throw new AppError('user_not_found');
  return { userId, plan: user.subscriptionPlan, subscriptionEndsAt: iso(user.subscriptionEndsAt) };
}

/**
 * Sets a person's plan: the same plan is extended, the rest of another is converted by price, and Starter
 * ends everything. A double tap counts once. Throws not_found (404).
 */
export async function setUserPlan(ctx: UserCtx, input: UserPlanInput): Promise<UserPlanDto> {
  const change = operatorChange(ctx, input);
  if (await queries.setPlan(ctx.directory, change)) await ctx.settle(ctx.directory, change.grant.changeId);
  return getUserPlan(ctx, input.userId);
}

/** A person's latest plan changes, newest first, for operators. */
export async function listPlanChanges(ctx: UserCtx, userId: string, limit: number): Promise<PlanChangeDto[]> {
  const rows = await queries.listPlanChanges(ctx.directory, userId, limit);
  return rows.map(({ createdAt, endsAfter, ...row }) => ({
    ...row,
    endsAfter: iso(endsAfter),
    createdAt: iso(createdAt),
  }));
}
