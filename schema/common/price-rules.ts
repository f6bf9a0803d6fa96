import type { FieldRules } from './field-rules';

/** In major units of any currency, with the commas that Indians type. */
const AMOUNT = String.raw`^\d{1,10}(\.\d{1,2})?$`;

export const PRICE_RULES: FieldRules = {
  ignore: String.raw`[,\s]`,
  must: [
    ['.', 'Price is required'],
    [AMOUNT, 'Please enter a valid price'],
    ['[1-9]', 'Please enter a valid price'],
  ],
};

export const OFFER_PRICE_RULES: FieldRules = {
  ignore: String.raw`[,\s]`,
  must: [
    ['.', 'Offer price is required'],
    [AMOUNT, 'Please enter a valid price'],
    ['^[^.]*[1-9]', 'Offer price must be at least 1'],
  ],
};
