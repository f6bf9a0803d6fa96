import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type FormEvent, useMemo, useState } from 'react';
import { formatMinor } from '../../lib/money';
import { Button } from '../../ui/button';
import { Form } from '../../ui/form';
import { type PaymentFormProps, PROCESS_FAILED } from './payment-form';
import { useWords } from './words';

/** The current colours of our tokens, which the provider's frame does not inherit. */
function appearance() {
  const style = getComputedStyle(document.body);
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    theme: isDark ? ('night' as const) : ('stripe' as const),
    variables: { fontFamily: style.fontFamily, fontSizeBase: '16px', borderRadius: '8px' },
  };
}

/** Stripe's form: cards, UPI and wallets, as the account allows. Loaded only in the payment step. */
export function StripePaymentForm({
  publishableKey,
  ...form
}: PaymentFormProps & { publishableKey: string }) {
  const stripe = useMemo(() => loadStripe(publishableKey), [publishableKey]);
  const { clientSecret } = form.checkout;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: appearance(), locale: 'en' }}>
      <StripeForm {...form} />
    </Elements>
  );
}

function StripeForm({ checkout, onPaid, onFailed }: PaymentFormProps) {
  const t = useWords();
  const stripe = useStripe();
  const elements = useElements();
  const [pending, setPending] = useState(false);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || pending) return;
    setPending(true);
    try {
      const { error } = await stripe.confirmPayment({
        elements,
        // Where a bank or a UPI app redirects to: this same page.
        confirmParams: { return_url: window.location.href },
        redirect: 'if_required',
      });
      if (error) onFailed(error.message ?? PROCESS_FAILED);
      else onPaid();
    } catch {
      onFailed(PROCESS_FAILED);
    } finally {
      setPending(false);
    }
  };

  return (
    <Form label={t('Payment')} noValidate className="flex flex-col gap-5" onSubmit={pay}>
      <PaymentElement
        onLoadError={() => onFailed(t('The payment form could not be loaded. Please try again.'))}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        disabled={!stripe}
        pending={pending}
        pendingLabel={t('Paying...')}
      >
        {t('Pay {finalAmount}', { finalAmount: formatMinor(checkout.finalAmount, checkout.currency) })}
      </Button>
    </Form>
  );
}
