import { z } from 'zod';
import { hasVisibleText } from './visible-text';
import './validation-messages';

/** C0 and C1 control characters, bidi overrides and lone surrogates, which nobody types into a form. */
const FORBIDDEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]|\p{Cs}/u;
const FORBIDDEN_BUT_NEWLINE = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/u;

interface TextOptions {
  max: number;
  min?: number;
  /** The message for a value that is missing or too short. */
  required?: string;
  tooLong?: string;
  multiline?: boolean;
}

/** Text as stored: NFC, trimmed, limited in length, without control characters. */
export function text({ max, min = 0, required, tooLong, multiline = false }: TextOptions) {
  const forbidden = multiline ? FORBIDDEN_BUT_NEWLINE : FORBIDDEN;
  return z
    .string({ error: required ?? 'Required' })
    .transform((value) => (multiline ? value.replaceAll('\r\n', '\n') : value).normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(min, required ?? 'Required')
        .max(max, tooLong ?? `At most ${max} characters`)
        .refine((value) => min === 0 || hasVisibleText(value), required ?? 'Required')
        .refine((value) => !forbidden.test(value), 'Contains characters that cannot be stored'),
    );
}

/** An e-mail address, lower-cased so that two spellings of one address are one account. */
export const EmailAddress = z
  .string({ error: ({ input }) => (input === undefined ? 'Email is required' : 'Invalid email') })
  .trim()
  .toLowerCase()
  .min(1, { error: 'Email is required', abort: true })
  .max(254, 'Invalid email')
  .pipe(z.email('Invalid email'));

/** A UUID in the form of our ids. Anything else is refused before any query. */
export const Id = z.uuid('Invalid id');

/** A form with nothing but a button. */
export const NoFields = z.strictObject({});
