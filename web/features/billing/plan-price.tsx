import type { GiftCodeValidityDto } from '../../../schema/billing/gift-codes.output';
import type { Duration, PaidPlan } from '../../../schema/billing/plan-names';
import { DURATION_LABELS, DURATION_MONTHS } from '../../../schema/billing/plans';
import { priceOf } from '../../../schema/billing/pricing';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { formatMinor } from '../../lib/money';
import { Badge } from '../../ui/badge';
import { discountOn, discountText } from './gift-code';
import { useWords } from './words';

interface PlanPriceProps {
  plan: PaidPlan;
  duration: Duration;
  currency: CurrencyCode;
  gift: GiftCodeValidityDto | null;
}

/** The price of a period, less its free months or the gift code's discount. */
export function PlanPrice({ plan, duration, currency, gift }: PlanPriceProps) {
  const t = useWords();
  const percent = discountOn({ plan, duration, currency }, gift);
  const price = priceOf({ plan, duration, currency }, percent);
  if (!price) return <p className="mt-3 text-ink-muted">{t('Not sold in this currency')}</p>;
  const months = DURATION_MONTHS[duration];
  return (
    <div className="mt-3">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="font-semibold text-3xl tabular-nums">{formatMinor(price.finalMinor, currency)}</span>
        {price.discountMinor > 0 && (
          <>
            <s className="text-ink-muted tabular-nums">
              <span className="sr-only">{t('instead of')} </span>
              {formatMinor(price.originalMinor, currency)}
            </s>
            <Badge tone="positive">{discountText(price, percent, duration)}</Badge>
          </>
        )}
      </p>
      <p className="mt-1 text-ink-muted">
        {months > 1 && price.reason !== 'gift_code'
          ? t('for {time}, {price} a month, tax included', {
              time: t.known(DURATION_LABELS[duration]),
              price: formatMinor(price.finalMinor / months, currency),
            })
          : t('for {time}, tax included', { time: t.known(DURATION_LABELS[duration]) })}
      </p>
    </div>
  );
}

/** The price of Starter. */
export function FreePrice({ currency }: { currency: CurrencyCode }) {
  const t = useWords();
  return (
    <div className="mt-3">
      <p className="font-semibold text-3xl">{formatMinor(0, currency)}</p>
      <p className="mt-1 text-ink-muted">{t('for as long as you like')}</p>
    </div>
  );
}
