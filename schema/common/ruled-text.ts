import { z } from 'zod';
import { readAmount } from './amount-words';
import { type FieldRules, problemOf, readValue } from './field-rules';
import { PROBLEMS } from './problem-texts';

/**
 * Text or a number that satisfies a field's rules, without ignored characters; errors have the broken rule's
 * message.
 */
export const ruledText = (rules: FieldRules) =>
  z
    .union([z.string(), z.number()], { error: problemOf(rules, '') ?? 'Required' })
    .transform((value) => readValue(rules, String(value).normalize('NFC')))
    .superRefine((value, issues) => {
      const message = problemOf(rules, value);
      if (message) issues.addIssue({ code: 'custom', message });
    });

/** An amount as people write it, converted to digits: `5.2 lakh` becomes "520000". */
export const ruledAmount = (rules: FieldRules) =>
  ruledText(rules).transform((value, issues) => {
    const amount = readAmount(value);
    // "0.5 rupees" satisfies the rules as typed, but its value does not.
    const message = amount === null ? PROBLEMS.price_invalid : problemOf(rules, String(amount));
    if (message) issues.addIssue({ code: 'custom', message });
    return String(amount);
  });
