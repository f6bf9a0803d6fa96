import { useInfiniteQuery, useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Clock } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { CheckoutDto, PaymentStateDto } from '../../../schema/billing/output';
import type { PaidPlan } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import type { NameableOrderDto } from '../../../schema/upi/output';
import { ApiError } from '../../lib/api';
import { failureText } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { ErrorState } from '../../ui/core/error-state';
import { Loaded } from '../../ui/core/loaded';
import { PageHeader } from '../../ui/core/page-header';
import { Skeleton } from '../../ui/skeleton';
import { MissingEmail } from '../account/missing-email';
import { currentUserQuery } from '../auth/auth.queries';
import { checkoutQuery, claimMutation, confirmPaymentMutation, paymentsQuery } from './billing.queries';
import { BuyerForm } from './buyer-form';
import { OrderSummary } from './order-summary';
import { PaymentResult } from './payment-result';
import { PaymentStep } from './payment-step';
import type { PlanChoice } from './plan-choice';
import { PaidAlready } from './upi/paid-already';
import { WayChoice } from './way-choice';
import { say, useWords } from './words';

const NOT_CREATED = 'Failed to create payment. Please try again.';
const UNUSABLE = 'Invalid payment configuration. Please contact support.';
const NOT_ACTIVATED = 'Payment succeeded but subscription activation failed. Please contact support.';

const failed = (description: string) => toast({ title: say('Payment Failed'), description, tone: 'error' });

/** How often an open UPI order is asked about. */
const ASK_MS = 10_000;

/** A UPI payment whose reference was accepted. */
interface Claimed {
  state: PaymentStateDto;
  plan: PaidPlan;
}

/** Notices that the UPI order on the page was named in another tab, or received. */
function usePaidElsewhere(checkout: CheckoutDto | undefined, onPaid: (intentId: string) => void) {
  const { paymentId, paymentIntentId, way } = checkout ?? {};
  const isClaiming = useIsMutating({ mutationKey: claimMutation.mutationKey }) > 0;
  const payments = useInfiniteQuery({
    ...paymentsQuery,
    enabled: way === 'upi' && !isClaiming,
    refetchInterval: ASK_MS,
    refetchOnWindowFocus: 'always',
  });
  const status = payments.data?.find(({ id }) => id === paymentId)?.status;
  const isPaid = !isClaiming && (status === 'claimed' || status === 'succeeded');
  useEffect(() => {
    if (isPaid && paymentIntentId) onPaid(paymentIntentId);
  }, [isPaid, paymentIntentId, onPaid]);
}

/** Confirms with the server a payment that the provider reports as paid. */
function useConfirm() {
  return useMutation({
    ...confirmPaymentMutation,
    onError: () => toast({ title: say('Error'), description: say(NOT_ACTIVATED), tone: 'error' }),
  });
}

interface PayPageProps {
  choice: PlanChoice;
  /** The payment for which the provider has redirected back from a bank. */
  returnedIntent: string | undefined;
}

/** The payment step: the purchase, and the provider's form. */
export function PayPage({ choice, returnedIntent }: PayPageProps) {
  const confirm = useConfirm();
  const [claimed, setClaimed] = useState<Claimed>();
  const { mutate } = confirm;
  useEffect(() => {
    if (returnedIntent) mutate(returnedIntent);
  }, [returnedIntent, mutate]);

  const state = confirm.data;
  const isOver = state?.status === 'failed' || state?.status === 'canceled';
  useEffect(() => {
    if (isOver) failed(state.message ?? say('The payment was canceled.'));
  }, [isOver, state]);

  if (claimed) return <PaymentResult result={{ kind: 'answered', ...claimed }} />;
  if (confirm.isPending) return <PaymentResult result={{ kind: 'asking' }} />;
  if (confirm.isError) return <PaymentResult result={{ kind: 'failed' }} />;
  if (state && !isOver) return <PaymentResult result={{ kind: 'answered', state, plan: choice.plan }} />;
  return <Checkout choice={choice} onPaid={mutate} onClaimed={setClaimed} />;
}

interface CheckoutProps {
  choice: PlanChoice;
  onPaid: (intentId: string) => void;
  onClaimed: (claimed: Claimed) => void;
}

function Checkout({ choice, onPaid, onClaimed }: CheckoutProps) {
  const t = useWords();
  const checkout = useQuery(checkoutQuery(choice));
  const { data: user } = useQuery(currentUserQuery);
  const navigate = useNavigate();
  usePaidElsewhere(checkout.data, onPaid);
  const nameOther = (state: PaymentStateDto, { plan, duration, currency }: NameableOrderDto) => {
    // The address names the order whose result it shows.
    void navigate({ to: '/subscription/pay', search: { plan, duration, currency }, replace: true });
    onClaimed({ state, plan });
  };
  const back = (
    <a href="/subscription" className="touch-target inline-flex items-center gap-1.5 hover:underline">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t('Plans')}
    </a>
  );
  const paymentOf = ({ clientSecret, paymentIntentId, ...data }: CheckoutDto) =>
    clientSecret && paymentIntentId ? (
      <PaymentStep
        checkout={{ ...data, clientSecret, paymentIntentId }}
        onPaid={() => onPaid(paymentIntentId)}
        onFailed={failed}
        onClaimed={(state) => onClaimed({ state, plan: choice.plan })}
      />
    ) : (
      <ErrorState title={t(UNUSABLE)} />
    );
  const layout = (payment: ReactNode, summary: ReactNode, data?: CheckoutDto) => (
    <div className="grid items-start gap-4 md:grid-cols-[3fr_2fr]">
      <div className="flex flex-col gap-4 max-md:order-2">
        {data && <BuyerForm checkout={data} choice={choice} />}
        <Card>
          <WayChoice choice={choice} way={data?.way ?? null} />
          {payment}
        </Card>
        {user?.email === null && (
          <MissingEmail
            title={t('Where should the receipt go?')}
            text={t('We mail it as soon as the payment arrives.')}
          />
        )}
        {data && <PaidAlready except={data.paymentId} onClaimed={nameOther} />}
      </div>
      {summary}
    </div>
  );
  const header = (
    <PageHeader eyebrow={back} title={t('Pay for {name}', { name: t.known(PLANS[choice.plan].name) })} />
  );
  if (checkout.error instanceof ApiError && checkout.error.body.code === 'payment_being_checked') {
    return (
      <>
        {header}
        <EmptyState
          icon={<Clock />}
          title={t('Your last payment is being checked')}
          text={checkout.error.says}
          action={
            <a href="/subscription#payments" className={buttonClass()}>
              {t('See your payments')}
            </a>
          }
        />
      </>
    );
  }
  return (
    <>
      {header}
      <Loaded
        query={checkout}
        failure={t('The payment could not be started')}
        failureText={failureText(checkout.error, t(NOT_CREATED))}
        loading={layout(<Skeleton className="h-56" />, <Skeleton className="h-56" />)}
      >
        {(data) => layout(paymentOf(data), <OrderSummary checkout={data} code={choice.giftCode} />, data)}
      </Loaded>
    </>
  );
}
