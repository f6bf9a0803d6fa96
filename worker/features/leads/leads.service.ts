import type { LeadReceiptDto } from '../../../schema/answers/leads';
import { CONSENTS } from '../../../schema/consents';
import type { CreateLeadInput } from '../../../schema/contracts/leads';
import { parsePhone } from '../../../schema/contracts/phone';
import { toMinor } from '../../../schema/currencies';
import { AppError } from '../../../schema/errors';
import type { Ctx } from '../../context';
import { indianCalendar } from '../../platform/clock';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import * as queries from './leads.queries';
import { withdrawPath } from './withdrawal.service';

const RECEIVED = 'Your offer has been submitted successfully!';
const indianDigits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** So many times a limit may be multiplied; beyond that one network counts as several, or each offer had thousands to count. */
const MOST_SCALE = 20;

/** The network an offer counts for, and how many it may make. */
function networkOf({ client, settings: { RATE_SCALE } }: Ctx, phone: string) {
  const share = Number(phone.slice(-7)) % Math.ceil(RATE_SCALE / MOST_SCALE);
  return {
    networkHash: share === 0 ? client.network : `${client.network}:${share}`,
    networkLimit: queries.OFFER_LIMITS.perNetwork.count * Math.min(RATE_SCALE, MOST_SCALE),
  };
}

/**
 * Takes a buyer's offer (price in major units of the listing's currency). A repeat within ten minutes answers the lead it
 * already is. Throws not_found (404), gone (410), sold (409), invalid (400) or rate_limited (429); never because of the seller's
 * plan (SECURITY.md 12).
 */
export async function createLead(ctx: Ctx, input: CreateLeadInput): Promise<LeadReceiptDto> {
  const phone = parsePhone(input.buyerMobile);
  if (!phone.ok) throw new AppError('invalid', phone.message, { fields: { buyerMobile: phone.message } });
  const now = ctx.clock.now();
  const offer: queries.Offer = {
    id: newId(now),
    leadId: newId(now),
    notificationId: newId(now),
    ...(input.republishedVehicleId
      ? { kind: 'republished', listingId: input.republishedVehicleId }
      : { kind: 'vehicle', listingId: input.vehicleId ?? '' }),
    buyerName: input.buyerName,
    buyerMobile: phone.e164,
    price: Number(input.offerPrice),
    decimals: /\.(\d*[1-9])/.exec(input.offerPrice)?.[1]?.length ?? 0,
    priceText: indianDigits.format(Number(input.offerPrice)),
    message: input.message || null,
    source: input.republishedVehicleId ? 'republish' : (input.source ?? 'link'),
    consentVersion: CONSENTS.offer.version,
    ...networkOf(ctx, phone.e164),
    createdAt: now,
    month: indianCalendar(now).yearMonth,
    phoneLimit: queries.OFFER_LIMITS.perPhone.count * ctx.settings.RATE_SCALE,
  };
  const lead = await queries.insertOffer(ctx.db, offer);
  if (lead) {
    announce(ctx, [offer.notificationId], lead.ownerId);
    return { id: lead.id, message: RECEIVED, withdrawPath: withdrawPath(ctx, offer.id) };
  }
  const obstacle = await queries.findOfferObstacle(ctx.db, offer);
  if (obstacle?.repeated) {
    const { leadId: id, offerId, networkHash } = obstacle.repeated;
    // Who repeats an offer knows its number and price, which a rival may as well; the link goes where it has gone before.
    const isTheirs = networkHash === offer.networkHash;
    return { id, message: RECEIVED, withdrawPath: isTheirs ? withdrawPath(ctx, offerId) : null };
  }
  throw refusal(offer, obstacle);
}

/** Why an offer was refused, in the order in which a buyer wants to know. */
function refusal(offer: queries.Offer, obstacle: queries.OfferObstacle | null): AppError {
  if (!obstacle || obstacle.isHidden) return new AppError('not_found', 'Vehicle not found');
  if (obstacle.isRemoved) return new AppError('gone', 'This vehicle has been removed by its seller');
  if (obstacle.isSold) {
    return new AppError('sold', 'This vehicle has been sold and is no longer available.');
  }
  if (toMinor(offer.price, obstacle.currency) === null) {
    const message = 'Please enter a valid price';
    return new AppError('invalid', message, { fields: { offerPrice: message } });
  }
  const { perPhone, perNetwork } = queries.OFFER_LIMITS;
  const { windowMs } = obstacle.fromPhone >= offer.phoneLimit ? perPhone : perNetwork;
  return new AppError(
    'rate_limited',
    'You have made several offers on this vehicle already. Please try again later.',
    { retryAfterSeconds: windowMs / 1000 },
  );
}
