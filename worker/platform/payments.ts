import { PAYMENT_WAYS, type PaymentWay } from '../../schema/billing/plan-names';
import type { CurrencyCode } from '../../schema/common/currencies';
import type { Settings } from '../env';

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
  /** The provider's ids of payments beyond the first, where one order can be paid twice. */
  surplus?: readonly string[];
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
  kind: PaymentWay;
  publishableKey: string | null;
  /** The only currencies it takes; null for all. */
  currencies: readonly CurrencyCode[] | null;
  /** Throws if the provider refuses or does not answer. */
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

/** The ways to pay that an installation offers, the preferred one first; none where plans are requested. */
export type PaymentGateways = readonly PaymentGateway[];

type Configured = Record<Exclude<PaymentWay, 'demo'>, PaymentGateway | null>;

/**
 * The configured ways in their order. The demo gateway, null in production, stands in for a provider of cards: by default only where
 * there is none.
 */
export function gatewaysOf(
  { PAYMENT_WAYS: chosen }: Settings,
  configured: Configured,
  demo: PaymentGateway | null,
): PaymentGateways {
  const hasCards = configured.stripe !== null || configured.razorpay !== null;
  const all = { ...configured, demo: chosen || !hasCards ? demo : null };
  return (chosen ?? PAYMENT_WAYS).flatMap((way) => all[way] ?? []);
}
