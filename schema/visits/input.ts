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

/**
 * A decision can be changed, since the seller tells the buyer; we do not. With a day and a time of day, it is about
 * those instead of what the buyer asked for.
 */
export const UpdateVisitInput = z
  .strictObject({
    status: z.enum(['seen', 'confirmed', 'proposed', 'declined']),
    day: VisitValues.shape.day.optional(),
    part: VisitValues.shape.part.optional(),
  })
  .superRefine(({ status, day, part }, issues) => {
    const isMissing = (one: unknown, other: unknown) =>
      one === undefined && (status === 'proposed' || other !== undefined);
    const fault = (path: string, message: string) =>
      issues.addIssue({ code: 'custom', path: [path], message });
    if (isMissing(day, part)) fault('day', PROBLEMS.visit_day);
    if (isMissing(part, day)) fault('part', PROBLEMS.visit_part);
  });
export type UpdateVisitInput = z.output<typeof UpdateVisitInput>;
