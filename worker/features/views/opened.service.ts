import { AppError } from '../../../schema/common/errors';
import type { ListingRef } from '../../../schema/vehicles/input';
import type { OpenedInput } from '../../../schema/views/opened';
import type { ViewRecordedDto } from '../../../schema/views/output';
import { pageKindOf } from '../../../schema/views/page-kinds';
import type { Ctx } from '../../context';
import type { ListingKey } from '../../platform/view-counts';
import { findOpenPage } from '../republish/republish.service';
import { findPublicListing } from '../vehicles/vehicles.service';
import { isRobot } from './views.service';

/** The listing that was viewed, and the one whose views it counts towards; null if it is not up. */
async function findViewedListing(
  ctx: Ctx,
  { vehicleId, republishedVehicleId }: ListingRef,
): Promise<(ListingKey & { ownerId: string }) | null> {
  if (republishedVehicleId) {
    const page = await findOpenPage(ctx, republishedVehicleId);
    return page && { vehicleId: page.vehicleId, republishedVehicleId, ownerId: page.republisherId };
  }
  const vehicle = await findPublicListing(ctx, vehicleId ?? '');
  return vehicle && { vehicleId: vehicle.vehicleId, republishedVehicleId: null, ownerId: vehicle.ownerId };
}

/**
 * Counts an opened page by its kind, and the view of its listing once per visitor in half an hour; never the owner's view, nor a
 * bot's or a link preview's. Throws not_found (404) for a listing that is not up.
 */
export async function recordOpened(ctx: Ctx, { url, ...listing }: OpenedInput): Promise<ViewRecordedDto> {
  const { userAgent, visitor, network } = ctx.client;
  const kind = url === undefined ? null : pageKindOf(url);
  const isListing = listing.vehicleId !== undefined || listing.republishedVehicleId !== undefined;
  const found = isListing ? await findViewedListing(ctx, listing) : null;
  if (!found) {
    if (kind !== null && !isRobot(userAgent)) ctx.defer(ctx.live.countPage(kind, network));
    if (isListing) throw new AppError('not_found', 'Vehicle not found');
    return { counted: false };
  }
  if (isRobot(userAgent)) return { counted: false };
  const { ownerId, ...key } = found;
  const isOwner = ctx.actor.kind === 'user' && ctx.actor.user.id === ownerId;
  const from = /* guard */ isOwner ? null : { visitor, network, scale: ctx.settings.RATE_SCALE };
  const opened = { listing: key, kind, visitor: from };
  return { counted: await ctx.viewCounts.record(ownerId, opened, ctx.clock.now()) };
}
