import { useQuery } from '@tanstack/react-query';
import type { UserDto } from '../../../schema/auth/output';
import type { GiftCodeValidityDto } from '../../../schema/billing/gift-codes.output';
import { type Duration, PAID_PLANS, type PaidPlan, PLAN_IDS } from '../../../schema/billing/plan-names';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { Loaded } from '../../ui/core/loaded';
import { Skeleton } from '../../ui/skeleton';
import { paymentOptionsQuery, plansQuery } from './billing.queries';
import { useCheckedUntil } from './payment-check';
import { waysFor } from './payment-ways';
import { PlanAction } from './plan-action';
import { PlanCard } from './plan-card';
import { FreePrice, PlanPrice } from './plan-price';
import { useWords } from './words';

interface PlanListProps {
  user: UserDto;
  duration: Duration;
  currency: CurrencyCode;
  gift: GiftCodeValidityDto | null;
  pendingPlan: PaidPlan | undefined;
  onBuy: (plan: PaidPlan) => void;
  onRequest: (plan: PaidPlan) => void;
}

const LIST = 'mt-4 grid gap-4 md:grid-cols-3';

/** The three plans side by side. */
export function PlanList({ user, duration, currency, gift, pendingPlan, onBuy, onRequest }: PlanListProps) {
  const t = useWords();
  const plans = useQuery(plansQuery(currency));
  const options = useQuery(paymentOptionsQuery);
  const isChecked = Boolean(useCheckedUntil());
  return (
    <Loaded
      query={plans}
      failure={t('The plans could not be loaded')}
      loading={
        <ul aria-label={t('Loading the plans')} className={LIST}>
          {PLAN_IDS.map((id) => (
            <li key={id}>
              <Skeleton className="h-96" />
            </li>
          ))}
        </ul>
      }
    >
      {(offers) => (
        <ul className={LIST}>
          {PLAN_IDS.map((id) => {
            const paid = PAID_PLANS.find((plan) => plan === id);
            return (
              <li key={id}>
                <PlanCard
                  id={id}
                  offer={offers[id]}
                  isCurrent={user.subscriptionPlan === id}
                  price={
                    paid ? (
                      <PlanPrice plan={paid} duration={duration} currency={currency} gift={gift} />
                    ) : (
                      <FreePrice currency={currency} />
                    )
                  }
                  action={
                    <PlanAction
                      plan={id}
                      user={user}
                      canPay={!options.data || waysFor(options.data, currency).length > 0}
                      pending={pendingPlan === id}
                      isChecked={isChecked}
                      onBuy={onBuy}
                      onRequest={onRequest}
                    />
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
    </Loaded>
  );
}
