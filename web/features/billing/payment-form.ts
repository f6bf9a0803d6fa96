import type { CheckoutDto } from '../../../schema/billing/output';

/** Props of every way to pay: the purchase, and the callbacks. */
export interface PaymentFormProps {
  checkout: CheckoutDto & { clientSecret: string; paymentIntentId: string };
  /** The provider has accepted the payment, or is accepting it. */
  onPaid: () => void;
  /** The provider's words. */
  onFailed: (message: string) => void;
}

export const PROCESS_FAILED = 'Failed to process payment';
