import { AppError } from '../../../schema/common/errors';
import type { ListingRef } from '../../../schema/vehicles/input';
import { sourceOf } from '../../../schema/views/marks';
import type { OpenedInput, TappedInput } from '../../../schema/views/opened';
import type { ViewRecordedDto } from '../../../schema/views/output';
import { pageKindOf } from '../../../schema/views/page-kinds';
import type { Ctx } from '../../context';
import type { ListingKey, OpenedListing } from '../../platform/view-counts';
import { findCodeOwner } from '../links/links.service';
import { findOpenPage } from '../republish/republish.service';
import { tellOfScan } from '../scan-notices/scan-notices.service';
import { findPublicListing } from '../vehicles/vehicles.service';
import { worksFor } from './views.queries';
import { isRobot } from './views.service';

const keyOf = ({ vehicleId, republishedVehicleId }: ListingKey): ListingKey => ({
  vehicleId,
  republishedVehicleId,
});

const visitorOf = ({ client: { visitor, network }, settings }: Ctx) => ({
  visitor,
  network,
  scale: settings.RATE_SCALE,
});

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

/** Whether whoever acts is the seller, or works for them. */
async function isSellers({ actor, shardOf }: Ctx, ownerId: string): Promise<boolean> {
  if (actor.kind !== 'user') return false;
  return actor.user.id === ownerId || (await worksFor(shardOf(ownerId), ownerId, actor.user.id));
}

/**
 * Counts an opened page by its kind. Also counts the view of its listing and the scan of the code that led
 * there, each once per visitor and half hour, but not for the owner, staff, bots or link previews. A code of another
 * seller than the listing's is ignored. Throws not_found (404) for a listing that is not up.
 */
export async function recordOpened(
  ctx: Ctx,
  { url, from, code, ...listing }: OpenedInput,
): Promise<ViewRecordedDto> {
  const { userAgent, network } = ctx.client;
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
  const scanned = codeOwner !== null && codeOwner === ownerId ? (code ?? null) : null;
  const record = async (sellerId: string) => {
    const opened: OpenedListing = {
      listing: found && keyOf(found),
      code: scanned,
      kind: found ? kind : null,
      source: sourceOf({ isScan: scanned !== null, url, from, origin: ctx.origin }),
      visitor: (await isSellers(ctx, sellerId)) ? null : visitorOf(ctx),
    };
    return await ctx.viewCounts.record(sellerId, opened, ctx.clock.now());
  };
  const counted = ownerId !== null && (await record(ownerId));
  if (isMissing) throw notUp();
  if (counted && scanned && found) ctx.defer(tellOfScan(ctx, scanned, found.ownerId));
  return { counted };
}

/**
 * Counts what somebody tapped on a listing's page, each once per visitor and half hour, but not for those whose views do
 * not count. Throws not_found (404) for a listing that is not up.
 */
export async function recordTapped(ctx: Ctx, { taps, ...ref }: TappedInput): Promise<ViewRecordedDto> {
  const found = await findViewedListing(ctx, ref);
  if (!found) throw notUp();
  if (isRobot(ctx.client.userAgent) || (await isSellers(ctx, found.ownerId))) return { counted: false };
  const tapped = { listing: keyOf(found), taps: [...new Set(taps)], visitor: visitorOf(ctx) };
  return { counted: await ctx.viewCounts.record(found.ownerId, tapped, ctx.clock.now()) };
}
