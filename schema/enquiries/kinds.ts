import type { z } from 'zod';
import { OFFER_CONSENTS } from '../common/offer-consents';
import type { NotificationKind } from '../notifications/words';
import { VISIT_STATUSES } from '../visits/choices';
import { VisitValues } from '../visits/input';

interface Kind {
  /** What is stored besides the buyer. A text that says something about the buyer needs `whose` in the table. */
  values: z.ZodType;
  /** The first is that of a new enquiry. */
  statuses: readonly [string, ...string[]];
  /** What the buyer agrees to, by language. */
  consents: typeof OFFER_CONSENTS;
  /** The seller's notification that the buyer has withdrawn it. */
  withdrawn: NotificationKind;
  /** What it is, in the seller's data download. */
  label: string;
}

/** Everything about each kind of enquiry; its feature has the form and the screen. */
export const ENQUIRY_KINDS = {
  // As with an offer, the seller gets name and number to call about the vehicle.
  visit: {
    values: VisitValues,
    statuses: VISIT_STATUSES,
    consents: OFFER_CONSENTS,
    withdrawn: 'visit_withdrawn',
    label: 'Visit',
  },
} as const satisfies Record<string, Kind>;

export type EnquiryKind = keyof typeof ENQUIRY_KINDS;
export const ENQUIRY_KIND_NAMES = Object.keys(ENQUIRY_KINDS) as [EnquiryKind];

export type EnquiryValues<Kind extends EnquiryKind = EnquiryKind> = z.output<
  (typeof ENQUIRY_KINDS)[Kind]['values']
>;
export type EnquiryStatus<Kind extends EnquiryKind = EnquiryKind> =
  (typeof ENQUIRY_KINDS)[Kind]['statuses'][number];
