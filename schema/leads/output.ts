import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { Id } from '../common/text';
import { LeadCounter } from '../counters/output';
import { VEHICLE_STATUSES } from '../vehicles/lists';
import { UNLIKELY_REASONS } from './input';
import { LEAD_SOURCES } from './lead-sources';
import { LEAD_STATUSES } from './lead-statuses';
import { ExchangeDto } from './payment';

/** A vehicle with offers, for filtering the list. */
export const LeadVehicleDto = answer('LeadVehicle', {
  vehicleId: Id,
  name: z.string().nullable(),
  leads: Count,
  /** The highest offer of a buyer that stands, in the vehicle's currency (major units). */
  bestOffer: z.number().positive().nullable(),
});
export type LeadVehicleDto = z.output<typeof LeadVehicleDto>;

/** One offer of a lead; buyers may offer again. */
export const LeadOfferDto = answer('LeadOffer', {
  id: Id,
  /** null for a buyer whom the seller wrote down without a budget. */
  price: z.number().positive().nullable(),
  currency: z.enum(CURRENCY_CODES),
  message: z.string().nullable(),
  needsLoan: z.boolean(),
  exchange: ExchangeDto.nullable(),
  source: z.enum(LEAD_SOURCES),
  createdAt: Moment,
  /** The buyer has withdrawn this one. */
  withdrawnAt: Moment.nullable(),
});
export type LeadOfferDto = z.output<typeof LeadOfferDto>;

/** The response to a buyer: confirms receipt and reveals nothing of the seller's. */
export const LeadReceiptDto = answer('LeadReceipt', {
  id: Id,
  message: z.string(),
  /** The private page for withdrawing the offer; null when another person repeats it. */
  withdrawPath: z.string().nullable(),
});
export type LeadReceiptDto = z.output<typeof LeadReceiptDto>;

export const LeadDto = answer('Lead', {
  id: Id,
  /** null for a buyer whom the seller wrote down without one; `message` then has what they want. */
  vehicleId: Id.nullable(),
  republishedVehicleId: Id.nullable(),
  vehicleName: z.string().nullable(),
  /** The listing's current asking price (major units); null if it has none. */
  vehiclePrice: z.number().positive().nullable(),
  vehicleCurrency: z.enum(CURRENCY_CODES).nullable(),
  vehicleStatus: z.enum(VEHICLE_STATUSES).nullable(),
  buyerName: z.string().nullable(),
  /** E.164, masked for a lead beyond the plan's limit; empty once the buyer has withdrawn. */
  buyerMobile: z.string(),
  /** When the buyer withdrew the offer, which deletes their name, number and message. */
  withdrawnAt: Moment.nullable(),
  masked: z.boolean(),
  /** Why the offer is probably not serious; null for ordinary leads. */
  unlikelyReason: z.enum(UNLIKELY_REASONS).nullable(),
  /** Whether the number is among the seller's contacts; always false for a masked lead. */
  isContact: z.boolean(),
  /** null for a buyer whom the seller wrote down without a budget. */
  offerPrice: z.number().positive().nullable(),
  offerCurrency: z.enum(CURRENCY_CODES),
  message: z.string().nullable(),
  needsLoan: z.boolean(),
  /** The vehicle in part payment; null without one, and for a masked lead. */
  exchange: ExchangeDto.nullable(),
  /** What the seller answered last with another price, and what became of it; null without one. */
  counter: LeadCounter.nullable(),
  status: z.enum(LEAD_STATUSES),
  source: z.enum(LEAD_SOURCES),
  notes: z.string().nullable(),
  followUpAt: Moment.nullable(),
  /** When the seller last spoke with the buyer, as far as they said so. */
  lastContactAt: Moment.nullable(),
  ownerId: Id,
  /** Who of the staff works on it; null for nobody in particular. */
  assignee: z.strictObject({ personId: Id, name: z.string() }).nullable(),
  createdAt: Moment,
});
export type LeadDto = z.output<typeof LeadDto>;

/** What needs the seller's attention today. */
export const LeadsTodayDto = answer('LeadsToday', {
  /** Offers that are still new; 100 means that many or more. */
  newOffers: Count,
  /** Open leads whose follow-up is due today or earlier; 100 means that many or more. */
  followUpsDue: Count,
  /** Buyers waiting for an answer about a visit; 100 means that many or more. */
  visits: Count,
  /** Buyers who waited for a price that is reached, and were not told; 100 means that many or more. */
  pricesReached: Count,
  /** People waiting for a certificate or for permission to republish; 100 means that many or more. */
  requests: Count,
  /** The three that are longest overdue. */
  followUps: z.array(LeadDto),
  /** The latest three new offers that nobody has acted on for two hours. */
  unanswered: z.array(LeadDto),
  /** People who ask to work for the seller, whom only the seller lets in; 100 means that many or more. */
  joining: Count,
  /**
   * Three of the oldest vehicles without an offer and another price for 21 days, with the price that is suggested (major
   * units); none for people who may not set it.
   */
  standing: z.array(
    z.strictObject({
      id: Id,
      name: z.string(),
      price: z.number().positive(),
      lowered: z.number().positive(),
      currency: z.enum(CURRENCY_CODES),
      /** The last offer, or when it was listed. */
      quietSince: Moment,
      /** Whether the suggested price is below what the vehicle has cost; only for people who may see that. */
      isBelowCost: z.boolean().optional(),
    }),
  ),
  /** Three of the newest vehicles with fewer than three photos. */
  fewPhotos: z.array(z.strictObject({ id: Id, name: z.string(), photos: Count })),
  /** Three vehicles that are pending although the time of their token is over; none for people who may not set that. */
  endedHolds: z.array(z.strictObject({ id: Id, name: z.string(), heldUntil: Moment })),
  /** Three sold vehicles with an overdue RC transfer, the longest overdue first. */
  overdueRcs: z.array(z.strictObject({ id: Id, name: z.string(), since: Moment })),
  /** Of the fifty newest vehicles for sale, those whose challans or tolls were looked up too long ago. */
  oldPapers: z.array(z.strictObject({ id: Id, name: z.string() })),
  /** Vehicles whose latest poster shows another number than buyers get now, by name; at most 100. */
  outdatedPosters: z.array(z.strictObject({ id: Id, name: z.string() })),
});
export type LeadsTodayDto = z.output<typeof LeadsTodayDto>;

/** Whom to call, each buyer once; at most fifty of each. */
export const CallListDto = answer('CallList', {
  /** Their follow-up is due today or earlier, longest overdue first. */
  due: z.array(LeadDto),
  /** New, and nobody has called; the latest first. */
  unanswered: z.array(LeadDto),
  /** Negotiating, or a visit is booked, and no call is planned; the latest first. */
  hot: z.array(LeadDto),
});
export type CallListDto = z.output<typeof CallListDto>;
