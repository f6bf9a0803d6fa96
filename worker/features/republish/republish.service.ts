import { toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { RepublishFormInput } from '../../../schema/republish/input';
import type { RepublishedListingDto, RepublishedVehicleDto } from '../../../schema/republish/output';
import type { Ctx, UserCtx } from '../../context';
import { type Page, pageOf } from '../../platform/paging';
import { forgetPages } from '../vehicles/kept-pages.service';
import { toMoreDto } from '../vehicles/vehicles.dto';
import { countOwnViews, countStoredViews } from '../views/views.service';
import { toRepublishedListingDto, toRepublishedVehicleDto } from './republish.dto';
import * as queries from './republish.queries';

const notFound = () => new AppError('not_found', 'Vehicle not found');

const listingOf = ({ page }: queries.RepublishedRow) => ({
  vehicleId: page.originalVehicleId,
  republishedVehicleId: page.id,
});

/** The person's republished pages, newest first: active ones, and ended ones until they are put away. */
export async function listRepublished(
  ctx: UserCtx,
  page: { cursor?: string; limit: number },
): Promise<Page<RepublishedVehicleDto>> {
  const rows = await queries.listRepublished(ctx.db, ctx.actor.user.id, page.cursor, page.limit + 1);
  const views = await countOwnViews(ctx, rows.map(listingOf));
  return pageOf(
    rows,
    page.limit,
    (row) => row.page.id,
    (row) => toRepublishedVehicleDto(row, views, ctx.origin),
  );
}

/** One of the person's own. Throws not_found (404). */
export async function getOwnRepublished(ctx: UserCtx, id: string): Promise<RepublishedVehicleDto> {
  const row = await queries.findOwnRepublished(ctx.db, ctx.actor.user.id, id);
  if (!row) throw notFound();
  return toRepublishedVehicleDto(row, await countOwnViews(ctx, [listingOf(row)]), ctx.origin);
}

async function openListing(ctx: Ctx, id: string) {
  const listing = await queries.findRepublishedListing(ctx.db, id);
  if (!listing) throw notFound();
  if (listing.isRemoved) {
    throw new AppError('gone', 'This vehicle is no longer offered by this seller');
  }
  if (!listing.isPublic) throw notFound();
  return listing;
}

/** A republished page as a buyer opens it. Throws not_found (404), gone (410) once it was withdrawn or has ended. */
export const getRepublishedListing = async (ctx: Ctx, id: string): Promise<RepublishedListingDto> =>
  toRepublishedListingDto(await openListing(ctx, id));

/** What the republisher of a page that has ended sells themselves like it. */
export const listMoreOfPage = async (ctx: Ctx, id: string) =>
  toMoreDto(await queries.listMoreOfPage(ctx.db, id));

/** Its own views, apart from the original's, as the database has them. Throws what getRepublishedListing throws. */
export async function getRepublishedStats(ctx: Ctx, id: string): Promise<{ views: number }> {
  await openListing(ctx, id);
  return { views: await countStoredViews(ctx, id) };
}

/** A new price (major units) and number for an active page. Throws not_found (404), gone (410), invalid (400). */
export async function updateRepublished(
  ctx: UserCtx,
  id: string,
  input: RepublishFormInput,
): Promise<RepublishedVehicleDto> {
  const current = await getOwnRepublished(ctx, id);
  const customPriceMinor = toMinor(input.customPrice, current.customCurrency);
  if (customPriceMinor === null) {
    const message = 'Please enter a valid price';
    throw new AppError('invalid', message, { fields: { customPrice: message } });
  }
  const written = await queries.updateRepublished(ctx.db, ctx.actor.user.id, id, {
    customPriceMinor,
    customMobileNumber: input.customMobileNumber,
    updatedAt: ctx.clock.now(),
  });
  if (!written) throw new AppError('gone', 'This page has ended');
  await forgetPages(ctx, [`/republished/${id}`]);
  return getOwnRepublished(ctx, id);
}

/** Takes a page down, or puts an ended one away. Throws not_found (404). */
export async function withdrawRepublished(ctx: UserCtx, id: string): Promise<void> {
  const withdrawn = await queries.withdrawRepublished(ctx.db, ctx.actor.user.id, id, ctx.clock.now());
  if (!withdrawn) throw notFound();
  await forgetPages(ctx, [`/republished/${id}`]);
}
