import type { z } from 'zod';
import { BUYER_PROBLEMS } from './buyer-problems';
import { PROBLEMS } from './problem-texts';
import { isTypeText } from './validation-messages';

/** A problem of one field. Programs and translations use code and values; people read the English text. */
export interface Problem {
  code: string;
  values: Values;
  text: string;
}
export type Values = Record<string, string | number>;

/** zod carries only texts, so the code is looked up by the text. */
const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...PROBLEMS, ...BUYER_PROBLEMS }).map(([code, text]): [string, string] => [text, code]),
);

/** A text of a form's rules as a problem. */
export const problemOfText = (text: string): Problem => ({
  code: CODES.get(text) ?? 'not_valid',
  values: {},
  text,
});

/** The code for the kind of issue, with the limit or the choices that it mentions. */
function kindOf(issue: z.core.$ZodIssue): Pick<Problem, 'code' | 'values'> {
  switch (issue.code) {
    case 'invalid_type':
      // A schema with its own text for this says that the value is required.
      return isTypeText(issue.message)
        ? { code: 'wrong_type', values: { expected: issue.expected } }
        : { code: 'required', values: {} };
    case 'invalid_value':
      return { code: 'not_one_of', values: { allowed: issue.values.map(String).join(', ') } };
    case 'too_small': {
      const isSize = issue.origin !== 'number' && issue.origin !== 'int' && issue.origin !== 'bigint';
      return { code: isSize ? 'too_short' : 'too_small', values: { limit: Number(issue.minimum) } };
    }
    case 'too_big': {
      const isSize = issue.origin !== 'number' && issue.origin !== 'int' && issue.origin !== 'bigint';
      return { code: isSize ? 'too_long' : 'too_big', values: { limit: Number(issue.maximum) } };
    }
    case 'invalid_format':
      return { code: 'bad_format', values: { format: issue.format } };
    case 'not_multiple_of':
      return { code: 'not_multiple_of', values: { divisor: Number(issue.divisor) } };
    case 'unrecognized_keys':
      return { code: 'unknown_field', values: { count: issue.keys.length } };
    default:
      return { code: 'not_valid', values: {} };
  }
}

/** A schema's issue as a problem of its field. */
export function problemOfIssue(issue: z.core.$ZodIssue): Problem {
  const code = CODES.get(issue.message);
  return { ...(code ? { code, values: {} } : kindOf(issue)), text: issue.message };
}
