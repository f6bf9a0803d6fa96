import { z } from 'zod';
import '../common/validation-messages';
import { isGstin, isGstState } from '../billing/gst';
import { PRICE_RULES } from '../common/price-rules';
import { ruledAmount } from '../common/ruled-text';
import { Id, text } from '../common/text';
import { BuyerFields } from '../leads/input';
import { Plate } from '../papers/input';
import { TAX_SCHEMES } from './tax';

const STATE = 'Choose the buyer’s state';
const ADDRESS = 'Enter the buyer’s address';

const Fields = z.strictObject({
  vehicleId: Id,
  plate: Plate,
  leadId: Id.nullish(),
  ...BuyerFields,
  buyerAddress: text({ max: 160 }).default(''),
  price: ruledAmount(PRICE_RULES),
  /** The seller's; empty without one. */
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .refine((typed) => typed === '' || isGstin(typed), 'Enter the 15 characters of a valid GSTIN')
    .default(''),
  scheme: z.enum(TAX_SCHEMES).default('margin'),
  isTaxInPrice: z.boolean().default(true),
  /** What the buyer or the owner pays the dealer, for the scheme of commissions. */
  commission: z.union([z.literal(''), ruledAmount(PRICE_RULES)]).default(''),
  /** Two digits of the GST state; empty if it is not known. */
  buyerState: z
    .string()
    .refine((code) => code === '' || isGstState(code), STATE)
    .default(''),
});

/**
 * A bill for a sale. Without a GST number it has no words of tax; with one it names where the buyer lives (rule 46 of the CGST
 * Rules, from ₹50,000 on).
 */
export const BillInput = Fields.superRefine(({ gstin, buyerAddress, buyerState }, issues) => {
  if (gstin === '') return;
  if (buyerAddress === '') issues.addIssue({ code: 'custom', path: ['buyerAddress'], message: ADDRESS });
  if (buyerState === '') issues.addIssue({ code: 'custom', path: ['buyerState'], message: STATE });
});
export type BillInput = z.output<typeof BillInput>;

/** A month in India, "2026-11". */
export const MonthParam = z.object({
  month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Name a month like 2026-11'),
});
