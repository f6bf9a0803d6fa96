import { PLANS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import type { UpdateOrderInput } from '../../../schema/vehicles/input';
import type { UserCtx } from '../../context';
import { invalidateProfile } from './cached-pages.service';
import { saveOrder } from './order.queries';

/**
 * Sets the order of the public profile, all or nothing. Throws pro_required (403), not_found (404) for anyone
 * else's vehicle.
 */
export async function updateOrder(ctx: UserCtx, { updates }: UpdateOrderInput): Promise<void> {
  const { id, subscriptionPlan, username } = ctx.actor.user;
  if (!PLANS[subscriptionPlan].publicProfile) {
    throw new AppError('pro_order');
  }
  if (!(await saveOrder(ctx.shardOf(ctx.actor.user.id), id, updates)))
    throw new AppError('vehicle_not_found');
  await invalidateProfile(ctx, username);
}
