import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CarFront } from 'lucide-react';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { PageHeader } from '../../ui/page-header';
import { Skeleton } from '../../ui/skeleton';
import { VehicleCardSkeleton } from '../../ui/vehicle-card-skeleton';
import { draftsQuery } from '../drafts/drafts.queries';
import { unsentQuery } from '../offline/unsent-drafts';
import { rcRequestsQuery } from '../rc/rc.queries';
import { RcRequestsCard } from '../rc/rc-requests-card';
import { republishRequestsQuery } from '../republish/republish.queries';
import { RepublishRequestsCard } from '../republish/republish-requests-card';
import { AddVehicleButton } from './add-vehicle';
import { DraftsCard } from './drafts-card';
import { ListingGrid } from './listing-grid';
import { ownVehiclesQuery } from './vehicles.queries';

/** Whether something above the listings is still being fetched: it would push them down. */
function useIsLoadingAbove(): boolean {
  const above = [
    useQuery(draftsQuery),
    useQuery(unsentQuery),
    useInfiniteQuery(rcRequestsQuery),
    useInfiniteQuery(republishRequestsQuery),
  ];
  return above.some(({ isLoading }) => isLoading);
}

/** "My Listings": every vehicle of the seller, with its actions. */
export function ListingsTab() {
  const listings = useInfiniteQuery(ownVehiclesQuery);
  const isLoading = useIsLoadingAbove() || listings.isPending;
  return (
    <>
      <PageHeader
        title="My Listings"
        description="Every vehicle you have published."
        actions={
          <Link to="/dashboard" search={{ tab: 'print' }} className={buttonClass()}>
            Print
          </Link>
        }
      />
      {isLoading ? (
        <div role="status" aria-label="Loading your listings">
          <Skeleton className="mb-4 h-9 w-64 rounded-md pointer-coarse:h-12" />
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
              <VehicleCardSkeleton key={key} />
            ))}
          </div>
        </div>
      ) : (
        <>
          <DraftsCard />
          <RcRequestsCard />
          <RepublishRequestsCard />
          {listings.data?.length === 0 && (
            <Card>
              <EmptyState
                icon={<CarFront />}
                title="No listings yet"
                text="Publish a vehicle to get its own page, its QR code and offers from buyers."
                action={<AddVehicleButton />}
              />
            </Card>
          )}
          {listings.data && listings.data.length > 0 && (
            <ListingGrid listings={listings} vehicles={listings.data} />
          )}
          {listings.isLoadingError && (
            <Card>
              <ErrorState
                title="Your listings could not be loaded"
                text="Check your connection and try again."
                retrying={listings.isFetching}
                onRetry={() => listings.refetch()}
              />
            </Card>
          )}
        </>
      )}
    </>
  );
}
