import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { DURATIONS, PAID_PLANS } from './plan-names';
import { DISCOUNT_REASONS } from './pricing';

/** Amounts in minor units. `tax` is null if the issuer has no GSTIN; the document is then a receipt. */
export const InvoiceDto = answer('Invoice', {
  issuer: z.strictObject({ name: z.string(), address: z.string(), gstin: z.string().nullable() }),
  buyer: z.strictObject({
    name: z.string(),
    email: z.string().nullable(),
    gstin: z.string().nullable(),
    state: z.string().nullable(),
  }),
  number: z.string(),
  issuedAt: Moment,
  plan: z.enum(PAID_PLANS),
  duration: z.enum(DURATIONS),
  periodStart: Moment,
  periodEnd: Moment,
  currency: z.enum(CURRENCY_CODES),
  originalAmount: Count,
  discountAmount: Count,
  discountReason: z.enum(DISCOUNT_REASONS).nullable(),
  /** What was asked. */
  orderedAmount: Count,
  /** What was received: the tax is a part of it. */
  amount: Count,
  accountingCode: z.string(),
  tax: z
    .strictObject({
      taxableMinor: Count,
      cgstMinor: Count,
      sgstMinor: Count,
      igstMinor: Count,
      percent: Count,
      placeOfSupply: z.string(),
    })
    .nullable(),
  creditNote: z
    .strictObject({
      number: z.string(),
      issuedAt: Moment,
      /** The money went back to the buyer; otherwise it was for another order. */
      isRefund: z.boolean(),
    })
    .nullable(),
});
export type InvoiceDto = z.output<typeof InvoiceDto>;
