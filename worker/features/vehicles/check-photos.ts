import { PLANS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import type { UserCtx } from '../../context';

/**
 * Throws too_many_images (400) if photos, by address or key, exceed the plan of the person. Those that a
 * listing already `has` from a larger plan may be kept, reordered and removed, but none added.
 */
export function checkPhotos(ctx: UserCtx, photos: readonly string[], has: readonly string[] = []): void {
  const limit = PLANS[ctx.actor.user.subscriptionPlan].photos;
  if (photos.length <= limit || photos.every((photo) => has.includes(photo))) return;
  throw new AppError('too_many_images', { values: { limit }, field: 'images' });
}
