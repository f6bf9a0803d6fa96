import { BUYER_PROBLEMS } from '../../../schema/common/buyer-problems';
import { toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { DEFAULT_LANGUAGE, type Language } from '../../../schema/common/languages';
import { OFFER_CONSENTS } from '../../../schema/common/offer-consents';
import { problemOfText } from '../../../schema/common/problems';
import { worthOf } from '../../../schema/leads/exchange';
import type { CreateLeadInput } from '../../../schema/leads/input';
import type { LeadReceiptDto } from '../../../schema/leads/output';
import { lacksModel, paymentOf } from '../../../schema/leads/payment';
import type { Ctx } from '../../context';
import { indianCalendar, indianDayStart } from '../../platform/clock';
import { hmac } from '../../platform/crypto';
import { firstIdAt, newId } from '../../platform/random';
import { staffPushIds } from '../messages/messages.sql';
import { announce } from '../notifications/notifications.service';
import { findGrant } from '../republish/republish.service';
import * as queries from './create-lead.queries';
import { decimalsIn } from './decimals';
import { OFFER_LIMITS } from './judge-offer.sql';
import { findOfferRejection, type OfferRejection } from './offer-rejection.queries';
import { withdrawPath } from './withdrawal.service';

const RECEIVED = 'Your offer has been submitted successfully!';

/**
 * The highest factor for limits; beyond it, one network counts as several, because each offer would have to
 * count thousands.
 */
const MAX_SCALE = 20;

/** An offer's origin, which its limits count by. */
function originOf({ client, settings: { RATE_SCALE } }: Ctx, phone: string) {
  const share = Number(phone.slice(-7)) % Math.ceil(RATE_SCALE / MAX_SCALE);
  const site = `${share === 0 ? '' : `${share}.`}${client.site.slice(0, 16)}:`;
  const scale = Math.min(RATE_SCALE, MAX_SCALE);
  const { perNetwork, perSiteAndSeller } = OFFER_LIMITS;
  return {
    networkHash: site + client.network.slice(0, 32),
    siteFrom: site,
    siteTo: `${site}~`,
    networkLimit: perNetwork.count * scale,
    siteLimit: perSiteAndSeller * scale,
  };
}

/** Throws invalid (400) for a vehicle in part payment without a model, or of a year to come. */
function paymentIn(input: CreateLeadInput, now: number) {
  const isOfLater = Number(input.exchangeYear || 0) > Number(indianCalendar(now).day.slice(0, 4));
  const problems = {
    ...(lacksModel(input) ? { exchangeModel: problemOfText(BUYER_PROBLEMS.exchange_model) } : {}),
    ...(isOfLater ? { exchangeYear: problemOfText(BUYER_PROBLEMS.exchange_year) } : {}),
  };
  if (Object.keys(problems).length > 0) throw new AppError('not_valid', { problems });
  return paymentOf(input);
}

/**
 * Accepts a buyer's offer (price in major units of the listing's currency) from a device (its cookie's
 * token); consent was given in `language`. The same number from the same device or network is one lead; from
 * elsewhere it is a separate one. A repeat within ten minutes returns the existing lead. Throws not_found
 * (404), gone (410), sold (409), invalid (400) or rate_limited (429); never because of the seller's plan.
 */
export async function createLead(
  ctx: Ctx,
  input: CreateLeadInput,
  device: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<LeadReceiptDto> {
  const now = ctx.clock.now();
  const payment = paymentIn(input, now);
  const dayStart = indianDayStart(now);
  const listingId = input.republishedVehicleId ?? input.vehicleId ?? '';
  const offer: queries.Offer = {
    id: newId(now, listingId),
    leadId: newId(now, listingId),
    kind: input.republishedVehicleId ? 'republished' : 'vehicle',
    listingId,
    buyerName: input.buyerName,
    buyerMobile: input.buyerMobile,
    price: Number(input.offerPrice),
    decimals: decimalsIn(input.offerPrice),
    message: input.message || null,
    payment: payment && JSON.stringify(payment),
    worth: worthOf(Number(input.offerPrice), payment?.exchange ?? null),
    source: input.republishedVehicleId ? 'republish' : (input.source ?? 'link'),
    consentVersion: OFFER_CONSENTS[language].version,
    deviceHash: hmac(ctx.settings.SECRET_KEY, 'device', device),
    ...originOf(ctx, input.buyerMobile),
    createdAt: now,
    dayStart,
    dayPrefix: firstIdAt(dayStart),
    month: indianCalendar(now).yearMonth,
    day: indianCalendar(now).day,
    phoneLimit: OFFER_LIMITS.perPhone.count * ctx.settings.RATE_SCALE,
  };
  const shard = ctx.shardOf(listingId);
  const grant = input.republishedVehicleId ? await findGrant(ctx, listingId) : undefined;
  const mayOffer = grant === undefined || grant?.takesOffers;
  const lead = mayOffer ? await queries.insertOffer(shard, offer) : null;
  if (lead) {
    if (!lead.unlikelyReason) announce(ctx, lead.ownerId, [offer.id], staffPushIds(offer.id));
    return { id: lead.id, message: RECEIVED, withdrawPath: withdrawPath(ctx, offer.id) };
  }
  const rejection = await findOfferRejection(shard, offer, grant);
  if (rejection?.repeated) {
    const { leadId: id, offerId, isSameBuyer } = rejection.repeated;
    // Others may know the number and price too: only the device or network that made the offer gets the link.
    return { id, message: RECEIVED, withdrawPath: isSameBuyer ? withdrawPath(ctx, offerId) : null };
  }
  throw refusal(offer, rejection);
}

/** Why an offer was refused, in the order that matters to a buyer. */
function refusal(offer: queries.Offer, rejection: OfferRejection | null): AppError {
  if (rejection?.isRemoved) return new AppError('vehicle_removed');
  if (!rejection?.isPublic) return new AppError('vehicle_not_found');
  if (rejection.isSold) {
    return new AppError('vehicle_sold');
  }
  if (toMinor(offer.price, rejection.currency) === null) {
    return new AppError('price_invalid', { field: 'offerPrice' });
  }
  const { perPhone, perNetwork } = OFFER_LIMITS;
  const { windowMs } = rejection.fromPhone >= offer.phoneLimit ? perPhone : perNetwork;
  return new AppError('too_many_offers', { retryAfterSeconds: windowMs / 1000 });
}
