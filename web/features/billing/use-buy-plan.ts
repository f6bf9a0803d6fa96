import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { DURATION_LABELS, PLANS } from '../../../schema/billing/plans';
import { failureText, isUnauthorized } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { createPaymentMutation } from './billing.queries';
import { type PlanChoice, payUrl } from './plan-choice';
import { say, useWords } from './words';

const FAILED = 'Failed to create payment. Please try again.';
const UNUSABLE = 'Invalid payment configuration. Please contact support.';

/**
 * Starts a purchase and opens the payment page; if a gift code covers all of it, the plan is active at once.
 */
export function useBuyPlan() {
  const t = useWords();
  const router = useRouter();
  const create = useMutation(createPaymentMutation);
  const [choice, setChoice] = useState<PlanChoice>();
  // All presses share one key until one of them is answered: together they are one purchase.
  const key = useRef<string>(undefined);

  const buy = (chosen: PlanChoice) => {
    if (create.isPending) return;
    setChoice(chosen);
    key.current ??= crypto.randomUUID();
    create.mutate(
      { choice: chosen, key: key.current },
      {
        onSuccess: (checkout) => {
          key.current = undefined;
          if (checkout.freeSubscription) {
            const { name } = PLANS[checkout.plan];
            // The page counts days from the time of the response.
            void router.invalidate();
            toast({
              title: t('Plan activated'),
              description: t('{name} for {time} is yours.', {
                name: t.known(name),
                time: t.known(DURATION_LABELS[checkout.duration]),
              }),
              tone: 'success',
            });
          } else if (checkout.clientSecret) {
            window.location.assign(payUrl(chosen));
          } else {
            toast({ title: say('Error'), description: say(UNUSABLE), tone: 'error' });
          }
        },
        onError: (error) => {
          if (isUnauthorized(error)) return;
          toast({ title: say('Error'), description: failureText(error, say(FAILED)), tone: 'error' });
        },
      },
    );
  };
  const leaving = create.isSuccess && !create.data.freeSubscription && create.data.clientSecret !== null;
  return { buy, pendingPlan: create.isPending || leaving ? choice?.plan : undefined, pendingChoice: choice };
}
