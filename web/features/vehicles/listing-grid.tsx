import { type UseSuspenseInfiniteQueryResult, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { ShowMore } from '../../ui/core/show-more';
import { arrangeListings, DEFAULT_CHOICE, type ListingChoice } from './arrange-listings';
import { CardList } from './card-list';
import { ListingsToolbar } from './listings-toolbar';
import { vehicleCountsQuery } from './vehicles.queries';
import { useWords } from './words';

type ListingGridProps = { listings: UseSuspenseInfiniteQueryResult<OwnVehicleDto[]> };

const ADDRESS_AFTER_MS = 250;

/** The listings' filter, in the address; changes add no history entry. */
function useListingChoice() {
  const { find = '', shown = 'all', sort = 'newest' } = useSearch({ from: '/dashboard/listings' });
  const [changed, setChanged] = useState<ListingChoice>();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const choose = (next: ListingChoice) => {
    setChanged(next);
    const search = {
      find: next.search || undefined,
      shown: next.status === 'all' ? undefined : next.status,
      sort: next.sort === 'newest' ? undefined : next.sort,
    };
    // The address follows when typing pauses, because the router renders on every change.
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      await navigate({ to: '/dashboard/listings', search, replace: true, resetScroll: false });
      setChanged((latest) => (latest === next ? undefined : latest));
    }, ADDRESS_AFTER_MS);
  };
  return [changed ?? { search: find, status: shown, sort }, choose] as const;
}

/** The seller's cards, filtered. */
export function ListingGrid({ listings }: ListingGridProps) {
  const t = useWords();
  const [choice, choose] = useListingChoice();
  const { data: counts } = useQuery(vehicleCountsQuery);
  const isChosen = choice.search.trim() !== '' || choice.sort !== 'newest' || choice.status !== 'all';
  // Typing has priority over the cards.
  const shown = arrangeListings(listings.data, useDeferredValue(choice));
  const { hasNextPage, isFetching, isFetchingNextPage, isError, fetchNextPage } = listings;

  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  // Searching or sorting only part of the listings would be wrong, so the rest is fetched first.
  useEffect(() => {
    if (isChosen) fetchMore();
  }, [isChosen, fetchMore]);

  return (
    <>
      <ListingsToolbar choice={choice} counts={counts} total={listings.data.length} onChange={choose} />
      {shown.length > 0 ? (
        <CardList vehicles={shown} hasMore={hasNextPage} onNearEnd={fetchMore} />
      ) : (
        <Card>
          <EmptyState
            title={isFetchingNextPage ? t('Searching all your listings...') : t('No listing matches')}
            text={
              isFetchingNextPage
                ? undefined
                : t('Try other words of the name, the plate, the RTO or the city.')
            }
            action={<Button onClick={() => choose(DEFAULT_CHOICE)}>{t('Show all listings')}</Button>}
          />
        </Card>
      )}
      <ShowMore list={listings} />
    </>
  );
}
