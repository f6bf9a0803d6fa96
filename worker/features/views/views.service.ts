import { isbot } from 'isbot';
import { AppError } from '../../../schema/common/errors';
import type { OpenedInput } from '../../../schema/views/opened';
import type { ViewRecordedDto } from '../../../schema/views/output';
import { pageKindOf } from '../../../schema/views/page-kinds';
import type { Ctx, UserCtx } from '../../context';
import { type ListingKey, listingIdOf } from '../../platform/view-counts';
import { findStoredViews, findViewedListing } from './views.queries';

/** Link previews fetch a page to draw a card; nobody is looking at it. */
const PREVIEW = /whatsapp|telegrambot|facebookexternalhit|slackbot|discordbot|preview/i;

/** A browser test stands for a buyer where there are no others; in production it is a bot. */
const isStandIn = (userAgent: string) => __DEV_TOOLS__ && userAgent.includes('HeadlessChrome');

/** Whether a program asks rather than a person: a crawler, a link preview, or something that does not say. */
export const isRobot = (userAgent: string) =>
  !isStandIn(userAgent) && (userAgent === '' || isbot(userAgent) || PREVIEW.test(userAgent));

/**
 * Counts an opened page by its kind, and the view of its listing once per visitor in half an hour; never the owner's view, and
 * nothing of a bot or a link preview. Throws not_found (404) for a listing that is not up.
 */
export async function recordOpened(ctx: Ctx, { url, ...listing }: OpenedInput): Promise<ViewRecordedDto> {
  const { userAgent, visitor, network } = ctx.client;
  const kind = url === undefined ? null : pageKindOf(url);
  const isListing = listing.vehicleId !== undefined || listing.republishedVehicleId !== undefined;
  const found = isListing ? await findViewedListing(ctx.db, listing) : null;
  if (!found) {
    if (kind !== null && !isRobot(userAgent)) ctx.later(ctx.live.countPage(kind, network));
    if (isListing) throw new AppError('not_found', 'Vehicle not found');
    return { counted: false };
  }
  if (isRobot(userAgent)) return { counted: false };
  const { ownerId, ...key } = found;
  const isOwner = ctx.actor.kind === 'user' && ctx.actor.user.id === ownerId;
  const from = isOwner ? null : { visitor, network, scale: ctx.settings.RATE_SCALE };
  const opened = { listing: key, kind, visitor: from };
  return { counted: await ctx.viewCounts.record(ownerId, opened, ctx.clock.now()) };
}

/**
 * All views of the person's own listings by listing id, up to this moment; what the database has, where the seller's object does
 * not answer.
 */
export async function countOwnViews(ctx: UserCtx, listings: ListingKey[]): Promise<Map<string, number>> {
  if (listings.length === 0) return new Map();
  try {
    return await ctx.viewCounts.totals(ctx.actor.user.id, listings);
  } catch (error) {
    console.error('views: the object does not answer', error);
    const stored = await findStoredViews(ctx.db, listings.map(listingIdOf));
    return new Map([...stored].map(([id, { total }]) => [id, total]));
  }
}

/** All views of a listing in the database: up to its last flush. */
export const countStoredViews = async (ctx: Ctx, listingId: string): Promise<number> =>
  (await findStoredViews(ctx.db, [listingId])).get(listingId)?.total ?? 0;
