import { z } from 'zod';
import '../common/validation-messages';
import { DURATIONS, PAID_PLANS } from './plan-names';

/** After ten wrong codes, the next is refused for ten minutes. */
export const GIFT_CODE_TRIES = 10;
export const GIFT_CODE_LOCK_MS = 10 * 60_000;

/** Stored trimmed and in upper case. */
export const GiftCodeText = z
  .string('Please enter a gift code')
  .trim()
  .toUpperCase()
  .min(1, 'Please enter a gift code')
  .max(40, 'The gift code is invalid or expired.');

export const ValidateGiftCodeInput = z.strictObject({ code: GiftCodeText });

const REQUIRED = 'Code and discount percentage are required';

export const CreateGiftCodeInput = z.strictObject({
  code: z
    .string(REQUIRED)
    .trim()
    .toUpperCase()
    .min(1, REQUIRED)
    .regex(/^[A-Z0-9_-]{3,40}$/, 'Use 3 to 40 letters, digits, - or _'),
  discountPercentage: z.coerce
    .number(REQUIRED)
    .min(1, 'The discount is 1 to 100 percent')
    .max(100, 'The discount is 1 to 100 percent')
    .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, 'At most two decimals'),
  maxUses: z.coerce.number().int().min(1, 'At least one use').max(1_000_000).default(1),
  /** A day; the code is valid until midnight in India. */
  validUntil: z.iso
    .date()
    .or(z.iso.datetime({ offset: true }))
    .nullish(),
  timePeriod: z.enum(DURATIONS).default('1_month'),
  /** null or empty: every paid plan. */
  applicablePlans: z.array(z.enum(PAID_PLANS)).max(2).nullish(),
});
export type CreateGiftCodeInput = z.output<typeof CreateGiftCodeInput>;
