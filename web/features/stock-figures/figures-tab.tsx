import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ChartColumn } from 'lucide-react';
import { lazy, Suspense, use } from 'react';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { Loaded } from '../../ui/core/loaded';
import { PageHeader } from '../../ui/core/page-header';
import { Skeleton } from '../../ui/skeleton';
import { useMay } from '../staff/use-may';
import { ByListing } from './by-listing';
import { FiguresPanel } from './figures-panel';
import { stockFiguresQuery } from './stock-figures.queries';
import { useWords } from './words';

const MonthCard = lazy(async () => ({ default: (await import('../bills/month-card')).MonthCard }));

const BookCard = lazy(async () => ({ default: (await import('../stock-book/book-card')).BookCard }));

const route = getRouteApi('/dashboard/figures');

/** What the seller's pages have brought: in a sentence, by day, by way and by vehicle. */
export function FiguresTab() {
  const t = useWords();
  use(route.useLoaderData().settled);
  const navigate = route.useNavigate();
  const { days = '7' } = route.useSearch();
  const may = useMay();
  const figures = useQuery(stockFiguresQuery({ days }));
  return (
    <>
      <PageHeader
        title={t('Figures')}
        description={t(
          'Of all your pages, without bots, link previews, yourself and your staff. Somebody who comes again after half an hour counts again.',
        )}
      />
      <Loaded
        query={figures}
        failure={t('The figures could not be loaded')}
        loading={<Skeleton className="h-96 rounded-lg" />}
      >
        {(data) => (
          <div className="flex flex-col gap-4">
            <FiguresPanel
              figures={data}
              days={days}
              onDays={(next) => void navigate({ search: (now) => ({ ...now, days: next }), replace: true })}
            />
            {data.listings.length > 0 ? (
              <ByListing listings={data.listings} />
            ) : (
              <Card>
                <EmptyState
                  icon={<ChartColumn />}
                  title={t('Nothing to count yet')}
                  text={t('Put up the code of a vehicle, or share its link: who comes is counted here.')}
                />
              </Card>
            )}
          </div>
        )}
      </Loaded>
      {may('seeMoney') && (
        <Suspense fallback={<Skeleton className="mt-4 h-40 rounded-lg" />}>
          <div className="mt-4">
            <MonthCard />
          </div>
        </Suspense>
      )}
      {may('exportLeads') && (
        <Suspense fallback={<Skeleton className="mt-4 h-48 rounded-lg" />}>
          <div className="mt-4">
            <BookCard />
          </div>
        </Suspense>
      )}
    </>
  );
}
