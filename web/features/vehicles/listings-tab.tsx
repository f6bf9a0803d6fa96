import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CarFront } from 'lucide-react';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { PageHeader } from '../../ui/page-header';
import { Skeleton } from '../../ui/skeleton';
import { VehicleCardSkeleton } from '../../ui/vehicle-card-skeleton';
import { RcRequestsCard } from '../rc/rc-requests-card';
import { RepublishRequestsCard } from '../republish/republish-requests-card';
import { AddVehicleButton } from './add-vehicle';
import { DraftsCard } from './drafts-card';
import { ListingGrid } from './listing-grid';
import { ownVehiclesQuery } from './vehicles.queries';

/** "My Listings": every vehicle of the seller, with its actions. */
export function ListingsTab() {
  const listings = useInfiniteQuery(ownVehiclesQuery);
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
      {listings.isPending && (
        <div role="status" aria-label="Loading your listings">
          <Skeleton className="mb-4 h-9 w-64 rounded-md pointer-coarse:h-12" />
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
              <VehicleCardSkeleton key={key} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
