import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { use } from 'react';
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

const HOUSE_AD = {
  title: 'More room, no advertisements',
  text: `${PLANS.growth.name} has room for ${PLANS.growth.limits.liveVehicles} vehicles at once and lets you republish.`,
  action: 'See plans',
  href: '/subscription',
};

const route = getRouteApi('/dashboard/');

/** Limits, figures and the newest listings and leads. */
export function OverviewTab() {
  use(route.useLoaderData().settled);
  const user = useUser();
  const usage = useQuery(usageQuery);
  const totals = usage.data?.totals;
  const isNew = totals?.listings === 0 && totals.activeLeads === 0;
  return (
    <>
      <PageHeader title="Dashboard" description={`Welcome, ${user.firstName}.`} />
      <div className="flex flex-col gap-4">
        <Today user={user} usage={usage.data} isNew={isNew} />
        {isNew && <FirstRun />}
        <Loaded query={usage} failure="Your figures could not be loaded" loading={<UsageCardSkeleton />}>
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
        <HouseAd plans={[user.subscriptionPlan]} label="Advertisement" {...HOUSE_AD} />
      </div>
    </>
  );
}
