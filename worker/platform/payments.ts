import type { CurrencyCode } from '../../schema/common/currencies';

/** A payment as its provider knows it, the only source of truth about money. */
export interface PaymentIntent {
  id: string;
  /** Allows a browser to pay this intent and nothing else. */
  clientSecret: string | null;
  /** `failed` can still be paid by another attempt; `canceled` cannot. */
  status: 'pending' | 'processing' | 'failed' | 'canceled' | 'succeeded';
  amountMinor: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** The person it was made for. */
  userId: string | null;
  refundedMinor: number;
  /** The provider's explanation of the last failed attempt. */
  failure: string | null;
}

export interface NewIntent {
  /** Our id; using it twice creates only one intent. */
  paymentId: string;
  userId: string;
  amountMinor: number;
  currency: CurrencyCode;
  description: string;
}

/** A provider's event. Only its ids are trusted; the rest is queried. */
export interface PaymentEvent {
  id: string;
  type: string;
  intentId: string | null;
}

export interface PaymentGateway {
  kind: 'stripe' | 'demo';
  publishableKey: string | null;
  /** Throws if the provider refuses or does not respond. */
  createIntent(intent: NewIntent): Promise<PaymentIntent>;
  /** null if the provider does not know it. Throws if it does not respond. */
  findIntent(id: string): Promise<PaymentIntent | null>;
  /** Ends an unpaid intent and returns its state; one that is paid or in progress stays. */
  cancelIntent(id: string): Promise<PaymentIntent>;
  /** Refunds the whole amount, only once per payment. Throws if that was not accepted. */
  refund(payment: { paymentId: string; intentId: string }): Promise<void>;
  /** null for anything the provider did not sign. */
  verifyWebhook(body: string, headers: Headers): Promise<PaymentEvent | null>;
}
