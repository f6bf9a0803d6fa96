import { toMajor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { Language } from '../../../schema/common/languages';
import type { EnquiryStatus, EnquiryValues } from '../../../schema/enquiries/kinds';
import { languageOfConsent } from '../../../schema/price-alerts/consents';
import type { PriceAlertFormInput, UpdatePriceAlertInput } from '../../../schema/price-alerts/input';
import type { PriceAlertDto } from '../../../schema/price-alerts/output';
import type { ListingRef } from '../../../schema/vehicles/input';
import type { ListingDto } from '../../../schema/vehicles/output';
import type { Ctx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { type Page, pageOf } from '../../platform/paging';
import { createEnquiry } from '../enquiries/enquiries.service';
import { isMasked, shownMobile } from '../leads/leads.dto';
import { maskOf } from '../leads/leads.service';
import type { Mask } from '../leads/month-leads.sql';
import { told } from '../notifications/notifications.sql';
import * as queries from './price-alerts.queries';
import { replaceEarlier } from './price-alerts.sql';

/**
 * Keeps a buyer waiting for a lower price of a listing as it is shown, and returns their private link. What the same
 * phone asked before about it ends. Throws alert_price (400) for a price that is not lower, and the errors of
 * `createEnquiry`.
 */
export async function waitForPrice(
  ctx: Ctx,
  listing: ListingRef,
  shown: Pick<ListingDto, 'price' | 'currency'>,
  { below, other, buyerName, buyerMobile }: PriceAlertFormInput,
  origin: { device: string; language: Language },
): Promise<string | null> {
  const wanted = Number(other ?? below);
  if (wanted >= shown.price) throw new AppError('alert_price', { field: 'other' });
  const values = { below: wanted, currency: shown.currency };
  return createEnquiry(ctx, {
    kind: 'price',
    values,
    remindAt: null,
    buyerName,
    buyerMobile,
    listing,
    ...origin,
    notice: (vehicle) => told('price_asked', { vehicle, ...values }),
    also: (id) => [replaceEarlier(id, ctx.clock.now())],
  });
}

function toPriceAlertDto(
  { enquiry, vehicleName, priceMinor, currency }: queries.AlertRow,
  mask: Mask,
): PriceAlertDto {
  const masked = isMasked({ lead: enquiry }, mask);
  return {
    id: enquiry.id,
    listingId: enquiry.listingId,
    isRepublished: enquiry.listingId !== enquiry.vehicleId,
    vehicleName,
    buyerName: masked ? null : enquiry.buyerName,
    buyerMobile: shownMobile(enquiry.buyerMobile, mask, masked),
    masked,
    language: languageOfConsent(enquiry.consentVersion),
    below: (enquiry.values as EnquiryValues<'price'>).below,
    price: toMajor(priceMinor, currency),
    currency,
    status: enquiry.status as EnquiryStatus<'price'>,
    createdAt: iso(enquiry.createdAt),
  };
}

/** Buyers who wait for a lower price of what the seller has for sale, latest first. */
export async function listPriceAlerts(
  ctx: UserCtx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<PriceAlertDto>> {
  const ownerId = ctx.actor.user.id;
  const rows = await queries.listAlerts(ctx.shardOf(ownerId), { ownerId, cursor, limit: limit + 1 });
  const mask = maskOf(ctx);
  return pageOf(
    rows,
    limit,
    ({ enquiry }) => enquiry.id,
    (row) => toPriceAlertDto(row, mask),
  );
}

/** The buyer was told that their price is reached, or that is taken back. Throws not_found (404). */
export async function markTold(
  ctx: UserCtx,
  id: string,
  status: UpdatePriceAlertInput['status'],
): Promise<void> {
  const ownerId = ctx.actor.user.id;
  const now = ctx.clock.now();
  if (!(await queries.setStatus(ctx.shardOf(ownerId), { ownerId, id, status, now })))
    throw new AppError('not_found');
}
