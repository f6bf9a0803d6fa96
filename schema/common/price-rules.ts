import { AMOUNT, AMOUNT_IGNORES } from './amounts';
import type { FieldRules } from './field-rules';

const INVALID = 'Please enter a valid price';

/** In major units of any currency. */
export const PRICE_RULES: FieldRules = {
  ignore: AMOUNT_IGNORES,
  must: [
    ['.', 'Price is required'],
    [AMOUNT, INVALID],
    ['[1-9]', INVALID],
  ],
};

export const OFFER_PRICE_RULES: FieldRules = {
  ignore: AMOUNT_IGNORES,
  must: [
    ['.', 'Offer price is required'],
    [AMOUNT, INVALID],
    [String.raw`^[^.]*[1-9]|[1-9].*\D$`, 'Offer price must be at least 1'],
  ],
};
