import { isbot } from 'isbot';
import { AppError } from '../../../schema/common/errors';
import type { OpenedInput } from '../../../schema/views/opened';
import type { ViewRecordedDto } from '../../../schema/views/output';
import { pageKindOf } from '../../../schema/views/page-kinds';
import type { Ctx } from '../../context';
import { findViewedListing } from './views.queries';

/** Link previews fetch a page to draw a card; nobody is looking at it. */
const PREVIEW = /whatsapp|telegrambot|facebookexternalhit|slackbot|discordbot|preview/i;

/** A browser test stands for a buyer where there are no others; in production it is a bot. */
const isStandIn = (userAgent: string) => __DEV_TOOLS__ && userAgent.includes('HeadlessChrome');

/** Whether a program asks rather than a person: a crawler, a link preview, or something that does not say. */
export const isRobot = (userAgent: string) =>
  !isStandIn(userAgent) && (userAgent === '' || isbot(userAgent) || PREVIEW.test(userAgent));

/**
 * Counts an opened page by its kind (best effort), and the view of its listing once per visitor in half an hour; never the
 * owner's view, and nothing of a bot or a link preview. Throws not_found (404) for a listing that is not up.
 */
export async function recordOpened(ctx: Ctx, { url, ...listing }: OpenedInput): Promise<ViewRecordedDto> {
  if (url !== undefined && !isRobot(ctx.client.userAgent)) {
    ctx.later(ctx.live.countPage(pageKindOf(url), ctx.client.network));
  }
  if (!listing.vehicleId && !listing.republishedVehicleId) return { counted: false };
  return recordView(ctx, listing);
}

async function recordView(
  ctx: Ctx,
  listing: { vehicleId?: string | undefined; republishedVehicleId?: string | undefined },
): Promise<ViewRecordedDto> {
  const found = await findViewedListing(ctx.db, listing);
  if (!found) throw new AppError('not_found', 'Vehicle not found');
  const { ownerId, ...key } = found;
  const isOwner = ctx.actor.kind === 'user' && ctx.actor.user.id === ownerId;
  const { userAgent, visitor, network } = ctx.client;
  if (isOwner || isRobot(userAgent)) return { counted: false };
  const from = { visitor, network, scale: ctx.settings.RATE_SCALE };
  return { counted: await ctx.viewCounts.record(key, from, ctx.clock.now()) };
}
