import type { CheckoutDto } from '../../../schema/billing/output';

/** What every way to pay is given: the purchase, and whom to tell how it went. */
export interface PaymentFormProps {
  checkout: CheckoutDto & { clientSecret: string; paymentIntentId: string };
  /** The provider has taken the payment, or is taking it. */
  onPaid: () => void;
  /** The provider's words. */
  onFailed: (message: string) => void;
}

export const PROCESS_FAILED = 'Failed to process payment';
