import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import type { GiftCodeValidityDto } from '../../../schema/billing/gift-codes.output';
import type { PaymentStateDto } from '../../../schema/billing/output';
import { DURATIONS, PAID_PLANS, type PaidPlan } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { DEFAULT_CURRENCY } from '../../../schema/common/currencies';
import type { NameableOrderDto } from '../../../schema/upi/output';
import { cx } from '../../lib/class-names';
import { toast } from '../../lib/toast-store';
import { usageQuery } from '../limits/limits.queries';
import { UsageCard, UsageCardSkeleton } from '../limits/usage-card';
import { CurrentPlanCard } from './current-plan-card';
import { ExtendPlanCard } from './extend-plan-card';
import { withGift } from './gift-code';
import { GiftCodeForm } from './gift-code-form';
import { PaymentHistory } from './payment-history';
import type { PlanChoice } from './plan-choice';
import { PlanControls } from './plan-controls';
import { PlanList } from './plan-list';
import type { PlansSearch } from './plan-search';
import { UpgradeRequestDialog } from './upgrade-request-dialog';
import { PaidAlready } from './upi/paid-already';
import { useBuyPlan } from './use-buy-plan';
import { say, useWords } from './words';

interface PlansPageProps {
  user: UserDto;
  search: PlansSearch;
  onSearch: (search: PlansSearch) => void;
  /** When the page was opened, so that all durations are counted from the same time. */
  now: number;
}

const thank = ({ start }: PaymentStateDto, { plan }: NameableOrderDto) =>
  toast({
    title:
      start === null
        ? say('Thank you')
        : say(start === 'new' ? '{name} has started' : '{name} has been extended', {
            name: say.known(PLANS[plan].name),
          }),
    description: say('We are looking for your payment on our bank statement.'),
    tone: 'success',
  });

/** A person's plan: its state, its usage, their payments, and the other plans. */
export function PlansPage({ user, search, onSearch, now }: PlansPageProps) {
  const t = useWords();
  const { duration = DURATIONS[0], currency = DEFAULT_CURRENCY } = search;
  const [gift, setGift] = useState<GiftCodeValidityDto | null>(null);
  const [requested, setRequested] = useState<PlanChoice>();
  const { buy, pendingPlan, pendingChoice } = useBuyPlan();
  const current = PAID_PLANS.find((plan) => plan === user.subscriptionPlan);
  const endsAt = user.subscriptionEndsAt ?? null;

  const choiceOf = (plan: PaidPlan) => withGift({ plan, duration, currency }, gift);
  const claim = (claimed: GiftCodeValidityDto | null) => {
    setGift(claimed);
    if (claimed) onSearch({ ...search, duration: claimed.timePeriod });
  };

  return (
    <div className="mx-auto max-w-6xl px-page py-8 sm:py-12">
      <h1 className="text-balance font-semibold text-4xl">{t('Plans for one scooter or forty cars')}</h1>
      <p className="mt-3 text-ink-muted text-lg">{t('Prepaid for 1, 3 or 12 months. No auto-renewal.')}</p>
      <div className={cx('mt-8 grid gap-4', current && endsAt && 'md:grid-cols-2')}>
        <CurrentPlanCard user={user} now={now} />
        {current && endsAt && (
          <ExtendPlanCard
            plan={current}
            endsAt={endsAt}
            currency={currency}
            gift={gift}
            pendingChoice={pendingPlan ? pendingChoice : undefined}
            onBuy={buy}
          />
        )}
      </div>
      <div className="mt-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <PlanControls
          duration={duration}
          currency={currency}
          onDuration={(next) => onSearch({ ...search, duration: next })}
          onCurrency={(next) => onSearch({ ...search, currency: next })}
        />
        <div className="w-full sm:w-96">
          <GiftCodeForm gift={gift} onClaim={claim} />
        </div>
      </div>
      <PlanList
        user={user}
        duration={duration}
        currency={currency}
        gift={gift}
        pendingPlan={pendingPlan}
        onBuy={(plan) => buy(choiceOf(plan))}
        onRequest={(plan) => setRequested({ plan, duration, currency })}
      />
      <div className="mt-8 flex flex-col gap-4">
        <OwnUsage />
        <PaymentHistory />
        <PaidAlready onClaimed={thank} />
      </div>
      {requested && (
        <UpgradeRequestDialog user={user} choice={requested} onClose={() => setRequested(undefined)} />
      )}
    </div>
  );
}

function OwnUsage() {
  const { data } = useQuery(usageQuery);
  return data ? <UsageCard usage={data} /> : <UsageCardSkeleton />;
}
