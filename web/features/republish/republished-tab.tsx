import { useInfiniteQuery } from '@tanstack/react-query';
import { Repeat2 } from 'lucide-react';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { PageHeader } from '../../ui/page-header';
import { ShowMore } from '../../ui/show-more';
import { VehicleCardSkeleton } from '../vehicles/vehicle-card-skeleton';
import { ownRepublishedQuery } from './republish.queries';
import { RepublishedCard } from './republished-card';

/** Other sellers' vehicles on pages of one's own. */
export function RepublishedTab() {
  const pages = useInfiniteQuery(ownRepublishedQuery);
  return (
    <>
      <PageHeader title="Republished" description="Other sellers' vehicles that you offer as well." />
      {pages.data?.length === 0 && (
        <Card>
          <EmptyState
            icon={<Repeat2 />}
            title="No republished vehicles"
            text="Open another seller's vehicle and choose Republish: it gets a page of your own, with your price and your mobile number. The owner is named on it and can end it; offers made there come to you."
          />
        </Card>
      )}
      {pages.data && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {pages.data.map((page) => (
            <li key={page.id}>
              <RepublishedCard page={page} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore
        hasMore={pages.hasNextPage}
        pending={pages.isFetchingNextPage}
        onMore={() => pages.fetchNextPage()}
      />
      {pages.isLoadingError && (
        <Card>
          <ErrorState
            title="Your republished vehicles could not be loaded"
            retrying={pages.isFetching}
            onRetry={() => pages.refetch()}
          />
        </Card>
      )}
      {pages.isPending && (
        <div role="status" aria-label="Loading your republished vehicles">
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {['first', 'second', 'third'].map((key) => (
              <VehicleCardSkeleton key={key} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
