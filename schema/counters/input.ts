import { z } from 'zod';
import '../common/validation-messages';
import { BUYER_PROBLEMS } from '../common/buyer-problems';
import { PRICE_RULES } from '../common/price-rules';
import { PROBLEMS } from '../common/problem-texts';
import { ruledAmount } from '../common/ruled-text';
import { Id } from '../common/text';
import { COUNTER_ANSWERS } from './statuses';

/** Followed by the id of a counter-offer, and a key that only its buyer gets. */
export const COUNTER_PATH = '/counter';

/** A seller's answer to an offer, in major units of the listing's currency. */
export const CounterInput = z.strictObject({ price: ruledAmount(PRICE_RULES) });
export type CounterInput = z.output<typeof CounterInput>;

export const CounterLink = z.object({ id: Id, key: z.string().regex(/^[0-9a-f]{32}$/) });

/** The buyer's answer. Another phone than the one that made the offer says the last digits of its number. */
export const CounterAnswerInput = z
  .strictObject({
    /** `undone` takes the last answer back. */
    answer: z.enum([...COUNTER_ANSWERS, 'undone']),
    price: z.preprocess((typed) => typed || undefined, ruledAmount(PRICE_RULES).optional()),
    digits: z.preprocess(
      (typed) => typed || undefined,
      z
        .string()
        .trim()
        .regex(/^\d{4}$/, BUYER_PROBLEMS.counter_digits)
        .optional(),
    ),
  })
  .refine(({ answer, price }) => answer !== 'countered' || price !== undefined, {
    message: PROBLEMS.price_required,
    path: ['price'],
  });
export type CounterAnswerInput = z.output<typeof CounterAnswerInput>;
