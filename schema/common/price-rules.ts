import { AMOUNT, AMOUNT_IGNORES } from './amounts';
import type { FieldRules } from './field-rules';
import { PROBLEMS } from './problem-texts';

/** In major units of any currency. */
export const PRICE_RULES: FieldRules = {
  ignore: AMOUNT_IGNORES,
  digits: true,
  must: [
    ['.', PROBLEMS.price_required],
    [AMOUNT, PROBLEMS.price_invalid],
    [String.raw`[1-9]|^\D{4}`, PROBLEMS.price_invalid],
  ],
};

export const OFFER_PRICE_RULES: FieldRules = {
  ignore: AMOUNT_IGNORES,
  digits: true,
  must: [
    ['.', PROBLEMS.offer_required],
    [AMOUNT, PROBLEMS.price_invalid],
    [String.raw`^[^.]*[1-9]|[1-9].*\D$|^\D{4}`, PROBLEMS.offer_too_low],
  ],
};
