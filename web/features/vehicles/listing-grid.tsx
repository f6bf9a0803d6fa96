import { type UseSuspenseInfiniteQueryResult, useQuery } from '@tanstack/react-query';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { ShowMore } from '../../ui/core/show-more';
import { TableSkeleton } from '../../ui/table-skeleton';
import { keptRun } from '../bulk/kept-run';
import { arrangeListings, DEFAULT_CHOICE } from './arrange-listings';
import { CardList } from './card-list';
import { ListingsToolbar } from './listings-toolbar';
import { useListingsView, ViewSwitch } from './listings-view';
import { PickAll } from './pick-all';
import { useListingChoice, useStockChoice } from './use-listing-choice';
import { usePicks } from './use-picks';
import { vehicleCountsQuery } from './vehicles.queries';
import { useWords } from './words';

const BulkDesk = lazy(async () => ({ default: (await import('../bulk/bulk-desk')).BulkDesk }));

/** Only for wide windows. */
const StockTable = lazy(async () => ({ default: (await import('../stock/stock-table')).StockTable }));

type ListingGridProps = {
  listings: UseSuspenseInfiniteQueryResult<OwnVehicleDto[]>;
  /** Without any listing. The bar below stays, from which deleted ones return. */
  empty: ReactNode;
};

/** The seller's listings as cards or as a table, filtered. */
export function ListingGrid({ listings, empty }: ListingGridProps) {
  const t = useWords();
  const [choice, choose] = useListingChoice();
  const [columns, chooseColumns] = useStockChoice();
  const { data: counts } = useQuery(vehicleCountsQuery);
  const { view, isWide, choose: chooseView } = useListingsView(listings.data.length);
  const isChosen = choice.search.trim() !== '' || choice.sort !== 'newest' || choice.status !== 'all';
  // Typing has priority over the cards.
  const deferred = useDeferredValue(choice);
  const shown = useMemo(() => arrangeListings(listings.data, deferred), [listings.data, deferred]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const picks = usePicks();
  const [hasDesk, setDesk] = useState(() => keptRun() !== null);
  if (picks.isPicking && !hasDesk) setDesk(true);
  const { hasNextPage, isFetching, isFetchingNextPage, isError, fetchNextPage } = listings;

  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  // Searching, sorting or picking only part of the listings would be wrong, so the rest is fetched first.
  const needsAll = isChosen || picks.isPicking || view === 'table';
  useEffect(() => {
    if (needsAll) fetchMore();
  }, [needsAll, fetchMore]);

  // The key keeps it while the last listing goes, and comes back.
  const desk = hasDesk && (
    <Suspense key="desk">
      <BulkDesk vehicles={listings.data} picks={picks} />
    </Suspense>
  );
  if (listings.data.length === 0) {
    return (
      <>
        {empty}
        {desk}
      </>
    );
  }
  return (
    <>
      <ListingsToolbar
        choice={choice}
        counts={counts}
        total={listings.data.length}
        onChange={choose}
        hasSort={view === 'cards'}
        view={isWide && <ViewSwitch view={view} onChange={chooseView} />}
        pickAll={
          <PickAll
            picks={picks}
            isChosen={isChosen}
            // Of a list that is still being fetched, only a part would be picked.
            ids={hasNextPage ? undefined : ids}
          />
        }
      />
      {shown.length === 0 && (
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
      {shown.length > 0 && view === 'cards' && (
        <CardList vehicles={shown} hasMore={hasNextPage} onNearEnd={fetchMore} picks={picks} />
      )}
      {shown.length > 0 && view === 'table' && (
        <Suspense
          fallback={
            <Card padded={false}>
              <TableSkeleton label={t('Opening the table')} />
            </Card>
          }
        >
          <StockTable
            vehicles={shown}
            choice={columns}
            onChange={chooseColumns}
            onNearEnd={fetchMore}
            picks={picks}
          />
        </Suspense>
      )}
      <ShowMore list={listings} />
      {desk}
    </>
  );
}
