import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { Id } from '../common/text';
import { DURATIONS, PAID_PLANS } from './plan-names';

export const GiftCodeValidityDto = answer('GiftCodeValidity', {
  valid: z.literal(true),
  code: z.string(),
  discountPercentage: z.number().min(1).max(100),
  /** null: every paid plan. */
  applicablePlans: z.array(z.enum(PAID_PLANS)).nullable(),
  /** The only duration it applies to. */
  timePeriod: z.enum(DURATIONS),
});
export type GiftCodeValidityDto = z.output<typeof GiftCodeValidityDto>;

export const GiftCodeDto = answer('GiftCode', {
  id: Id,
  code: z.string(),
  discountPercentage: z.number().min(1).max(100),
  maxUses: Count,
  usedCount: Count,
  validUntil: Moment.nullable(),
  timePeriod: z.enum(DURATIONS),
  applicablePlans: z.array(z.enum(PAID_PLANS)).nullable(),
  isActive: z.boolean(),
  createdAt: Moment,
});
export type GiftCodeDto = z.output<typeof GiftCodeDto>;
