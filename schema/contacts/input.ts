import { z } from 'zod';
import { parsePhone } from '../common/phone';
import { text } from '../common/text';

/** Messages and limits of spec 1, section 5; +91 is understood, as the dialog's label says. */
export const ContactInput = z.strictObject({
  name: text({ min: 1, max: 100, required: 'Name is required' }),
  mobileNumber: z
    .string({ error: 'Mobile number is required' })
    .trim()
    .min(1, { error: 'Mobile number is required', abort: true })
    .min(10, 'Mobile number must be at least 10 digits')
    .max(10, 'Mobile number must be exactly 10 digits')
    .superRefine((value, issues) => {
      const parsed = parsePhone(value);
      if (!parsed.ok) issues.addIssue({ code: 'custom', message: parsed.message });
    }),
});
export type ContactInput = z.output<typeof ContactInput>;

export const ContactChanges = ContactInput.partial().refine(
  (changes) => Object.keys(changes).length > 0,
  'Nothing to change',
);
export type ContactChanges = z.output<typeof ContactChanges>;
