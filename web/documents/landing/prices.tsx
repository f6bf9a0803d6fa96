import { PLANS } from '../../../schema/billing/plans';
import { BRAND } from '../../../schema/common/brand';
import { formatPrice } from '../../lib/format';
import { Card } from '../../ui/card';

const leadsOf = (limit: number | null) => (limit === null ? 'all leads' : `${limit} leads a month`);
const listingsOf = (limit: number | null) =>
  limit === null ? 'Any number of listings' : `${limit} listings at a time`;

const ROWS = Object.values(PLANS).map(({ id, name, monthlyMinor, limits }) => ({
  id,
  name,
  price: monthlyMinor.INR === 0 ? 'Free' : formatPrice(monthlyMinor.INR / 100),
  unit: monthlyMinor.INR === 0 ? 'for ever' : 'a month, tax included',
  lines: [listingsOf(limits.liveVehicles), leadsOf(limits.leadsPerMonth)],
}));

/** What it costs, and who answers questions. */
export function Prices() {
  return (
    <section aria-label="What it costs" className="mx-auto max-w-6xl px-page">
      <ul className="grid gap-4 sm:grid-cols-3">
        {ROWS.map(({ id, name, price, unit, lines }) => (
          <li key={id}>
            <Card className="h-full">
              <h3 className="font-semibold text-base">{name}</h3>
              <p className="mt-1">
                <span className="font-semibold text-2xl">{price}</span>{' '}
                <span className="text-ink-muted text-sm">{unit}</span>
              </p>
              <p className="mt-2 text-ink-muted">{lines.join(', ')}</p>
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-muted">
        Paid in advance, no auto-renewal.{' '}
        <a href="/subscription" className="font-medium text-accent underline-offset-2 hover:underline">
          Compare the plans
        </a>
        . Questions?{' '}
        <a
          href={`mailto:${BRAND.supportEmail}`}
          className="font-medium text-accent underline-offset-2 hover:underline"
        >
          {BRAND.supportEmail}
        </a>
      </p>
    </section>
  );
}
