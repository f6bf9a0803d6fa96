import { z } from 'zod';
import '../common/validation-messages';
import { Moment } from '../common/answer';
import { Id, text } from '../common/text';
import { FOUND_BY, MAX_HOOK, MAX_MARKS } from './kinds';

/** Vehicles that were found, with the phone's time. */
export const MarksInput = z.strictObject({
  /** Of the stock-take. */
  id: Id,
  marks: z
    .array(z.strictObject({ vehicleId: Id, by: z.enum(FOUND_BY), at: Moment }))
    .min(1)
    .max(MAX_MARKS),
});
export type MarksInput = z.output<typeof MarksInput>;

export const EndInput = z.strictObject({ id: Id });

/** Where a vehicle’s key hangs; empty for nowhere. */
export const HookInput = z.strictObject({ hook: text({ max: MAX_HOOK }) });
export type HookInput = z.output<typeof HookInput>;
