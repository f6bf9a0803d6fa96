import { CalendarClock, TriangleAlert } from 'lucide-react';
import type { UserDto } from '../../../schema/auth/output';
import { PROFILE_GRACE_DAYS } from '../../../schema/billing/input';
import type { PlanId } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { formatDate } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { PlanBadge } from '../limits/plan-badge';
import { countdown, isEnding } from './countdown';
import { PaymentCheck } from './payment-check';
import { useWords } from './words';

/** The current plan, and its remaining time. */
export function CurrentPlanCard({ user, now }: { user: UserDto; now: number }) {
  const t = useWords();
  const { subscriptionPlan: plan, subscriptionEndsAt: endsAt } = user;
  return (
    <Card>
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-sm">{t('Current plan')}</h2>
        {plan === 'starter' ? <Badge>{t('Free')}</Badge> : <PlanBadge plan={plan} />}
      </div>
      <p className="mt-3 font-semibold text-2xl">{t.known(PLANS[plan].name)}</p>
      {endsAt === null ? (
        <p className="mt-1 text-ink-muted">
          {plan === 'starter' ? t('Free for as long as you like.') : t('Yours without an end.')}
        </p>
      ) : (
        <TimeLeft plan={plan} endsAt={endsAt} now={now} />
      )}
      <PaymentCheck className="mt-3 font-medium text-warning" />
    </Card>
  );
}

function TimeLeft({ plan, endsAt, now }: { plan: PlanId; endsAt: string; now: number }) {
  const t = useWords();
  const time = countdown(endsAt, now);
  const left = time === null ? t('Expired') : t('{time} left', { time });
  return (
    <>
      <p className="mt-1 flex items-start gap-2 text-ink-muted">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t('Until {date}. No auto-renewal.', { date: formatDate(endsAt) })}
      </p>
      {isEnding(endsAt, now) ? (
        <div className="mt-5 flex gap-2 rounded-md bg-warning-soft px-3 py-2.5">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          <div>
            <p className="font-medium text-warning">{left}</p>
            <p>
              {plan === 'pro'
                ? t(
                    'Then you are on Starter: listings over its limit are hidden, nothing is deleted, and your public profile stays up {days} days more.',
                    { days: PROFILE_GRACE_DAYS },
                  )
                : t('Then you are on Starter: listings over its limit are hidden, nothing is deleted.')}
            </p>
          </div>
        </div>
      ) : (
        <p className="mt-5 font-semibold text-lg">{left}</p>
      )}
    </>
  );
}
