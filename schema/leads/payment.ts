import { z } from 'zod';
import '../common/validation-messages';
import { AMOUNT, AMOUNT_IGNORES } from '../common/amounts';
import { BUYER_PROBLEMS } from '../common/buyer-problems';
import type { FieldRules } from '../common/field-rules';
import { PROBLEMS } from '../common/problem-texts';
import { ruledAmount, ruledText } from '../common/ruled-text';
import { text } from '../common/text';
import type { Exchange, Payment } from './exchange';

/** Only the Worker checks them: few buyers open these fields, but every page would carry their rules. */
const RULES = {
  exchangeYear: {
    digits: true,
    must: [[String.raw`^$|^(19[5-9]\d|20\d\d)$`, BUYER_PROBLEMS.exchange_year]],
  },
  exchangeKms: {
    ignore: String.raw`[,.\s]|kms?\s*$`,
    digits: true,
    must: [[String.raw`^\d{0,7}$`, BUYER_PROBLEMS.exchange_kms]],
  },
  exchangeOwners: { digits: true, must: [['^[1-9]?$', BUYER_PROBLEMS.exchange_owners]] },
  exchangePrice: {
    ignore: AMOUNT_IGNORES,
    digits: true,
    must: [[`^$|${AMOUNT}`, PROBLEMS.price_invalid]],
  },
} satisfies Record<string, FieldRules>;

export const MAX_EXCHANGE_MODEL = 80;

/** How the buyer would pay, in every offer: with a loan, or a vehicle of theirs in part payment. */
export const PaymentFields = {
  needsLoan: z.literal('yes').optional(),
  exchangeModel: text({ max: MAX_EXCHANGE_MODEL }).optional(),
  exchangeYear: ruledText(RULES.exchangeYear).optional(),
  exchangeKms: ruledText(RULES.exchangeKms).optional(),
  exchangeOwners: ruledText(RULES.exchangeOwners).optional(),
  exchangePrice: ruledAmount(RULES.exchangePrice).optional(),
};
type Fields = z.output<z.ZodObject<typeof PaymentFields>>;

/** The vehicle in part payment, as the API answers it. */
export const ExchangeDto = z.object({
  model: z.string(),
  year: z.number().nullable(),
  kms: z.number().nullable(),
  owners: z.number().nullable(),
  price: z.number().nullable(),
}) satisfies z.ZodType<Exchange>;

const numberOf = (digits: string | undefined) => (digits ? Number(digits) : null);

/** Whether a vehicle is described without saying which one it is. */
export const lacksModel = ({ exchangeModel, ...rest }: Fields): boolean =>
  !exchangeModel &&
  [rest.exchangeYear, rest.exchangeKms, rest.exchangeOwners, rest.exchangePrice].some(Boolean);

/** How the buyer would pay; null with nothing but the sum. */
export function paymentOf(fields: Fields): Payment | null {
  const { needsLoan, exchangeModel: model } = fields;
  if (!needsLoan && !model) return null;
  const exchange = model
    ? {
        model,
        year: numberOf(fields.exchangeYear),
        kms: numberOf(fields.exchangeKms),
        owners: numberOf(fields.exchangeOwners),
        price: numberOf(fields.exchangePrice),
      }
    : null;
  return { needsLoan: needsLoan === 'yes', exchange };
}
