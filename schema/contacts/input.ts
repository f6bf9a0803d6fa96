import { z } from 'zod';
import { toE164 } from '../common/phone';
import { PROBLEMS } from '../common/problem-texts';
import { text } from '../common/text';

const name = text({ min: 1, max: 100, required: PROBLEMS.name_required });
const typedMobile = z
  .string({ error: 'Mobile number must be at least 10 digits' })
  .trim()
  .min(10, 'Mobile number must be at least 10 digits')
  .max(10, 'Mobile number must be exactly 10 digits');

/** The dialog's messages and limits; the number is entered without its country code. */
export const ContactForm = z.strictObject({
  name,
  mobileNumber: typedMobile.superRefine((typed, issues) => void toE164(typed, issues)),
});
export type ContactForm = z.output<typeof ContactForm>;

/** The same, with the number as E.164. */
export const ContactInput = z.strictObject({ name, mobileNumber: typedMobile.transform(toE164) });
export type ContactInput = z.output<typeof ContactInput>;

export const ContactChanges = ContactInput.partial().refine(
  (changes) => Object.keys(changes).length > 0,
  'Nothing to change',
);
export type ContactChanges = z.output<typeof ContactChanges>;
