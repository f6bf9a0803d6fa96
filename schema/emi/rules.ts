import { AMOUNT, AMOUNT_IGNORES } from '../common/amounts';
import { BUYER_PROBLEMS } from '../common/buyer-problems';
import type { FieldRules } from '../common/field-rules';
import { PRICE_RULES } from '../common/price-rules';
import { PROBLEMS } from '../common/problem-texts';

/** The calculator's rules, with the messages that buyers read. */
export const EMI_RULES = {
  price: PRICE_RULES,
  down: { ignore: AMOUNT_IGNORES, digits: true, must: [[`^$|${AMOUNT}`, PROBLEMS.price_invalid]] },
  rate: {
    ignore: String.raw`[%\s]`,
    digits: true,
    must: [[String.raw`^([0-5]?\d(\.\d{1,3})?|60(\.0*)?)$`, BUYER_PROBLEMS.emi_rate]],
  },
  months: {
    ignore: String.raw`\s`,
    digits: true,
    must: [[String.raw`^0*([1-9]\d?|1[01]\d|120)$`, BUYER_PROBLEMS.emi_months]],
  },
} satisfies Record<string, FieldRules>;
