import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { PaymentStateDto } from '../../../schema/billing/output';
import { Loaded } from '../../ui/core/loaded';
import { Skeleton } from '../../ui/skeleton';
import { paymentOptionsQuery } from './billing.queries';
import type { PaymentFormProps } from './payment-form';
import { waysFor } from './payment-ways';
import { useWords } from './words';

const StripePaymentForm = lazy(async () => ({
  default: (await import('./stripe-payment-form')).StripePaymentForm,
}));
const RazorpayPaymentForm = lazy(async () => ({
  default: (await import('./razorpay-payment-form')).RazorpayPaymentForm,
}));
const UpiPaymentForm = lazy(async () => ({
  default: (await import('./upi/upi-payment-form')).UpiPaymentForm,
}));
// Excluded from a production build, like its gateway.
const DemoPaymentForm = __DEV_TOOLS__
  ? lazy(async () => ({ default: (await import('./demo-payment-form')).DemoPaymentForm }))
  : null;

interface PaymentStepProps extends PaymentFormProps {
  /** The bank reference of a UPI payment has been accepted. */
  onClaimed: (state: PaymentStateDto) => void;
}

/** The form of the chosen way. */
export function PaymentStep({ onClaimed, ...props }: PaymentStepProps) {
  const t = useWords();
  const loading = <Skeleton className="h-56" />;
  const { way, currency, clientSecret } = props.checkout;
  return (
    <Loaded
      query={useQuery(paymentOptionsQuery)}
      failure={t('The payment form could not be loaded')}
      loading={loading}
    >
      {(options) => {
        const key = waysFor(options, currency).find((one) => one.way === way)?.publishableKey;
        return (
          <Suspense fallback={loading}>
            {way === 'upi' && (
              <UpiPaymentForm checkout={props.checkout} link={clientSecret} onClaimed={onClaimed} />
            )}
            {way === 'razorpay' && key && <RazorpayPaymentForm publishableKey={key} {...props} />}
            {way === 'stripe' && key && <StripePaymentForm publishableKey={key} {...props} />}
            {way === 'demo' && DemoPaymentForm && <DemoPaymentForm {...props} />}
          </Suspense>
        );
      }}
    </Loaded>
  );
}
