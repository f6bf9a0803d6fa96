import { z } from 'zod';
import '../common/validation-messages';
import { BUYER_PROBLEMS } from '../common/buyer-problems';
import { ruledAmount } from '../common/ruled-text';
import { BuyerFields } from '../leads/input';
import { OFFER_RULES } from '../leads/offer-rules';

/** What is stored of it besides the buyer: rupees, 0 for any price. */
export const SimilarValues = z.strictObject({ maxPrice: z.number().min(0) });

/** A buyer who waits for a vehicle like one that is gone. */
export const SimilarFormInput = z.strictObject({
  maxPrice: z.preprocess((typed) => typed || undefined, ruledAmount(OFFER_RULES.offerPrice).optional()),
  ...BuyerFields,
  /** Not ticked in advance. */
  agreed: z.literal('yes', BUYER_PROBLEMS.similar_agreed),
});
export type SimilarFormInput = z.output<typeof SimilarFormInput>;
