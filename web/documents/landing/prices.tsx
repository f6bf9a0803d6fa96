import { PLANS } from '../../../schema/billing/plans';
import { BRAND } from '../../../schema/common/brand';
import { formatPrice } from '../../lib/format';
import { Card } from '../../ui/card';
import { useWords } from './words';

const LINK = 'font-medium text-accent underline-offset-2 hover:underline';

const ROWS = Object.values(PLANS);

const perMonth = (minor: number) => (minor === 0 ? null : formatPrice(minor / 100));

/** What it costs, and who answers questions. */
export function Prices() {
  const t = useWords();
  const linesOf = ({ liveVehicles, leadsPerMonth }: (typeof ROWS)[number]['limits']) => [
    liveVehicles === null
      ? t('Any number of listings')
      : t('{limit} listings at a time', { limit: liveVehicles }),
    leadsPerMonth === null ? t('all leads') : t('{limit} leads a month', { limit: leadsPerMonth }),
  ];
  return (
    <section aria-label={t('What it costs')} className="mx-auto max-w-6xl px-page">
      <ul className="grid gap-4 sm:grid-cols-3">
        {ROWS.map(({ id, name, monthlyMinor: { INR: minor }, limits }) => (
          <li key={id}>
            <Card className="h-full">
              <h3 className="font-semibold text-base">{t.known(name)}</h3>
              <p className="mt-1">
                <span className="font-semibold text-2xl">{perMonth(minor) ?? t('Free')}</span>{' '}
                <span className="text-ink-muted text-sm">
                  {minor === 0 ? t('for ever') : t('a month, tax included')}
                </span>
              </p>
              <p className="mt-2 text-ink-muted">{linesOf(limits).join(', ')}</p>
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-muted">
        {t.rich('Paid in advance, no auto-renewal. {plans}. Questions? {address}', {
          plans: (
            <a href="/subscription" className={LINK}>
              {t('Compare the plans')}
            </a>
          ),
          address: (
            <a href={`mailto:${BRAND.supportEmail}`} className={LINK}>
              {BRAND.supportEmail}
            </a>
          ),
        })}
      </p>
    </section>
  );
}
