import type { CurrencyCode } from '../currencies';
import type { TaxSplit } from '../gst';
import type { Duration, PaidPlan } from '../plans';

/** Who invoices whom, as it was when the payment arrived. */
export interface InvoiceParties {
  issuer: { name: string; address: string; gstin: string | null };
  buyer: { name: string; email: string; gstin: string | null; state: string | null };
}

/** Amounts in minor units. `tax` is null where the issuer has no GSTIN: it is a receipt then. */
export interface InvoiceDto extends InvoiceParties {
  number: string;
  issuedAt: string;
  plan: PaidPlan;
  duration: Duration;
  periodStart: string;
  periodEnd: string;
  currency: CurrencyCode;
  originalAmount: number;
  discountAmount: number;
  amount: number;
  accountingCode: string;
  tax: (TaxSplit & { percent: number; placeOfSupply: string }) | null;
  creditNote: { number: string; issuedAt: string } | null;
}
