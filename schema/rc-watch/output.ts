import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import type { SaleCase } from '../papers/rules/checklist';
import { RcWatchInput } from './input';
import { REMINDER_DAYS, type TickedSteps, WATCHERS, type Watcher } from './kinds';

/** The watch over a sold vehicle's RC, for its seller. */
export const RcWatchDto = z.strictObject({
  /** The unguessable page that seller, buyer and agent share. */
  path: z.string(),
  sale: RcWatchInput,
  /** Of so many steps, so many are ticked. */
  steps: z.int(),
  ticked: z.int(),
  applicationNumber: z.string().nullable(),
  /** When the first time limit of what is not ticked is over. */
  overdueAt: Moment,
  /** The latest day after the sale whose reminder is due; null before the first one. */
  reminderDay: z.union(REMINDER_DAYS.map((day) => z.literal(day))).nullable(),
  /** The day on which the RC was seen in the buyer's name, and by whom; null until then. */
  seenOn: z.iso.date().nullable(),
  seenBy: z.enum(WATCHERS).nullable(),
});
export type RcWatchDto = z.output<typeof RcWatchDto>;

export const VehicleRcWatchDto = answer('VehicleRcWatch', {
  /** Null until somebody starts it. */
  watch: RcWatchDto.nullable(),
  /** The vehicle is sold, or one of its leads won. */
  isSold: z.boolean(),
});
export type VehicleRcWatchDto = z.output<typeof VehicleRcWatchDto>;

/** What the shared page shows: nothing of people. */
export interface RcWatchPage {
  /** "Maruti Suzuki Swift"; null if the listing does not say it. */
  vehicle: string | null;
  /** The last four of the number plate. */
  plateEnd: string | null;
  sale: SaleCase;
  ticked: TickedSteps;
  applicationNumber: string | null;
  seenOn: string | null;
  seenBy: Watcher | null;
}
