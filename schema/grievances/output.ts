import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { LANGUAGE_CODES } from '../common/languages';
import { Id } from '../common/text';
import { GRIEVANCE_STATES, GRIEVANCE_STEPS, STORED_GRIEVANCE_KINDS } from './kinds';
import { TIMER_NAMES } from './timers';

const grievance = {
  id: Id,
  number: z.string(),
  kind: z.enum(STORED_GRIEVANCE_KINDS),
  state: z.enum(GRIEVANCE_STATES),
  language: z.enum(LANGUAGE_CODES),
  /** The page as typed, or its path; empty if none was named. */
  about: z.string(),
  /** The listing, if it was found. */
  vehicleId: Id.nullable(),
  /** The seller, if one was found and is not erased. */
  sellerId: Id.nullable(),
  sellerName: z.string().nullable(),
  /** As written; empty for reports of a listing, which have their own list. */
  details: z.string(),
  receivedAt: Moment,
  acknowledgeBy: Moment,
  acknowledgedAt: Moment.nullable(),
  /** By when it must be resolved. */
  dueAt: Moment,
  closedAt: Moment.nullable(),
  isOverdue: z.boolean(),
};

/** A complaint as operators see it in their list. */
export const GrievanceDto = answer('Grievance', grievance);
export type GrievanceDto = z.output<typeof GrievanceDto>;

/** A complaint with its answer, its time limits and its log. */
export const GrievanceDetailsDto = answer('GrievanceDetails', {
  ...grievance,
  contact: z.string().nullable(),
  answer: z.string().nullable(),
  deadlines: z.array(
    z.strictObject({
      timer: z.enum(TIMER_NAMES),
      stage: z.enum(['acknowledge', 'resolve']),
      rule: z.string(),
      at: Moment,
    }),
  ),
  /** Oldest first. */
  log: z.array(
    z.strictObject({
      at: Moment,
      step: z.enum(GRIEVANCE_STEPS),
      /** The operator; null for what happened by itself. */
      by: z.string().nullable(),
      note: z.string(),
    }),
  ),
});
export type GrievanceDetailsDto = z.output<typeof GrievanceDetailsDto>;

/** What the page shows to whoever has the number. */
export interface FollowedGrievance {
  number: string;
  kind: GrievanceDto['kind'];
  state: GrievanceDto['state'];
  details: string;
  /** The page that was named is not there. */
  isGone: boolean;
  receivedAt: string;
  dueAt: string;
  closedAt: string | null;
  answer: string | null;
}
