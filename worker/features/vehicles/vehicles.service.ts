import { toMajor, toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { mediaKey, rcKey } from '../../../schema/media/input';
import { registrationColumns, type VehicleFacts } from '../../../schema/vehicles/facts';
import type { UpdateVehicleInput } from '../../../schema/vehicles/input';
import type {
  ListingDto,
  OwnVehicleDto,
  VehicleCountsDto,
  VehicleDto,
  VehicleStatsDto,
} from '../../../schema/vehicles/output';
import { type Ctx, type OwnCtx, requireUser, type UserCtx } from '../../context';
import { grouped } from '../../platform/grouped';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { mayOpenRc } from '../rc/rc.service';
import { countOwnViews } from '../views/views.service';
import { followChange, invalidateProfile } from './cached-pages.service';
import { checkPhotos } from './check-photos';
import { checkYear } from './check-year';
import { toListingDto, toMoreDto, toOwnVehicleDto, toVehicleDto } from './vehicles.dto';
import * as queries from './vehicles.queries';

const notFound = () => new AppError('vehicle_not_found');

const ownListing = (vehicleId: string) => ({ vehicleId, republishedVehicleId: null });

/**
 * Changes any of the fields. `images` is the complete new order, including fresh uploads; `facts` replaces
 * the previous ones, except for `photoKinds` if they are not sent. Throws not_found (404), invalid (400) for a picture that is neither on the listing nor a
 * fresh upload of the seller and for photos beyond the plan, conflict (409) if the listing was changed in the meantime.
 */
export async function updateVehicle(
  ctx: UserCtx,
  id: string,
  input: UpdateVehicleInput,
): Promise<VehicleDto> {
  if (input.year !== undefined) checkYear(ctx, input.year);
  const { id: userId } = ctx.actor.user;
  const current = await queries.findOwnVehicle(ctx.shardOf(ctx.actor.user.id), userId, id);
  if (!current) throw notFound();
  const changes = columnsOf(ctx, current, input);
  const now = ctx.clock.now();
  const shard = ctx.shardOf(userId);
  const cause = newId(now);
  const { row, after } = await queries.updateVehicle(shard, current, changes, { cause, now });
  if (row) {
    await followChange(ctx, shard, { vehicleId: id, cause, ...after });
    return toVehicleDto(row, { seesRc: true });
  }
  const latest = await queries.findOwnVehicle(ctx.shardOf(ctx.actor.user.id), userId, id);
  if (latest?.updatedAt !== current.updatedAt) {
    throw new AppError('listing_changed');
  }
  throw new AppError('upload_images_again', { field: 'images' });
}

/** An update's columns. Throws price_invalid and those of photos beyond the plan (400). */
export function columnsOf(ctx: UserCtx, current: queries.VehicleRow, input: UpdateVehicleInput) {
  const { price, images: urls, rcImageUrl, ...fields } = input;
  const images = urls?.map((url) => mediaKey(url) ?? '');
  if (images) checkPhotos(ctx, images, current.images);
  // A new currency keeps the number, so the amount in minor units changes.
  const amount = price ?? (input.currency ? toMajor(current.priceMinor, current.currency) : null);
  const priceMinor = amount === null ? null : toMinor(amount, input.currency ?? current.currency);
  if (amount !== null && priceMinor === null) {
    throw new AppError('price_invalid', { field: 'price' });
  }
  return {
    ...fields,
    ...(input.facts ? factsOf(current, input.facts) : {}),
    ...(priceMinor === null ? {} : { priceMinor, basePriceMinor: null }),
    ...soldPriceIn(current, input.currency),
    ...(images ? { images } : {}),
    ...(rcImageUrl === undefined ? {} : { rcKey: rcImageUrl ? rcKey(rcImageUrl) : null }),
  };
}

/** New facts, with what the photos show as it was if that is not sent: a client may not know of it. */
const factsOf = ({ facts: { photoKinds } }: queries.VehicleRow, facts: VehicleFacts) => ({
  ...registrationColumns(facts),
  facts: { ...(photoKinds ? { photoKinds } : {}), ...facts },
});

/**
 * In a new currency the sold price keeps its number, like the asking price, and is dropped if it does not fit
 * the currency.
 */
const soldPriceIn = (current: queries.VehicleRow, currency = current.currency) =>
  current.soldPriceMinor === null || currency === current.currency
    ? {}
    : { soldPriceMinor: toMinor(toMajor(current.soldPriceMinor, current.currency), currency) };

/** One of the person's own listings. Throws not_found (404). */
export async function getOwnVehicle(ctx: UserCtx, id: string): Promise<VehicleDto> {
  const row = await queries.findOwnVehicle(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, id);
  if (!row) throw notFound();
  return toVehicleDto(row, { seesRc: true });
}

/** A listing as buyers see it. Throws not_found (404), or gone (410) if its owner has taken it down. */
export async function getListing(ctx: Ctx, id: string): Promise<ListingDto> {
  const listing = await queries.findListing(ctx.shardOf(id), id);
  if (!listing) throw notFound();
  const { vehicle } = listing;
  if (listing.isRemoved) throw new AppError('vehicle_removed');
  const isOwner = ctx.actor.kind === 'user' && ctx.actor.user.id === vehicle.userId;
  if (!isOwner && !listing.isPublic) throw notFound();
  return toListingDto(listing, isOwner || vehicle.showRc || (await mayOpenRc(ctx, vehicle)), ctx.clock.now());
}

/** Similar vehicles of the same seller, for a listing that has ended. */
export const listMoreOfVehicle = async (ctx: Ctx, id: string) =>
  toMoreDto(await queries.listMoreOfVehicle(ctx.shardOf(id), id));

/** The seller's own listings, newest first. */
export async function listOwnVehicles(
  ctx: OwnCtx,
  page: { cursor?: string; limit: number },
): Promise<Page<OwnVehicleDto>> {
  const rows = await queries.listOwnVehicles(
    ctx.shardOf(ctx.actor.user.id),
    ctx.actor.user.id,
    page.cursor,
    page.limit + 1,
  );
  const views = await countOwnViews(
    ctx,
    rows.map(({ vehicle }) => ownListing(vehicle.id)),
  );
  return pageOf(
    rows,
    page.limit,
    ({ vehicle }) => vehicle.id,
    (row) => toOwnVehicleDto(row, views, ctx.origin),
  );
}

/** The number of the seller's listings by status. */
export async function countListings(ctx: OwnCtx): Promise<VehicleCountsDto> {
  const counts = await queries.countListings(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id);
  const { listedCount: listed = 0, pendingCount: pending = 0, soldCount: sold = 0 } = counts ?? {};
  return { available: listed - pending - sold, pending, sold };
}

/**
 * Views and active republished pages: up to date for the owner, as stored for others. Throws not_found (404).
 */
export async function getStats(ctx: Ctx, id: string): Promise<VehicleStatsDto> {
  const viewerId = ctx.actor.kind === 'user' ? ctx.actor.user.id : null;
  const stats = await queries.findStats(ctx.shardOf(id), id, viewerId);
  if (!stats) throw notFound();
  const { userId, ...figures } = stats;
  if (userId !== viewerId) return figures;
  const views = await countOwnViews(requireUser(ctx), [ownListing(id)]);
  return { ...figures, views: views.get(id) ?? figures.views };
}

/** Shows or hides a listing on its owner's profile. Throws not_found (404). */
export async function setVisibility(ctx: UserCtx, id: string, showInProfile: boolean): Promise<VehicleDto> {
  const row = await queries.setVisibility(
    ctx.shardOf(ctx.actor.user.id),
    ctx.actor.user.id,
    id,
    showInProfile,
    ctx.clock.now(),
  );
  if (!row) throw notFound();
  await invalidateProfile(ctx, ctx.actor.user.username);
  return toVehicleDto(row, { seesRc: true });
}

/** Takes a listing down. Throws not_found (404) for anyone else's. */
export async function deleteVehicle(ctx: UserCtx, id: string): Promise<void> {
  const vehicle = await queries.findOwnVehicle(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, id);
  if (!vehicle) throw notFound();
  const now = ctx.clock.now();
  const shard = ctx.shardOf(vehicle.userId);
  const cause = newId(now);
  const after = await queries.removeVehicle(shard, vehicle, { cause, now });
  await followChange(ctx, shard, { vehicleId: id, cause, ...after });
}

/** A listing that buyers may open, with its owner; null for any other. */
export const findPublicListing = (ctx: Ctx, id: string) => queries.findPublicListing(ctx.shardOf(id), id);

/** Vehicles of any sellers by id, whatever their status; queries each shard once. */
export async function findVehicles(
  ctx: Pick<Ctx, 'shardOf'>,
  ids: readonly string[],
): Promise<Map<string, queries.VehicleRow>> {
  const groups = grouped(new Set(ids), (id) => ctx.shardOf(id));
  const rows = await Promise.all([...groups].map(([shard, some]) => queries.listVehiclesById(shard, some)));
  return new Map(rows.flat().map((row) => [row.id, row]));
}
