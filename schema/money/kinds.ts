/**
 * What a payment was for: the vehicle's own price, what was spent on it, and what the buyer paid. Only the last comes in.
 */
export const MONEY_KINDS = [
  'bought',
  'repair',
  'papers',
  'transport',
  'commission',
  'other',
  'paid_in',
] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/** As screens and downloads name them. */
export const MONEY_WORDS = {
  bought: 'Bought for',
  repair: 'Repair',
  papers: 'Papers',
  transport: 'Transport',
  commission: 'Commission paid',
  other: 'Other',
  paid_in: 'Received from the buyer',
} as const satisfies Record<MoneyKind, string>;

/** How a payment was made; a loan is paid by the buyer's bank. */
export const MONEY_MODES = ['cash', 'upi', 'bank', 'cheque', 'loan'] as const;
export type MoneyMode = (typeof MONEY_MODES)[number];

export const MODE_WORDS = {
  cash: 'Cash',
  upi: 'UPI',
  bank: 'Bank transfer',
  cheque: 'Cheque',
  loan: 'Buyer’s loan',
} as const satisfies Record<MoneyMode, string>;

export const MAX_MONEY_LINES = 50;
export const MAX_MONEY_NOTE = 100;
export const MAX_MONEY_NAME = 60;
