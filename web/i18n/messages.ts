import type { Language } from '../../schema/common/languages';
import { BUYER_REFUSALS, PROBLEMS } from '../../schema/common/problem-texts';
import type { Problem, Values } from '../../schema/common/problems';

/** What buyers' documents may answer, by code, in English. `failed` stands for every other code. */
export const BUYER_MESSAGES = {
  ...PROBLEMS,
  ...BUYER_REFUSALS,
  too_long: 'At most {limit} characters',
  republish_failed: 'Failed to republish vehicle. Please try again.',
  too_many_tries: 'Too many attempts. Please try again later.',
  try_again_in: 'Too many attempts. Please try again in {minutes} min.',
  failed: 'Something went wrong. Please try again.',
} as const;

export type BuyerMessage = keyof typeof BUYER_MESSAGES;

/** Refusals that buyers read in the same words. */
const ALIKE: Readonly<Record<string, BuyerMessage>> = {
  too_many_requests: 'too_many_tries',
  overloaded: 'too_many_tries',
};

/** The message of a code. Only limits of ours say how long to wait. */
function messageOf(code: string, values: Values): BuyerMessage {
  if (code === 'too_many_tries' && values.minutes !== undefined) return 'try_again_in';
  return ALIKE[code] ?? (isKnown(code) ? code : 'failed');
}

const isKnown = (code: string): code is BuyerMessage => Object.hasOwn(BUYER_MESSAGES, code);

/** Whether a code has words of its own in every language. */
export const isTranslated = (code: string) => isKnown(code) || code in ALIKE;

const fill = (text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));

/** A problem in the reader's language. English readers get its own text, others the general one for a code without a translation. */
export function translateProblem(
  messages: Readonly<Record<BuyerMessage, string>>,
  language: Language,
  { code, values, text }: Problem,
): string {
  if (language === 'en') return text;
  return fill(messages[messageOf(code, values)], values);
}
