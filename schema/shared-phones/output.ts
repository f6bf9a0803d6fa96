import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { Id } from '../common/text';

/** The phone that asks. */
export const PhoneHereDto = answer('PhoneHere', {
  isShared: z.boolean(),
  /** Whether the person whose account is signed in has a PIN. */
  hasPin: z.boolean(),
  /** Who may choose themselves: whoever works there and has a PIN. */
  people: z.array(z.strictObject({ personId: Id, name: z.string() })),
});
export type PhoneHereDto = z.output<typeof PhoneHereDto>;

/** A shared phone, for the owner. */
export const SharedPhoneDto = answer('SharedPhone', {
  id: Id,
  /** Whose account is signed in on it. */
  accountId: Id,
  accountName: z.string(),
  /** Who uses it; null while it asks. */
  personName: z.string().nullable(),
  since: Moment,
});
export type SharedPhoneDto = z.output<typeof SharedPhoneDto>;
