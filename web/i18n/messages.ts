import type { Language } from '../../schema/common/languages';
import type { Problem, Values } from '../../schema/common/problems';

/**
 * What the forms of buyers' documents may answer, by the code of the problem or the refusal (schema/common/problems.ts and
 * refusals.ts), in English. `failed` stands for every other code.
 */
export const BUYER_MESSAGES = {
  required: 'Required',
  name_required: 'Name is required',
  mobile_required: 'Mobile number is required',
  mobile_too_short: 'Mobile number must be at least 10 digits',
  mobile_too_long: 'Mobile number cannot exceed 15 digits',
  mobile_characters: 'Mobile number must contain only numbers and optional + prefix',
  mobile_not_indian: 'Enter a 10-digit Indian mobile number that starts with 6, 7, 8 or 9',
  price_required: 'Price is required',
  offer_required: 'Offer price is required',
  price_invalid: 'Please enter a valid price',
  offer_too_low: 'Offer price must be at least 1',
  too_long: 'At most {limit} characters',
  reason_required: 'Choose what is wrong',
  visit_day: 'Choose a day within the next 14 days',
  visit_part: 'Choose a time of day',
  visit_over: 'That time has passed. Choose a later one.',
  vehicle_not_found: 'Vehicle not found',
  vehicle_removed: 'This vehicle has been removed by its seller',
  vehicle_sold: 'This vehicle has been sold and is no longer available.',
  too_many_offers: 'You have already made several offers on this vehicle. Please try again later.',
  republish_failed: 'Failed to republish vehicle. Please try again.',
  too_many_tries: 'Too many attempts. Please try again later.',
  failed: 'Something went wrong. Please try again.',
} as const;

export type BuyerMessage = keyof typeof BUYER_MESSAGES;

/** Refusals that buyers read in the same words. */
const ALIKE: Readonly<Record<string, BuyerMessage>> = {
  too_many_requests: 'too_many_tries',
  overloaded: 'too_many_tries',
};

const isKnown = (code: string): code is BuyerMessage => Object.hasOwn(BUYER_MESSAGES, code);

const fill = (text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));

/** A problem in the reader's language. English readers get its own text, others the general one for a code without a translation. */
export function translateProblem(
  messages: Readonly<Record<BuyerMessage, string>>,
  language: Language,
  { code, values, text }: Problem,
): string {
  if (language === 'en') return text;
  return fill(messages[ALIKE[code] ?? (isKnown(code) ? code : 'failed')], values);
}
