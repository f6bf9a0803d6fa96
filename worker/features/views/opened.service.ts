import { AppError } from '../../../schema/common/errors';
import type { ListingRef } from '../../../schema/vehicles/input';
import type { OpenedInput } from '../../../schema/views/opened';
import type { ViewRecordedDto } from '../../../schema/views/output';
import { pageKindOf } from '../../../schema/views/page-kinds';
import type { Ctx } from '../../context';
import type { ListingKey, OpenedListing } from '../../platform/view-counts';
import { findCodeOwner } from '../links/links.service';
import { findOpenPage } from '../republish/republish.service';
import { findPublicListing } from '../vehicles/vehicles.service';
import { isRobot } from './views.service';

const notUp = () => new AppError('vehicle_not_found');

/** The viewed listing, and the seller's listing that its views count towards; null if it is not up. */
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
 * Counts an opened page by its kind. Also counts the view of its listing and the scan of the code that led
 * there, each once per visitor and half hour, but not for the owner, bots or link previews. A code of another
 * seller than the listing's is ignored. Throws not_found (404) for a listing that is not up.
 */
export async function recordOpened(
  ctx: Ctx,
  { url, code, ...listing }: OpenedInput,
): Promise<ViewRecordedDto> {
  const { userAgent, visitor, network } = ctx.client;
  const kind = url === undefined ? null : pageKindOf(url);
  const isListing = listing.vehicleId !== undefined || listing.republishedVehicleId !== undefined;
  const [found, codeOwner] = await Promise.all([
    isListing ? findViewedListing(ctx, listing) : null,
    code === undefined ? null : findCodeOwner(ctx, code),
  ]);
  const ownerId = found?.ownerId ?? codeOwner;
  const isMissing = isListing && !found;
  if (isRobot(userAgent)) {
    if (isMissing) throw notUp();
    return { counted: false };
  }
  if (!found && kind !== null) ctx.defer(ctx.live.countPage(kind, network));
  const isOwner = ctx.actor.kind === 'user' && ctx.actor.user.id === ownerId;
  const opened: OpenedListing = {
    listing: found && { vehicleId: found.vehicleId, republishedVehicleId: found.republishedVehicleId },
    code: codeOwner !== null && codeOwner === ownerId ? (code ?? null) : null,
    kind: found ? kind : null,
    visitor: isOwner ? null : { visitor, network, scale: ctx.settings.RATE_SCALE },
  };
  const counted = ownerId !== null && (await ctx.viewCounts.record(ownerId, opened, ctx.clock.now()));
  if (isMissing) throw notUp();
  return { counted };
}
