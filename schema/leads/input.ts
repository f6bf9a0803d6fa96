import { z } from 'zod';
import { CURRENCY_CODES } from '../common/currencies';
import { toE164 } from '../common/phone';
import { ruledAmount, ruledText } from '../common/ruled-text';
import type { PersonSearch } from '../common/search';
import { Id, text } from '../common/text';
import { CALL_RESULTS } from './call-results';
import { HAND_SOURCES, LEAD_SOURCES, OFFER_SOURCES } from './lead-sources';
import { LEAD_STATUSES } from './lead-statuses';
import { OFFER_RULES } from './offer-rules';
import { PaymentFields } from './payment';

/**
 * Why an offer is probably not serious: far below the asking price, or one of too many from a network. It
 * stays out of the leads until the seller moves it there.
 */
export const UNLIKELY_REASONS = ['price', 'network'] as const;
export type UnlikelyReason = (typeof UNLIKELY_REASONS)[number];

/** The buyer's fields in every form. */
export const BuyerFields = {
  buyerName: ruledText(OFFER_RULES.buyerName).pipe(text({ max: 100 })),
  buyerMobile: ruledText(OFFER_RULES.buyerMobile).transform(toE164),
};

const OfferFields = {
  ...BuyerFields,
  offerPrice: ruledAmount(OFFER_RULES.offerPrice),
  message: text({ max: 500, multiline: true }).nullish(),
  ...PaymentFields,
};

export const OfferFormInput = z.strictObject({ ...OfferFields, source: z.enum(OFFER_SOURCES).optional() });
export type OfferFormInput = z.output<typeof OfferFormInput>;

const Digits = z.string().regex(/^\d{1,12}(?:\.\d{1,2})?$/);

/**
 * The form of a page, which asks for confirmation of an offer that looks like a typing error (low-offer.ts).
 */
export const OfferPageInput = OfferFormInput.extend({
  /** The price shown on the page. */
  asked: Digits.optional(),
  /** The amount on the button that answers the question, whatever the field says since. */
  confirmed: Digits.optional(),
});
export type OfferPageInput = z.output<typeof OfferPageInput>;

export const CreateLeadInput = OfferFormInput.extend({
  vehicleId: Id.optional(),
  republishedVehicleId: Id.optional(),
  // Sent by the old client and ignored: the owner is derived, and the currency is the listing's.
  ownerId: z.unknown().optional(),
  offerCurrency: z.enum(CURRENCY_CODES).optional(),
}).refine((lead) => Boolean(lead.vehicleId) !== Boolean(lead.republishedVehicleId), {
  message: 'Name exactly one listing',
  path: ['vehicleId'],
});
export type CreateLeadInput = z.output<typeof CreateLeadInput>;

const WANTS_REQUIRED = 'Say what they want';
/** "7" and "75" mean lakhs or thousands. */
const MIN_BUDGET = 100;

const GivenBudget = ruledAmount(OFFER_RULES.offerPrice).refine((budget) => Number(budget) >= MIN_BUDGET, {
  message: 'Write the whole amount, like 7 lakh or 75,000',
});

/** Many callers do not say one. */
const Budget = z
  .string()
  .nullish()
  .transform((typed, issues) => {
    if (!typed?.trim()) return null;
    const { data, error } = GivenBudget.safeParse(typed);
    for (const { message } of error?.issues ?? []) issues.addIssue({ code: 'custom', message });
    return data ?? null;
  });

export const MAX_NOTES = 2000;

/** A follow-up without a time is due at ten in the morning, Indian time. */
const FollowUp = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: 'Please choose a date' })
  .transform((value) => (value.length === 'YYYY-MM-DD'.length ? `${value}T10:00:00+05:30` : value));

/** What a buyer whom the seller wrote down is looking for, in the seller's words. */
export const MAX_WANTS = 200;

/** A buyer who called or walked in, written down by the seller. */
export const WriteLeadInput = z
  .strictObject({
    buyerMobile: BuyerFields.buyerMobile,
    buyerName: text({ max: 100 }).nullish(),
    /** One of the seller's vehicles; without it, `wants` says what is looked for. */
    vehicleId: Id.optional(),
    wants: text({ max: MAX_WANTS }).nullish(),
    /** Major units of the vehicle's currency; rupees without a vehicle. */
    budget: Budget,
    source: z.enum(HAND_SOURCES),
    followUpAt: FollowUp.nullish(),
  })
  .refine(({ vehicleId, wants }) => Boolean(vehicleId || wants), {
    message: WANTS_REQUIRED,
    path: ['wants'],
  });
export type WriteLeadInput = z.output<typeof WriteLeadInput>;

/** How long a lead's last status change, or the result of a call, can be undone. */
export const UNDO_LEAD_MINUTES = 10;

export const UpdateLeadInput = z
  .strictObject({
    status: z.enum(LEAD_STATUSES),
    /** Undoes the last change: `status` is the one before it, `callResult` the one that was recorded. */
    isUndo: z.literal(true),
    /** What came of a call: sets status, follow-up and last contact. */
    callResult: z.enum(CALL_RESULTS),
    notes: text({ max: MAX_NOTES, multiline: true }).nullable(),
    followUpAt: FollowUp.nullable(),
    /** Moves an unlikely offer to the leads, where it counts. */
    isUnlikely: z.literal(false),
  })
  .partial()
  .refine(({ isUndo, ...changes }) => Object.keys(changes).length > 0, 'Nothing to change')
  .refine(({ isUndo, status, callResult }) => !isUndo || status !== undefined || callResult !== undefined, {
    message: 'Name the status to go back to',
    path: ['status'],
  })
  .refine(({ isUndo, callResult, ...changes }) => !callResult || Object.keys(changes).length === 0, {
    message: 'A result is recorded alone',
    path: ['callResult'],
  });
export type UpdateLeadInput = z.output<typeof UpdateLeadInput>;

/** Who of the staff works on a lead, by account; null for nobody in particular. */
export const AssigneeInput = z.strictObject({ personId: Id.nullable() });
export type AssigneeInput = z.output<typeof AssigneeInput>;

/** Merges two leads of the same number on one listing: the other's offers move to this lead. */
export const MergeLeadInput = z.strictObject({ otherId: Id });
export type MergeLeadInput = z.output<typeof MergeLeadInput>;

/** Filters of a list of leads and its export, apart from the search for a buyer or vehicle. */
export const LeadFilter = z.object({
  status: z.enum(LEAD_STATUSES).optional(),
  source: z.enum(LEAD_SOURCES).optional(),
  vehicleId: Id.optional(),
  /** Only unlikely offers; otherwise none of them. */
  unlikely: z.literal('only').optional(),
});
export type LeadFilter = z.output<typeof LeadFilter> & z.output<typeof PersonSearch>;

/** Followed by the id of an offer or enquiry, and a key that only its buyer has. */
export const WITHDRAW_PATH = '/withdraw';

/** The id and the key, for requesting the link. */
export const PrivateLink = z.object({ id: Id, key: z.string().regex(/^[0-9a-f]{32}$/) });

/** Sent by the page's button, so that an empty POST does not withdraw anything. */
export const WithdrawFormInput = z.strictObject({ confirm: z.literal('yes') });
