import { toLatinDigits } from '../common/digits';
import { text } from '../common/text';

/** Twelve digits, in groups or not, as an Aadhaar number is written; it never begins with 0 or 1. */
const AADHAAR = /(?<!\d)[2-9]\d{3}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/;
export const NO_AADHAAR = 'Leave out the Aadhaar number';

export const hasAadhaar = (typed: string): boolean => AADHAAR.test(toLatinDigits(typed));

/** Text without an Aadhaar number in it. */
export const textWithoutAadhaar = (options: Parameters<typeof text>[0]) =>
  text(options).refine((value) => !hasAadhaar(value), NO_AADHAAR);
