import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownVehiclesQuery } from './vehicles.queries';

/** All of the seller's listings. They are paged, and a choice among only some of them would be wrong. */
export function useAllVehicles() {
  const listings = useInfiniteQuery(ownVehiclesQuery);
  const { hasNextPage, isFetching, isError, fetchNextPage } = listings;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return { ...listings, data: hasNextPage ? undefined : listings.data };
}
