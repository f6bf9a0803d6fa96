import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { Id } from '../common/text';
import { DAY_PARTS, VISIT_STATUSES } from './choices';

export const VisitDto = answer('Visit', {
  id: Id,
  vehicleId: Id,
  /** The vehicle, or the republished page that the buyer saw. */
  listingId: Id,
  vehicleName: z.string().nullable(),
  /** null for a masked or withdrawn visit. */
  buyerName: z.string().nullable(),
  /** E.164, masked when the month's leads are used up; empty once the buyer has withdrawn. */
  buyerMobile: z.string(),
  masked: z.boolean(),
  /** The day in India, such as `2026-11-23`. */
  day: z.iso.date(),
  part: z.enum(DAY_PARTS),
  /** Another time that the seller has proposed, to which an answer then refers. */
  proposed: z.strictObject({ day: z.iso.date(), part: z.enum(DAY_PARTS) }).nullable(),
  status: z.enum(VISIT_STATUSES),
  /** Whom the buyer finds there: who answers for the vehicle, else the seller. */
  askFor: z.string(),
  withdrawnAt: Moment.nullable(),
  createdAt: Moment,
});
export type VisitDto = z.output<typeof VisitDto>;
