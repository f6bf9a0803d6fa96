import { BRAND } from '../../../schema/brand';
import { PLAN_IDS, PLANS, type PlanId } from '../../../schema/plans';
import { buttonClass } from '../../ui/button-class';
import { PlanCard } from './plan-card';

/** The plans as the catalogue has them. */
export function PlansPage({ current }: { current: PlanId | null }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-balance font-semibold text-4xl">Plans for one scooter or forty cars</h1>
      <p className="mt-3 text-lg text-ink-muted">Prepaid for 1, 3 or 12 months. Nothing renews by itself.</p>
      <ul className="mt-8 grid gap-4 md:grid-cols-3">
        {PLAN_IDS.map((id) => (
          <li key={id}>
            <PlanCard plan={PLANS[id]} isCurrent={id === current} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-muted">
        {current ? (
          <>
            Plans cannot be bought online yet. To change yours, write to{' '}
            <a className="font-medium text-accent" href={`mailto:${BRAND.supportEmail}`}>
              {BRAND.supportEmail}
            </a>
            .
          </>
        ) : (
          <a href="/api/login" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            Get Started Free
          </a>
        )}
      </p>
    </div>
  );
}
