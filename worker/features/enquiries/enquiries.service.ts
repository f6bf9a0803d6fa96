import { AppError } from '../../../schema/common/errors';
import type { Language } from '../../../schema/common/languages';
import {
  ENQUIRY_KINDS,
  type EnquiryKind,
  type EnquiryStatus,
  type EnquiryValues,
} from '../../../schema/enquiries/kinds';
import type { ListingRef } from '../../../schema/vehicles/input';
import { type Ctx, type OwnCtx, personOf, type UserCtx } from '../../context';
import { indianCalendar } from '../../platform/clock';
import { hmac } from '../../platform/crypto';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { isMasked, shownMobile } from '../leads/leads.dto';
import { maskOf } from '../leads/leads.service';
import type { Mask } from '../leads/month-leads.sql';
import { withdrawPath } from '../leads/withdrawal.service';
import { announce } from '../notifications/notifications.service';
import { findGrant, getRepublishedListing } from '../republish/republish.service';
import { getListing } from '../vehicles/vehicles.service';
import * as queries from './enquiries.queries';

/** An enquiry as its form submits it. */
interface Asked<Kind extends EnquiryKind>
  extends Pick<
    queries.NewEnquiry<Kind>,
    'kind' | 'values' | 'buyerName' | 'buyerMobile' | 'remindAt' | 'notice' | 'also'
  > {
  listing: ListingRef;
  /** The token of the buyer's device. */
  device: string;
  /** The language of the consent text. */
  language: Language;
}

/**
 * Stores a buyer's enquiry and notifies the listing's seller: the owner, or the republisher of the page.
 * Returns the private link that withdraws it. Repeating the enquiry changes nothing, and returns the link
 * only to the same device or network. Throws not_found (404), gone (410), sold (409), bad_request (400) for
 * one's own listing, rate_limited (429); never because of the seller's plan.
 */
export async function createEnquiry<Kind extends EnquiryKind>(
  ctx: Ctx,
  asked: Asked<Kind>,
): Promise<string | null> {
  const { kind, listing, device, language, ...given } = asked;
  const now = ctx.clock.now();
  const pageId = listing.republishedVehicleId;
  const listingId = pageId ?? listing.vehicleId ?? '';
  const askerId = ctx.actor.kind === 'user' ? ctx.actor.user.id : null;
  const { needs } = ENQUIRY_KINDS[kind];
  const grant = pageId && needs === 'sale' ? await findGrant(ctx, pageId) : null;
  const site = `${ctx.client.site.slice(0, 16)}:`;
  const enquiry: queries.NewEnquiry = {
    ...given,
    id: newId(now, listingId),
    notificationId: newId(now, listingId),
    kind,
    status: ENQUIRY_KINDS[kind].statuses[0],
    listingId,
    isRepublished: pageId !== undefined,
    askerId,
    consentVersion: ENQUIRY_KINDS[kind].consents[language].version,
    deviceHash: hmac(ctx.settings.SECRET_KEY, 'device', device),
    networkHash: site + ctx.client.network.slice(0, 32),
    site,
    scale: ctx.settings.RATE_SCALE,
    month: indianCalendar(now).yearMonth,
    now,
  };
  const shard = ctx.shardOf(listingId);
  // The owner of a republished vehicle; the statement itself refuses the listing's own seller.
  if (askerId !== null && grant?.vehicle.userId === askerId) throw new AppError('own_listing');
  const mayAsk = !pageId || needs === 'end' || grant?.takesOffers;
  const ownerId = mayAsk ? await queries.insertEnquiry(shard, enquiry) : null;
  if (ownerId) {
    announce(ctx, ownerId, [enquiry.notificationId]);
    return withdrawPath(ctx, enquiry.id);
  }
  const same = mayAsk ? await queries.findSame(shard, enquiry) : null;
  if (same) return same.isOwn ? withdrawPath(ctx, same.id) : null;
  throw needs === 'end' ? tooMany() : await refusal(ctx, listing, askerId);
}

