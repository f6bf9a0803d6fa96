import { toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { RepublishFormInput } from '../../../schema/republish/input';
import type { RepublishedListingDto, RepublishedVehicleDto } from '../../../schema/republish/output';
import type { Ctx, OwnCtx, UserCtx } from '../../context';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { invalidatePages } from '../vehicles/cached-pages.service';
import { toMoreDto } from '../vehicles/vehicles.dto';
import { findVehicles } from '../vehicles/vehicles.service';
import { countOwnViews, countStoredViews } from '../views/views.service';
import { toRepublishedListingDto, toRepublishedVehicleDto } from './republish.dto';
import * as queries from './republish.queries';

const notFound = () => new AppError('vehicle_not_found');

const listingOf = ({ page }: Pick<queries.RepublishedRow, 'page'>) => ({
  vehicleId: page.originalVehicleId,
  republishedVehicleId: page.id,
});

/** The person's republished pages, newest first: active ones, and ended ones until they are removed from the list. */
export async function listRepublished(
  ctx: OwnCtx,
  page: { cursor?: string; limit: number },
): Promise<Page<RepublishedVehicleDto>> {
  const { id: userId } = ctx.actor.user;
  const rows = await queries.listRepublished(ctx.shardOf(userId), userId, page.cursor, page.limit + 1);
  const [views, vehicles] = await Promise.all([
    countOwnViews(ctx, rows.map(listingOf)),
    findVehicles(
      ctx,
      rows.map((row) => row.page.originalVehicleId),
    ),
  ]);
  const { items, nextCursor } = pageOf(
    rows,
    page.limit,
    (row) => row.page.id,
    (row) => {
      const vehicle = vehicles.get(row.page.originalVehicleId);
      return vehicle ? [toRepublishedVehicleDto({ ...row, vehicle }, views, ctx.origin)] : [];
    },
  );
  return { items: items.flat(), nextCursor };
}

/** One of the person's own. Throws not_found (404). */
export async function getOwnRepublished(ctx: UserCtx, id: string): Promise<RepublishedVehicleDto> {
  const { id: userId } = ctx.actor.user;
  const row = await queries.findOwnRepublished(ctx.shardOf(userId), userId, id);
  if (!row) throw notFound();
  const { originalVehicleId } = row.page;
  const [views, vehicles] = await Promise.all([
    countOwnViews(ctx, [listingOf(row)]),
    findVehicles(ctx, [originalVehicleId]),
  ]);
  const vehicle = vehicles.get(originalVehicleId);
  if (!vehicle) throw notFound();
  return toRepublishedVehicleDto({ ...row, vehicle }, views, ctx.origin);
}

/** The status of a page; null if there is none. */
export const findPageStatus = (ctx: Ctx, id: string) => queries.findPageStatus(ctx.shardOf(id), id);

/** Both halves of a page, fetched at the same time. */
const findHalves = (ctx: Ctx, id: string) =>
  Promise.all([queries.findPage(ctx.shardOf(id), id), queries.findGranted(ctx.shardOfOwner(id), id)]);

/** A page that buyers may open, with owner and republisher; null for any other. */
export async function findOpenPage(ctx: Ctx, id: string) {
  const [half, granted] = await findHalves(ctx, id);
  if (!half?.isUp || !granted?.isGranted) return null;
  return {
    vehicleId: granted.vehicle.id,
    vehicleName: granted.vehicle.name,
    ownerId: granted.vehicle.userId,
    republisherId: half.page.republisherId,
  };
}

/** The owner's grant of a page, for an offer; null if there never was one. */
export const findGrant = (ctx: Ctx, pageId: string) => queries.findGranted(ctx.shardOfOwner(pageId), pageId);

async function openListing(ctx: Ctx, id: string): Promise<queries.Listing> {
  const [half, granted] = await findHalves(ctx, id);
  if (!half || half.page.status === 'pending') throw notFound();
  if (half.isRemoved || !granted || granted.isRemoved) {
    throw new AppError('vehicle_not_offered');
  }
  if (!half.isUp || !granted.isGranted) throw notFound();
  return { ...half, ...granted };
}

/** A republished page as buyers see it. Throws not_found (404), gone (410) if it was withdrawn or has ended. */
export const getRepublishedListing = async (ctx: Ctx, id: string): Promise<RepublishedListingDto> =>
  toRepublishedListingDto(await openListing(ctx, id), ctx.clock.now());

/** Similar vehicles of the republisher of a page that has ended. */
export const listMoreOfPage = async (ctx: Ctx, id: string) =>
  toMoreDto(await queries.listMoreOfPage(ctx.shardOf(id), id));

/**
 * The page's own views as stored in the database, without the original's. Throws like getRepublishedListing.
 */
export async function getRepublishedStats(ctx: Ctx, id: string): Promise<{ views: number }> {
  await openListing(ctx, id);
  return { views: await countStoredViews(ctx, id) };
}

/**
 * Sets price (major units) and number of an active page. Throws not_found (404), gone (410), invalid (400).
 */
export async function updateRepublished(
  ctx: UserCtx,
  id: string,
  input: RepublishFormInput,
): Promise<RepublishedVehicleDto> {
  const current = await getOwnRepublished(ctx, id);
  const customPriceMinor = toMinor(input.customPrice, current.customCurrency);
  if (customPriceMinor === null) {
    throw new AppError('price_invalid', { field: 'customPrice' });
  }
  const written = await queries.updateRepublished(ctx.shardOf(id), ctx.actor.user.id, id, {
    customPriceMinor,
    customMobileNumber: input.customMobileNumber,
    updatedAt: ctx.clock.now(),
  });
  if (!written) throw new AppError('page_ended');
  await invalidatePages(ctx, [`/republished/${id}`]);
  return getOwnRepublished(ctx, id);
}

/** Takes a page down, or removes an ended one from the list. Throws not_found (404). */
export async function withdrawRepublished(ctx: UserCtx, id: string): Promise<void> {
  const now = ctx.clock.now();
  const shard = ctx.shardOf(ctx.actor.user.id);
  const cause = newId(now);
  const withdrawn = await queries.withdrawRepublished(shard, {
    republisherId: ctx.actor.user.id,
    id,
    cause,
    now,
  });
  if (!withdrawn) throw notFound();
  await ctx.settle(shard, cause);
  await invalidatePages(ctx, [`/republished/${id}`]);
}
