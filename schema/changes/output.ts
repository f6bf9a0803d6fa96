import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { Id } from '../common/text';
import { CHANGE_KINDS } from './kinds';

const Fields = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export const ChangeDto = answer('Change', {
  id: Id,
  at: Moment,
  kind: z.enum(CHANGE_KINDS),
  /** Null: the seller, or somebody whose account no longer exists. */
  personId: Id.nullable(),
  personName: z.string().nullable(),
  vehicleId: Id.nullable(),
  vehicleName: z.string().nullable(),
  currency: z.enum(CURRENCY_CODES).nullable(),
  /** Who was let in, got another role or was removed. */
  memberName: z.string().nullable(),
  /** The last four digits of the number that was opened; null once it is deleted. */
  number: z.string().nullable(),
  /** The lead, for changes of leads and numbers opened there. */
  leadId: Id.nullable(),
  /** Only what changed; prices in minor units. */
  before: Fields,
  after: Fields,
});
export type ChangeDto = z.output<typeof ChangeDto>;
