import { z } from 'zod';
import { PAYMENT_WAYS } from '../schema/billing/plan-names';
import { BRAND } from '../schema/common/brand';
import { UPI_ADDRESS } from '../schema/upi/input';
import { optionalUrl } from './optional-url';

/** The part of the settings (env.ts) that says how plans are paid for. */
export const PAYMENT_SETTINGS = {
  /**
   * The ways to pay in the order in which they are offered, such as `upi,stripe`; `none` takes no payments: plans are requested. By
   * default all that are configured, UPI first, and demo in development if there is no other provider of cards.
   */
  PAYMENT_WAYS: z
    .string()
    .transform((list) => (list === 'none' ? [] : list.split(',')))
    .pipe(z.array(z.enum(PAYMENT_WAYS)))
    .optional(),
  /** The merchant's UPI address that plans are paid to; apps refuse personal addresses. */
  UPI_VPA: z.string().regex(UPI_ADDRESS, 'UPI_VPA is an address such as shop@bank').optional(),
  /** As the bank knows the merchant. */
  UPI_NAME: z.string().min(1).max(99).default(BRAND.name),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  /** A different address for Razorpay: a stand-in in tests. */
  RAZORPAY_API_URL: optionalUrl,
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** A different address for Stripe: a stand-in in tests. */
  STRIPE_API_URL: optionalUrl,
  /** The seller of the plans, for invoices. Without a GSTIN they are receipts. */
  INVOICE_NAME: z.string().default('Chaabi (development)'),
  INVOICE_ADDRESS: z.string().default('1 Demo Road, Bengaluru 560001'),
  INVOICE_GSTIN: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'INVOICE_GSTIN is not a GSTIN')
    .optional(),
};

/** What each way needs besides the issuer of the invoices. */
export const PAYMENT_NEEDS = {
  upi: ['UPI_VPA'],
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const;