/** Why an enquiry was refused, determined only afterwards. Throws what opening the listing throws. */
async function refusal(ctx: Ctx, listing: ListingRef, askerId: string | null): Promise<AppError> {
  const { status, userId } = listing.republishedVehicleId
    ? (await getRepublishedListing(ctx, listing.republishedVehicleId)).vehicle
    : await getListing(ctx, listing.vehicleId ?? '');
  if (status === 'sold') return new AppError('vehicle_sold');
  if (userId === askerId) return new AppError('own_listing');
  return tooMany();
}

const tooMany = () =>
  new AppError('too_many_requests', {
    retryAfterSeconds: queries.ENQUIRY_LIMITS.network.windowMs / 1000,
  });

/** The common fields of an enquiry. The buyer is hidden like that of a lead. */
function toShown<Kind extends EnquiryKind>({ enquiry, vehicleName, askFor }: queries.EnquiryRow, mask: Mask) {
  const { id, vehicleId, listingId, buyerName, buyerMobile, values, proposed, status } = enquiry;
  const { withdrawnAt, createdAt } = enquiry;
  const masked = isMasked({ lead: enquiry }, mask) && withdrawnAt === null;
  return {
    id,
    vehicleId,
    listingId,
    vehicleName,
    buyerName: masked ? null : buyerName,
    buyerMobile: withdrawnAt === null ? shownMobile(buyerMobile, mask, masked) : '',
    masked,
    values: values as EnquiryValues<Kind>,
    proposed: proposed as EnquiryValues<Kind> | null,
    status: status as EnquiryStatus<Kind>,
    askFor,
    withdrawnAt,
    createdAt,
  };
}

export type ShownEnquiry<Kind extends EnquiryKind> = ReturnType<typeof toShown<Kind>>;

/** The seller's enquiries of a kind, newest first. */
export async function listEnquiries<Kind extends EnquiryKind>(
  ctx: OwnCtx,
  kind: Kind,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<ShownEnquiry<Kind>>> {
  const ownerId = ctx.actor.user.id;
  const rows = await queries.listEnquiries(ctx.shardOf(ownerId), { ownerId, kind, cursor, limit: limit + 1 });
  const mask = maskOf(await personOf(ctx));
  return pageOf(
    rows,
    limit,
    ({ enquiry }) => enquiry.id,
    (row) => toShown<Kind>(row, mask),
  );
}

/** One of the seller's enquiries. Throws not_found (404). */
export async function getEnquiry<Kind extends EnquiryKind>(
  ctx: UserCtx,
  kind: Kind,
  id: string,
): Promise<ShownEnquiry<Kind>> {
  const ownerId = ctx.actor.user.id;
  const row = await queries.findEnquiry(ctx.shardOf(ownerId), { ownerId, kind, id });
  if (!row) throw new AppError('not_found');
  return toShown<Kind>(row, maskOf(ctx));
}

/** Sets an enquiry's status, what the seller proposes, and when they are reminded. Throws not_found (404), conflict (409) once the buyer has withdrawn it. */
export async function updateEnquiry<Kind extends EnquiryKind>(
  ctx: UserCtx,
  change: Pick<queries.EnquiryUpdate<Kind>, 'kind' | 'id' | 'status' | 'proposed' | 'remindAt'>,
): Promise<ShownEnquiry<Kind>> {
  const ownerId = ctx.actor.user.id;
  const shard = ctx.shardOf(ownerId);
  const { kind, id } = change;
  await queries.updateEnquiry(shard, { ...change, ownerId, now: ctx.clock.now() });
  const row = await queries.findEnquiry(shard, { ownerId, kind, id });
  if (!row) throw new AppError('not_found');
  if (row.enquiry.withdrawnAt !== null) throw new AppError('enquiry_withdrawn');
  return toShown<Kind>(row, maskOf(ctx));
}
