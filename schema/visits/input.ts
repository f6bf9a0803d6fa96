import { z } from 'zod';
import '../common/validation-messages';
import { PROBLEMS } from '../common/problem-texts';
import { BuyerFields } from '../leads/input';
import { DAY_PARTS } from './choices';

/** What is stored of a visit besides the buyer: the day (IST) and the part of the day. */
export const VisitValues = z.strictObject({
  day: z.iso.date(PROBLEMS.visit_day),
  part: z.enum(DAY_PARTS, PROBLEMS.visit_part),
});

export const VisitFormInput = z.strictObject({ ...VisitValues.shape, ...BuyerFields });
export type VisitFormInput = z.output<typeof VisitFormInput>;

/** A decision can be changed, since the seller tells the buyer; we do not. */
export const UpdateVisitInput = z.strictObject({ status: z.enum(['seen', 'confirmed', 'declined']) });
export type UpdateVisitInput = z.output<typeof UpdateVisitInput>;
