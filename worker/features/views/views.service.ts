import { isbot } from 'isbot';
import type { Ctx, OwnCtx } from '../../context';
import { type ListingKey, listingIdOf } from '../../platform/view-counts';
import { findStoredViews } from './views.queries';

/** Link previews fetch a page to draw a card; nobody is looking at it. */
const PREVIEW = /whatsapp|telegrambot|facebookexternalhit|slackbot|discordbot|preview/i;

/** A headless browser counts as a buyer in development, where tests use one; in production it is a bot. */
const isStandIn = (userAgent: string) => __DEV_TOOLS__ && userAgent.includes('HeadlessChrome');

/**
 * Whether a program sent the request rather than a person: a crawler, a link preview, or anything that does
 * not identify itself.
 */
export const isRobot = (userAgent: string) =>
  !isStandIn(userAgent) && (userAgent === '' || isbot(userAgent) || PREVIEW.test(userAgent));

/**
 * All views of the person's own listings by listing id, up to date; as stored in the database if the seller's
 * object does not respond.
 */
export async function countOwnViews(ctx: OwnCtx, listings: ListingKey[]): Promise<Map<string, number>> {
  if (listings.length === 0) return new Map();
  try {
    return await ctx.viewCounts.totals(ctx.actor.user.id, listings);
  } catch (error) {
    console.error('views: the object does not answer', error);
    const stored = await findStoredViews(ctx.shardOf(ctx.actor.user.id), listings.map(listingIdOf));
    return new Map([...stored].map(([id, { total }]) => [id, total]));
  }
}

/** All views of a listing as stored, up to its last flush. */
export const countStoredViews = async (ctx: Ctx, listingId: string): Promise<number> =>
  (await findStoredViews(ctx.shardOf(listingId), [listingId])).get(listingId)?.total ?? 0;
