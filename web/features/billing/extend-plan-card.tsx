import type { GiftCodeValidityDto } from '../../../schema/billing/gift-codes.output';
import { DURATIONS, type PaidPlan } from '../../../schema/billing/plan-names';
import { DURATION_DAYS, DURATION_LABELS, PLANS } from '../../../schema/billing/plans';
import { priceOf } from '../../../schema/billing/pricing';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { formatDate } from '../../lib/dates';
import { formatMinor } from '../../lib/money';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { discountOn, discountText, withGift } from './gift-code';
import { useCheckedUntil } from './payment-check';
import type { PlanChoice } from './plan-choice';
import { useWords } from './words';

const DAY = 86_400_000;

interface ExtendPlanCardProps {
  plan: PaidPlan;
  endsAt: string;
  currency: CurrencyCode;
  gift: GiftCodeValidityDto | null;
  pendingChoice: PlanChoice | undefined;
  onBuy: (choice: PlanChoice) => void;
}

/** The same plan for longer: each period with its price, less a claimed gift code, and its new end date. */
export function ExtendPlanCard({ plan, endsAt, currency, gift, pendingChoice, onBuy }: ExtendPlanCardProps) {
  const t = useWords();
  const isChecked = Boolean(useCheckedUntil());
  return (
    <Card padded={false}>
      <CardHeader
        title={t('Extend Plan')}
        description={
          isChecked
            ? t('Your payment is being checked')
            : t('Add time to {name}', { name: t.known(PLANS[plan].name) })
        }
      />
      <ul className="divide-y divide-line">
        {DURATIONS.map((duration) => {
          const choice = { plan, duration, currency };
          const percent = discountOn(choice, gift);
          const price = priceOf(choice, percent);
          if (!price) return null;
          const reason = discountText(price, percent, duration);
          const paid = formatMinor(price.finalMinor, currency);
          return (
            <li key={duration} className="flex items-center gap-3 px-card py-2.5">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 font-medium">
                  {t.known(DURATION_LABELS[duration])}
                  {reason && <Badge tone="positive">{reason}</Badge>}
                </p>
                <p className="text-ink-muted">
                  {t('until {value}', {
                    value: formatDate(Date.parse(endsAt) + DURATION_DAYS[duration] * DAY),
                  })}
                </p>
              </div>
              {price.discountMinor > 0 && (
                <s className="text-ink-muted tabular-nums">
                  <span className="sr-only">{t('instead of')} </span>
                  {formatMinor(price.originalMinor, currency)}
                </s>
              )}
              <Button
                disabled={isChecked}
                pending={pendingChoice?.plan === plan && pendingChoice.duration === duration}
                aria-label={t('Extend by {time}, {price}', {
                  time: t.known(DURATION_LABELS[duration]),
                  price: paid,
                })}
                onClick={() => onBuy(withGift(choice, gift))}
              >
                <span className="tabular-nums">{paid}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
