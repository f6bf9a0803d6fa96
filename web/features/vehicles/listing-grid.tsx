import { useEffect, useState } from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ShowMore } from '../../ui/show-more';
import { arrangeListings, DEFAULT_CHOICE } from './arrange-listings';
import { ListingsToolbar } from './listings-toolbar';
import { VehicleCard } from './vehicle-card';

type ListingGridProps = {
  vehicles: readonly OwnVehicleDto[];
  listings: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isError: boolean;
    fetchNextPage: () => unknown;
  };
};

/** The seller's cards with their filter. */
export function ListingGrid({ vehicles, listings }: ListingGridProps) {
  const [choice, setChoice] = useState(DEFAULT_CHOICE);
  const isChosen = choice.search.trim() !== '' || choice.sort !== 'newest' || choice.status !== 'all';
  const shown = arrangeListings(vehicles, choice);
  const { hasNextPage, isFetching, isFetchingNextPage, isError, fetchNextPage } = listings;

  // A search or an order over a part of the listings would be wrong, so the rest is fetched first.
  useEffect(() => {
    if (isChosen && hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [isChosen, hasNextPage, isFetching, isError, fetchNextPage]);

  return (
    <>
      <ListingsToolbar choice={choice} total={vehicles.length} onChange={setChoice} />
      {shown.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard vehicle={vehicle} />
            </li>
          ))}
        </ul>
      ) : (
        <Card>
          <EmptyState
            title={isFetchingNextPage ? 'Searching all your listings...' : 'No listing matches'}
            action={<Button onClick={() => setChoice(DEFAULT_CHOICE)}>Show all listings</Button>}
          />
        </Card>
      )}
      <ShowMore hasMore={hasNextPage} pending={isFetchingNextPage} onMore={fetchNextPage} />
    </>
  );
}
