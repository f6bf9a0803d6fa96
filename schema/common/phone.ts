import type { z } from 'zod';
import { DIAL_CODES, type DialCode } from './dial-codes';
import { type FieldRules, readValue } from './field-rules';
import { PROBLEMS } from './problem-texts';

/** As far as a document can check without the list of countries; `parsePhone` decides. */
export const PHONE_RULES: FieldRules = {
  ignore: String.raw`[\s()-]`,
  digits: true,
  must: [
    ['.', PROBLEMS.mobile_required],
    [String.raw`^\+?\d*$`, PROBLEMS.mobile_characters],
    [String.raw`\d{10}`, PROBLEMS.mobile_too_short],
    [String.raw`^\+?\d{10,15}$`, PROBLEMS.mobile_too_long],
    [String.raw`^(?:\+91|0|91)?[6-9]\d{9}$|^\+(?!91)`, PROBLEMS.mobile_not_indian],
  ],
};

export type ParsedPhone = { ok: true; e164: string; dialCode: DialCode } | { ok: false; message: string };

/**
 * Parses a mobile number as typed. Without a `+` it belongs to `dialCode`. +91 takes exactly ten digits
 * starting with 6 to 9, and a leading 0 or 91 is accepted; other countries are checked by length (E.164).
 */
export function parsePhone(input: string, dialCode: DialCode = '+91'): ParsedPhone {
  const compact = readValue(PHONE_RULES, input);
  if (compact === '') return { ok: false, message: PROBLEMS.mobile_required };
  if (!/^\+?\d*$/.test(compact)) return { ok: false, message: PROBLEMS.mobile_characters };
  const digits = compact.replace('+', '');
  if (digits.length < 10) return { ok: false, message: PROBLEMS.mobile_too_short };
  if (digits.length > 15) return { ok: false, message: PROBLEMS.mobile_too_long };
  if (compact.startsWith('+')) return fromInternational(compact);
  if (dialCode === '+91') return indian(digits.replace(/^(?:0|91)(?=\d{10}$)/, ''));
  return fromInternational(`${dialCode}${digits.replace(/^0/, '')}`);
}

function indian(national: string): ParsedPhone {
  if (!/^[6-9]\d{9}$/.test(national)) return { ok: false, message: PROBLEMS.mobile_not_indian };
  return { ok: true, e164: `+91${national}`, dialCode: '+91' };
}

function fromInternational(e164: string): ParsedPhone {
  if (e164.startsWith('+91')) return indian(e164.slice(3));
  const dial = DIAL_CODES.find((entry) => e164.startsWith(entry.code));
  if (!dial) return { ok: false, message: 'Choose one of the listed countries' };
  if (e164.length > 16) return { ok: false, message: PROBLEMS.mobile_too_long };
  return { ok: true, e164, dialCode: dial.code };
}

/** Converts a typed mobile number to E.164, for everything that stores a number. */
export function toE164(typed: string, issues: z.core.$RefinementCtx): string {
  const phone = parsePhone(typed);
  if (phone.ok) return phone.e164;
  issues.addIssue({ code: 'custom', message: phone.message });
  // Unused after an issue.
  return '';
}

/** The number for a form field: without its country code. */
export function nationalNumber(e164: string, dialCode: string): string {
  return e164.startsWith(dialCode) ? e164.slice(dialCode.length) : e164;
}
