import type { z } from 'zod';
import { OFFER_CONSENTS } from '../common/offer-consents';
import type { NotificationKind } from '../notifications/words';
import { PRICE_ALERT_CONSENTS } from '../price-alerts/consents';
import { PRICE_ALERT_STATUSES, PriceAlertValues } from '../price-alerts/input';
import { SIMILAR_CONSENTS } from '../similar/consents';
import { SimilarValues } from '../similar/input';
import { VISIT_STATUSES } from '../visits/choices';
import { VisitValues } from '../visits/input';

/**
 * No free text: a buyer's words need a column of their own, which declares whose they are, to be masked and
 * erased.
 */
type Values = z.ZodObject<
  Record<string, z.ZodEnum | z.ZodISODate | z.ZodNumber | z.ZodBoolean>,
  z.core.$strict
>;

interface Kind {
  /** What is stored besides the buyer. */
  values: Values;
  /** The first is the status of a new enquiry. */
  statuses: readonly [string, ...string[]];
  /** What the buyer agrees to, by language. */
  consents: typeof OFFER_CONSENTS;
  /** The notification to the seller that the buyer has withdrawn it. */
  withdrawn: NotificationKind;
  /** `sale`: buyers may offer on the listing; `end`: its seller can be asked for another. */
  needs: 'sale' | 'end';
  /** Its name in the seller's data download. */
  label: string;
}

/** Everything about each kind of enquiry, apart from its form and screen, which its feature has. */
export const ENQUIRY_KINDS = {
  // As with an offer, the seller gets the buyer's name and number, to call about the vehicle.
  visit: {
    values: VisitValues,
    statuses: VISIT_STATUSES,
    consents: OFFER_CONSENTS,
    withdrawn: 'visit_withdrawn',
    needs: 'sale',
    label: 'Visit',
  },
  similar: {
    values: SimilarValues,
    statuses: ['waiting'],
    consents: SIMILAR_CONSENTS,
    withdrawn: 'similar_withdrawn',
    needs: 'end',
    label: 'A similar vehicle',
  },
  price: {
    values: PriceAlertValues,
    statuses: PRICE_ALERT_STATUSES,
    consents: PRICE_ALERT_CONSENTS,
    withdrawn: 'price_withdrawn',
    needs: 'sale',
    label: 'A lower price',
  },
} as const satisfies Record<string, Kind>;

export type EnquiryKind = keyof typeof ENQUIRY_KINDS;
export const ENQUIRY_KIND_NAMES = Object.keys(ENQUIRY_KINDS) as [EnquiryKind, ...EnquiryKind[]];

export type EnquiryValues<Kind extends EnquiryKind = EnquiryKind> = z.output<
  (typeof ENQUIRY_KINDS)[Kind]['values']
>;
export type EnquiryStatus<Kind extends EnquiryKind = EnquiryKind> =
  (typeof ENQUIRY_KINDS)[Kind]['statuses'][number];
