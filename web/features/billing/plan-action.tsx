import type { UserDto } from '../../../schema/auth/output';
import type { PaidPlan, PlanId } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { formatDate } from '../../lib/dates';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { useWords } from './words';

interface PlanActionProps {
  plan: PlanId;
  user: UserDto;
  /** Payments are possible here; otherwise plans are requested. */
  canPay: boolean;
  pending: boolean;
  /** A payment is being checked; until then nothing else can be bought. */
  isChecked: boolean;
  onBuy: (plan: PaidPlan) => void;
  onRequest: (plan: PaidPlan) => void;
}

const look = (plan: PlanId) => ({
  variant: plan === 'growth' ? ('primary' as const) : ('secondary' as const),
  size: 'lg' as const,
  block: true,
});

const NOTE = 'grid min-h-11 place-content-center rounded-md bg-sunken px-3 py-2 text-center text-ink-muted';

const rank = (plan: PlanId) => PLANS[plan].monthlyMinor.INR;

/** What a person can do about a plan. */
export function PlanAction({ plan, user, canPay, pending, isChecked, onBuy, onRequest }: PlanActionProps) {
  const t = useWords();
  const name = t.known(PLANS[plan].name);
  const { subscriptionPlan: current, subscriptionEndsAt: endsAt } = user;
  if (rank(current) > rank(plan)) {
    return (
      <p className={NOTE}>
        {plan === 'starter'
          ? t('You return to Starter after {name}', { name: t.known(PLANS[current].name) })
          : t('Available when {name} ends', { name: t.known(PLANS[current].name) })}
        {endsAt && `, ${formatDate(endsAt)}`}
      </p>
    );
  }
  if (plan === 'starter') {
    return (
      <Button {...look(plan)} onClick={() => toast({ title: t("You're already on the free Starter plan!") })}>
        {t('Stay on Starter')}
      </Button>
    );
  }
  if (current === plan && endsAt === null) {
    return <p className="grid min-h-11 place-content-center text-ink-muted">{t('Yours without an end')}</p>;
  }
  if (!canPay) {
    return (
      <Button {...look(plan)} onClick={() => onRequest(plan)}>
        {t('Request {name}', { name })}
      </Button>
    );
  }
  if (isChecked) return <p className={NOTE}>{t('Your payment is being checked')}</p>;
  return (
    <div className="flex flex-col gap-1">
      <Button {...look(plan)} pending={pending} pendingLabel={t('One moment...')} onClick={() => onBuy(plan)}>
        {current === plan
          ? t('Extend {name}', { name })
          : current === 'starter'
            ? t('Choose {name}', { name })
            : t('Upgrade to {name}', { name })}
      </Button>
      <Button variant="ghost" size="sm" block onClick={() => onRequest(plan)}>
        {t('Request a call instead')}
      </Button>
    </div>
  );
}
