import type { PlanCatalogueDto } from '../../../schema/billing/output';
import { DURATIONS, type Duration, PAID_PLANS, PLAN_IDS } from '../../../schema/billing/plan-names';
import { DURATION_LABELS, PLANS } from '../../../schema/billing/plans';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { PlanCard } from '../../features/billing/plan-card';
import { FreePrice, PlanPrice } from '../../features/billing/plan-price';
import { useWords } from '../../features/billing/words';
import { useWords as useSiteWords } from '../../layouts/words';
import { cx } from '../../lib/class-names';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { CurrencyOptions } from '../../ui/currency-options';
import { Form } from '../../ui/form';
import { segmentClass, segmentsClass } from '../../ui/segment-class';

interface PlansDocumentProps {
  plans: PlanCatalogueDto;
  duration: Duration;
  currency: CurrencyCode;
}

/** The price list, for visitors without an account. */
export function PlansDocument({ plans, duration, currency }: PlansDocumentProps) {
  const [t, site] = [useWords(), useSiteWords()];
  return (
    <div className="mx-auto max-w-6xl px-page py-8 sm:py-12">
      <h1 className="text-balance font-semibold text-4xl">{t('Plans for one scooter or forty cars')}</h1>
      <p className="mt-3 text-ink-muted text-lg">{t('Prepaid for 1, 3 or 12 months. No auto-renewal.')}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Durations chosen={duration} currency={currency} />
        <Form
          label={site('Prices in')}
          action="/subscription"
          data-choice
          autoComplete="off"
          className="flex gap-2"
        >
          <input type="hidden" name="duration" value={duration} />
          <Field label={t('Currency')} hideLabel className="w-56">
            <Select name="currency" defaultValue={currency}>
              <CurrencyOptions />
            </Select>
          </Field>
          <noscript>
            <Button type="submit">{site('Show prices')}</Button>
          </noscript>
        </Form>
      </div>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {PLAN_IDS.map((id) => {
          const paid = PAID_PLANS.find((plan) => plan === id);
          const variant = id === 'growth' ? 'primary' : 'secondary';
          return (
            <li key={id}>
              <PlanCard
                id={id}
                offer={plans[id]}
                price={
                  paid ? (
                    <PlanPrice plan={paid} duration={duration} currency={currency} gift={null} />
                  ) : (
                    <FreePrice currency={currency} />
                  )
                }
                action={
                  <a
                    href="/signup?returnUrl=%2Fsubscription"
                    className={buttonClass({ variant, size: 'lg', block: true })}
                  >
                    {paid ? t('Choose {name}', { name: t.known(PLANS[id].name) }) : site('Get Started Free')}
                  </a>
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Durations({ chosen, currency }: { chosen: Duration; currency: CurrencyCode }) {
  const t = useWords();
  return (
    <nav aria-label={t('Duration')} className={segmentsClass}>
      {DURATIONS.map((duration) => (
        <a
          key={duration}
          href={`/subscription?${new URLSearchParams({ duration, currency })}`}
          aria-current={duration === chosen ? 'true' : undefined}
          className={cx(segmentClass, 'no-underline')}
        >
          {t.known(DURATION_LABELS[duration])}
        </a>
      ))}
    </nav>
  );
}
