import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, use } from 'react';
import { PLANS } from '../../../schema/billing/plans';
import { Loaded } from '../../ui/core/loaded';
import { PageHeader } from '../../ui/core/page-header';
import { HouseAd } from '../../ui/house-ad';
import { useUser } from '../auth/use-user';
import { usageQuery } from '../limits/limits.queries';
import { UsageCard, UsageCardSkeleton } from '../limits/usage-card';
import { FirstRun } from './first-run';
import { LatestLeads } from './latest-leads';
import { LatestListings } from './latest-listings';
import { Today } from './today';
import { Totals } from './totals';
import { useWords } from './words';

const WorkplacesCard = lazy(async () => ({
  default: (await import('../staff/workplaces-card')).WorkplacesCard,
}));

const WishesCard = lazy(async () => ({ default: (await import('../staff/wishes-card')).WishesCard }));

function MoreRoom() {
  const t = useWords();
  const { subscriptionPlan } = useUser();
  const { name, limits } = PLANS.growth;
  return (
    <HouseAd
      plans={[subscriptionPlan]}
      label={t('Advertisement')}
      title={t('More room, no advertisements')}
      text={t('{plan} has room for {count} vehicles at once and lets you republish.', {
        plan: t.known(name),
        count: limits.liveVehicles ?? '',
      })}
      action={t('See plans')}
      href="/subscription"
    />
  );
}

const route = getRouteApi('/dashboard/');

/** Limits, figures and the newest listings and leads. */
export function OverviewTab() {
  const t = useWords();
  use(route.useLoaderData().settled);
  const user = useUser();
  const usage = useQuery(usageQuery);
  const totals = usage.data?.totals;
  const isNew = totals?.listings === 0 && totals.activeLeads === 0;
  return (
    <>
      <PageHeader
        title={t('Dashboard')}
        description={t('Welcome, {firstName}.', { firstName: user.staff?.name ?? user.firstName })}
      />
      <div className="flex flex-col gap-4">
        <Today user={user} usage={usage.data} isNew={isNew} />
        {isNew && !user.staff && (
          <Suspense fallback={null}>
            <WorkplacesCard />
          </Suspense>
        )}
        {isNew && <FirstRun />}
        <Loaded query={usage} failure={t('Your figures could not be loaded')} loading={<UsageCardSkeleton />}>
          {(known) => (
            <>
              <UsageCard usage={known} />
              <Totals totals={known.totals} />
            </>
          )}
        </Loaded>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <LatestListings />
          <LatestLeads />
        </div>
        {user.staff ? (
          <Suspense fallback={null}>
            <WishesCard wantsOffers={user.staff.wantsOffers} />
          </Suspense>
        ) : (
          <MoreRoom />
        )}
      </div>
    </>
  );
}
