import { useState } from 'react';
import { BRAND } from '../../../schema/common/brand';
import { formatMinor } from '../../lib/money';
import { Button } from '../../ui/button';
import { type PaymentFormProps, PROCESS_FAILED } from './payment-form';
import { say, useWords } from './words';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

/** https://razorpay.com/docs/payments/payment-gateway/web-integration/standard */
interface Checkout {
  open: () => void;
  on: (event: 'payment.failed', listener: (failure: { error: { description: string } }) => void) => void;
}
type CheckoutClass = new (options: object) => Checkout;

let loading: Promise<CheckoutClass> | undefined;

/** Razorpay's own script, which it allows to be loaded from its address only. Rejects without a network. */
function loadCheckout(): Promise<CheckoutClass> {
  loading ??= new Promise<CheckoutClass>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve(Reflect.get(window, say('Razorpay')));
    script.onerror = () => {
      loading = undefined;
      reject(new Error('Razorpay could not be loaded'));
    };
    document.head.append(script);
  });
  return loading;
}

/** Opens Razorpay's own form over the page: UPI, cards and net banking, as the account allows. */
export function RazorpayPaymentForm({
  publishableKey,
  checkout,
  onPaid,
  onFailed,
}: PaymentFormProps & { publishableKey: string }) {
  const t = useWords();
  const [pending, setPending] = useState(false);
  const pay = async () => {
    if (pending) return;
    setPending(true);
    try {
      const CheckoutForm = await loadCheckout();
      const form = new CheckoutForm({
        key: publishableKey,
        order_id: checkout.clientSecret,
        name: BRAND.name,
        handler: onPaid,
        modal: { ondismiss: () => setPending(false) },
      });
      form.on('payment.failed', ({ error }) => onFailed(error.description));
      form.open();
    } catch {
      setPending(false);
      onFailed(PROCESS_FAILED);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">{t('Card, UPI, net banking or wallet, on a form of Razorpay’s.')}</p>
      <Button variant="primary" size="lg" block pending={pending} pendingLabel={t('Paying...')} onClick={pay}>
        {t('Pay {finalAmount}', { finalAmount: formatMinor(checkout.finalAmount, checkout.currency) })}
      </Button>
    </div>
  );
}
