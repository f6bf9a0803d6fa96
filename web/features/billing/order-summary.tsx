import { Lock } from 'lucide-react';
import type { CheckoutDto } from '../../../schema/billing/output';
import { DURATION_LABELS, freeMonthsText, PLANS } from '../../../schema/billing/plans';
import { cx } from '../../lib/class-names';
import { formatMinor } from '../../lib/money';
import { Card } from '../../ui/card';
import { useWords } from './words';

function Line({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) {
  return (
    <div
      className={cx('flex justify-between gap-4', strong && 'mt-2 border-line border-t pt-3 font-semibold')}
    >
      <dt className={strong ? '' : 'text-ink-muted'}>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}

/** What is bought and its price, as computed by the server. */
export function OrderSummary({ checkout, code }: { checkout: CheckoutDto; code: string | undefined }) {
  const t = useWords();
  const { plan, duration, currency, originalAmount, discountAmount, finalAmount } = checkout;
  return (
    <Card>
      <h2 className="font-semibold text-lg">
        {t.known(PLANS[plan].name)}, {t.known(DURATION_LABELS[duration])}
      </h2>
      <p className="mt-1 text-ink-muted">{t('Paid once. No auto-renewal.')}</p>
      <dl className="mt-4 flex flex-col gap-2 border-line border-t pt-4">
        <Line label={t('Price')} amount={formatMinor(originalAmount, currency)} />
        {discountAmount > 0 && (
          <Line
            label={
              checkout.discountReason === 'gift_code'
                ? t('Gift code {code}', { code: code ?? '' })
                : t.known(freeMonthsText(duration))
            }
            amount={`-${formatMinor(discountAmount, currency)}`}
          />
        )}
        <Line label={t('To pay, tax included')} amount={formatMinor(finalAmount, currency)} strong />
      </dl>
      <p className="mt-4 flex gap-2 text-ink-muted text-sm">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {checkout.way === 'upi' ? t('Paid from your own bank’s app.') : t('We never see your card.')}
      </p>
    </Card>
  );
}
