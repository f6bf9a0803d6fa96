import { BUYER_PROBLEMS } from '../../schema/common/buyer-problems';
import type { Language } from '../../schema/common/languages';
import { BUYER_REFUSALS, PROBLEMS } from '../../schema/common/problem-texts';
import type { Problem, Values } from '../../schema/common/problems';

/** Messages of a dictionary by code, in English. `failed` replaces every other code. */
export const DICTIONARY_MESSAGES = {
  ...PROBLEMS,
  ...BUYER_REFUSALS,
  too_long: 'At most {limit} characters',
  republish_failed: 'Failed to republish vehicle. Please try again.',
  too_many_tries: 'Too many attempts. Please try again later.',
  try_again_in: 'Too many attempts. Please try again in {minutes} min.',
  failed: 'Something went wrong. Please try again.',
} as const;

export type DictionaryMessage = keyof typeof DICTIONARY_MESSAGES;
export type ToolMessage = keyof typeof BUYER_PROBLEMS;
export type BuyerMessage = DictionaryMessage | ToolMessage;

/** Messages of buyers' documents by code, in English. */
export const BUYER_MESSAGES: Readonly<Record<BuyerMessage, string>> = {
  ...DICTIONARY_MESSAGES,
  ...BUYER_PROBLEMS,
};

/** Refusals that share a message for buyers. */
const ALIKE: Readonly<Record<string, BuyerMessage>> = {
  too_many_requests: 'too_many_tries',
  overloaded: 'too_many_tries',
};

/** The message for a code. Only our own limits say how long to wait. */
function messageOf(code: string, values: Values): BuyerMessage {
  if (code === 'too_many_tries' && values.minutes !== undefined) return 'try_again_in';
  return ALIKE[code] ?? (isKnown(code) ? code : 'failed');
}

const isKnown = (code: string): code is BuyerMessage => Object.hasOwn(BUYER_MESSAGES, code);

/** Whether a code has its own message in every language. */
export const isTranslated = (code: string) => isKnown(code) || code in ALIKE;

const fill = (text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));

/**
 * A problem in the reader's language. For a code without a translation, English readers get its own text,
 * others the general one.
 */
export function translateProblem(
  messages: Readonly<Record<BuyerMessage, string>>,
  language: Language,
  { code, values, text }: Problem,
): string {
  if (language === 'en') return text;
  return fill(messages[messageOf(code, values)], values);
}
