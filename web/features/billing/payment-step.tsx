import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ErrorState } from '../../ui/core/error-state';
import { Skeleton } from '../../ui/skeleton';
import { paymentOptionsQuery } from './billing.queries';
import type { PaymentFormProps } from './payment-form';

const StripePaymentForm = lazy(async () => ({
  default: (await import('./stripe-payment-form')).StripePaymentForm,
}));
// Excluded from a production build, like its gateway.
const DemoPaymentForm = __DEV_TOOLS__
  ? lazy(async () => ({ default: (await import('./demo-payment-form')).DemoPaymentForm }))
  : null;

/** The form of the configured provider. */
export function PaymentStep(props: PaymentFormProps) {
  const options = useQuery(paymentOptionsQuery);
  if (options.isLoadingError) {
    return <ErrorState title="The payment form could not be loaded" onRetry={options.refetch} />;
  }
  const loading = <Skeleton className="h-56" />;
  if (!options.data) return loading;
  const { gateway, publishableKey } = options.data;
  return (
    <Suspense fallback={loading}>
      {gateway === 'stripe' && publishableKey && (
        <StripePaymentForm publishableKey={publishableKey} {...props} />
      )}
      {gateway === 'demo' && DemoPaymentForm && <DemoPaymentForm {...props} />}
    </Suspense>
  );
}
