import { z } from 'zod';
import { MAX_PHOTOS } from '../billing/plans';
import { text } from '../common/text';
import { PHOTO_KINDS } from '../media/photo-kinds';
import { type Registration, readRegistration } from './registration';

export const INSURANCE_TYPES = ['comprehensive', 'third_party', 'expired'] as const;
export const LOANS = ['none', 'running', 'closed'] as const;
export const ACCIDENTS = ['none', 'minor', 'major'] as const;
export const SERVICES = ['full', 'partial', 'none'] as const;

/** An empty field counts as missing. */
const optionalText = (max: number) =>
  text({ max })
    .transform((value) => value || undefined)
    .optional();
const choice = <const Values extends readonly string[]>(values: Values) =>
  z
    .enum([...values, ''])
    .transform((value) => (value === '' ? undefined : (value as Values[number])))
    .optional();

/** Unticked counts as not stated. */
const ticked = z
  .boolean()
  .transform((is) => is || undefined)
  .optional();

/** What buyers may see. */
const shown = {
  variant: optionalText(60),
  colour: optionalText(40),
  insurance: z
    .strictObject({
      type: choice(INSURANCE_TYPES),
      /** A month, such as "2027-03". */
      until: z
        .string()
        .regex(/^(?:(?:19|20|21)\d\d-(?:0[1-9]|1[0-2]))?$/, 'Insurance must end in a month, like 2027-03')
        .transform((value) => value || undefined)
        .optional(),
    })
    .transform((insurance) => (insurance.type || insurance.until ? insurance : undefined))
    .optional(),
  /** Part of the city; not shown on republished pages. */
  area: optionalText(60),
  keys: z
    .number({ error: 'Keys must be a number' })
    .int('Keys must be a whole number')
    .min(0, 'Keys cannot be negative')
    .max(9, 'At most 9 keys')
    .nullable()
    .transform((value) => value ?? undefined)
    .optional(),
  loan: choice(LOANS),
  /** The lender's letter confirming that nothing is owed is at hand. */
  noc: ticked,
  accident: choice(ACCIDENTS),
  service: choice(SERVICES),
  negotiable: ticked,
  /** What each photo shows, by the photo's key. */
  photoKinds: z
    .record(z.string().regex(/^[\w-]{20,60}$/), z.enum(PHOTO_KINDS))
    .refine((kinds) => Object.keys(kinds).length <= MAX_PHOTOS, 'More kinds than photos')
    .transform((kinds) => (Object.keys(kinds).length > 0 ? kinds : undefined))
    .optional(),
};

/** The facts that people other than the seller may see. */
export const PublicFacts = z.strictObject(shown);
export type PublicFacts = z.output<typeof PublicFacts>;

/**
 * Facts of a vehicle that have no column. The registration number is stored but never shown; state and RTO
 * are derived from it.
 */
export const VehicleFacts = z.strictObject({
  ...shown,
  registrationNumber: text({ max: 20 })
    .transform((typed, issues) => {
      if (!typed) return undefined;
      const read = readRegistration(typed);
      if (!read) issues.addIssue({ code: 'custom', message: 'Like MH 12 AB 1234, or MH-12 alone' });
      return read?.number;
    })
    .optional(),
  /** The seller's own number for it, stored and never shown. */
  stockNumber: optionalText(20),
});
export type VehicleFacts = z.output<typeof VehicleFacts>;

/** State and RTO of the registration number; null without one. */
export const registrationColumns = ({ registrationNumber }: VehicleFacts) => {
  const read: Registration | null = registrationNumber ? readRegistration(registrationNumber) : null;
  return { registrationState: read?.state ?? null, rto: read?.rto ?? null };
};
