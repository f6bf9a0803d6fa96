import { z } from 'zod';
import '../common/validation-messages';
import { answer } from '../common/answer';
import { toE164 } from '../common/phone';
import { Id, text } from '../common/text';
import { ROLES } from './roles';

/** Who answers buyers for a vehicle: the seller, somebody who works there, or a number for whoever is on duty. */
export const AnswererInput = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('owner') }),
  z.strictObject({ by: z.literal('member'), personId: Id }),
  z.strictObject({
    by: z.literal('number'),
    mobileNumber: text({ min: 1, max: 20, required: 'Mobile number is required' }).transform(toE164),
  }),
]);
export type AnswererInput = z.output<typeof AnswererInput>;

/** Who answers instead of the seller. */
export const AnswererDto = z.strictObject({
  /** Null for a duty number. */
  personId: Id.nullable(),
  name: z.string().nullable(),
  /** E.164. */
  mobileNumber: z.string(),
  isConfirmed: z.boolean(),
});

/** Null: the seller answers. */
export const VehicleAnswererDto = answer('VehicleAnswerer', { answerer: AnswererDto.nullable() });
export type VehicleAnswererDto = z.output<typeof VehicleAnswererDto>;

/** Somebody who can answer buyers now. */
export const ColleagueDto = answer('Colleague', {
  personId: Id,
  name: z.string(),
  role: z.enum(ROLES),
});
export type ColleagueDto = z.output<typeof ColleagueDto>;
