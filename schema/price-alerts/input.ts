import { z } from 'zod';
import '../common/validation-messages';
import { BUYER_PROBLEMS } from '../common/buyer-problems';
import { CURRENCY_CODES } from '../common/currencies';
import { ruledAmount } from '../common/ruled-text';
import { BuyerFields } from '../leads/input';
import { OFFER_RULES } from '../leads/offer-rules';

/** A buyer waits (`waiting`), the price has fallen there (`reached`), and the seller has written (`told`). */
export const PRICE_ALERT_STATUSES = ['waiting', 'reached', 'told'] as const;

/** What is stored of it besides the buyer: the price in major units at or below which they want to hear. */
export const PriceAlertValues = z.strictObject({
  below: z.number().positive(),
  currency: z.enum(CURRENCY_CODES),
});

const Wished = z.preprocess((typed) => typed || undefined, ruledAmount(OFFER_RULES.offerPrice).optional());

/** A buyer who waits for a lower price: one of those proposed, or another sum, which then counts. */
export const PriceAlertFormInput = z
  .strictObject({
    below: Wished,
    other: Wished,
    ...BuyerFields,
    /** Not ticked in advance. */
    agreed: z.literal('yes', BUYER_PROBLEMS.similar_agreed),
  })
  .refine(({ below, other }) => (other ?? below) !== undefined, {
    message: BUYER_PROBLEMS.alert_price,
    path: ['other'],
  });
export type PriceAlertFormInput = z.output<typeof PriceAlertFormInput>;

/** The seller has written to the buyer, or takes that back. */
export const UpdatePriceAlertInput = z.strictObject({ status: z.enum(['reached', 'told']) });
export type UpdatePriceAlertInput = z.output<typeof UpdatePriceAlertInput>;
