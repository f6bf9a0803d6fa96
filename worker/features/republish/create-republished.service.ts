import { PLANS } from '../../../schema/billing/plans';
import { toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { RepublishInput } from '../../../schema/republish/input';
import type { RepublishedVehicleDto } from '../../../schema/republish/output';
import type { UserCtx } from '../../context';
import { indianCalendar } from '../../platform/clock';
import { newId, newPageId, newShortCode } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import { displayName } from '../profile/display-name';
import * as queries from './create-republished.queries';
import { getOwnRepublished } from './republish.service';

const badPrice = () => {
  const message = 'Please enter a valid price';
  return new AppError('invalid', message, { fields: { customPrice: message } });
};

/**
 * Offers another seller's vehicle under the person's own price (major units of its currency) and number. Throws not_found (404),
 * gone (410), sold (409), bad_request (400) for one's own vehicle, conflict (409) the second time, forbidden (403) where the owner
 * does not let them, limit_reached (403, with the word "limit"), invalid (400). Nothing is written then.
 */
export async function republishVehicle(ctx: UserCtx, input: RepublishInput): Promise<RepublishedVehicleDto> {
  const { user } = ctx.actor;
  const now = ctx.clock.now();
  const { originalVehicleId: originalId } = input;
  const page: queries.NewRepublished = {
    id: newPageId(now, originalId, user.id),
    notificationId: newId(now, originalId),
    code: newShortCode(user.id),
    vehicleId: originalId,
    republisherId: user.id,
    republisherName: displayName(user),
    price: Number(input.customPrice),
    decimals: /\.(\d*[1-9])/.exec(input.customPrice)?.[1]?.length ?? 0,
    customMobileNumber: input.customMobileNumber,
    now,
    month: indianCalendar(now),
    monthlyLimit: PLANS[user.subscriptionPlan].limits.republishActionsPerMonth,
  };
  if (!(await queries.insertRepublished(ctx.db, page))) throw await explainRefusal(ctx, page);
  announce(ctx, [page.notificationId]);
  return getOwnRepublished(ctx, page.id);
}

async function explainRefusal(ctx: UserCtx, page: queries.NewRepublished): Promise<AppError> {
  const obstacle = await queries.findObstacle(ctx.db, page);
  if (obstacle?.isRemoved) return new AppError('gone', 'This vehicle has been removed by its seller');
  if (!obstacle?.isPublic) return new AppError('not_found', 'Vehicle not found');
  if (obstacle.status === 'sold') {
    return new AppError('sold', 'This vehicle has been sold and is no longer available.');
  }
  if (obstacle.ownerId === page.republisherId) {
    return new AppError('bad_request', 'You cannot republish your own vehicle');
  }
  if (obstacle.isRepublished) return new AppError('conflict', "You've republished this vehicle already");
  if (page.monthlyLimit !== null && obstacle.used >= page.monthlyLimit) {
    const limit =
      page.monthlyLimit === 0
        ? 'does not include republishing'
        : `has a limit of ${page.monthlyLimit} republished vehicles a month`;
    return new AppError('limit_reached', `Republish limit reached: your plan ${limit}`);
  }
  if (toMinor(page.price, obstacle.currency) === null) return badPrice();
  return new AppError('forbidden', 'The owner does not let you republish this vehicle');
}
