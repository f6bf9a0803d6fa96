import { useQuery } from '@tanstack/react-query';
import type { UserDto } from '../../../schema/auth/output';
import { PLANS } from '../../../schema/billing/plans';
import { Card } from '../../ui/card';
import { ErrorState } from '../../ui/error-state';
import { HouseAd } from '../../ui/house-ad';
import { PageHeader } from '../../ui/page-header';
import { draftsQuery } from '../drafts/drafts.queries';
import { leadsTodayQuery } from '../leads/leads.queries';
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

/** Limits, figures and the newest listings and leads. */
export function OverviewTab({ user }: { user: UserDto }) {
  const usage = useQuery(usageQuery);
  const loads = [usage, useQuery(leadsTodayQuery), useQuery(draftsQuery)];
  // What is to be done today is above everything else, and would push it down.
  const isLoading = loads.some((query) => query.isLoading);
  const isNew = usage.data?.totals.listings === 0 && usage.data.totals.activeLeads === 0;
  return (
    <>
      <PageHeader title="Dashboard" description={`Welcome, ${user.firstName}.`} />
      {isLoading && <UsageCardSkeleton />}
      <div className={isLoading ? 'hidden' : 'flex flex-col gap-4'}>
        <Today user={user} usage={usage.data} isNew={isNew} />
        {isNew && <FirstRun />}
        {usage.data && <UsageCard usage={usage.data} />}
        {usage.isPending && <UsageCardSkeleton />}
        {usage.isLoadingError ? (
          <Card>
            <ErrorState
              title="Your figures could not be loaded"
              retrying={usage.isFetching}
              onRetry={() => usage.refetch()}
            />
          </Card>
        ) : (
          <Totals totals={usage.data?.totals} />
        )}
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <LatestListings />
          <LatestLeads />
        </div>
        <HouseAd plans={[user.subscriptionPlan]} label="Advertisement" {...HOUSE_AD} />
      </div>
    </>
  );
}
