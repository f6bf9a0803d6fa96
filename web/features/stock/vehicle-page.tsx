import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { CarFront } from 'lucide-react';
import { lazy, Suspense, use } from 'react';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import { ApiError } from '../../lib/api';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { LoadFailure } from '../../ui/core/load-failure';
import { PageHeader } from '../../ui/core/page-header';
import { TabSkeleton } from '../../ui/core/tab-skeleton';
import { Skeleton } from '../../ui/skeleton';
import { useMay } from '../staff/use-may';
import { lastFour } from '../vehicles/last-four';
import { deskQuery } from '../vehicles/vehicles.queries';
import { VehicleDetails } from './vehicle-details';
import { VehicleFigures } from './vehicle-figures';
import { VehicleLeads } from './vehicle-leads';
import { VehiclePrices } from './vehicle-prices';
import { VehicleSummary } from './vehicle-summary';
import { useWords } from './words';

/** With its chart, for those who may see figures. */
const OfVehicle = lazy(async () => ({
  default: (await import('../stock-figures/figures-of-vehicle')).FiguresOfVehicle,
}));
const MatchingBuyers = lazy(async () => ({
  default: (await import('../wants/matching-buyers')).MatchingBuyers,
}));

const TripCard = lazy(async () => ({ default: (await import('../stock-book/trip-card')).TripCard }));
const RtoFormsCard = lazy(async () => ({
  default: (await import('../rto-forms/rto-forms-card')).RtoFormsCard,
}));
const CameInCard = lazy(async () => ({
  default: (await import('../purchases/came-in-card')).CameInCard,
}));
const ReceiptsCard = lazy(async () => ({
  default: (await import('../papers/receipts-card')).ReceiptsCard,
}));
const DealerSaleCard = lazy(async () => ({
  default: (await import('../dealer-sales/dealer-sale-card')).DealerSaleCard,
}));
const PapersCard = lazy(async () => ({
  default: (await import('../papers-ready/papers-card')).PapersCard,
}));

const ChecklistCard = lazy(async () => ({
  default: (await import('../papers-ready/checklist-card')).ChecklistCard,
}));

const MoneyCard = lazy(async () => ({ default: (await import('../money/money-card')).MoneyCard }));

const route = getRouteApi('/dashboard/listings_/$id');

/** One of the seller's vehicles: price and status in place, figures, leads, prices over time, facts. */
export function VehiclePage() {
  const t = useWords();
  use(route.useLoaderData().settled);
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(deskQuery(id));
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Card padded={false}>
        <EmptyState
          heading="h1"
          icon={<CarFront />}
          title={t('No such vehicle')}
          text={t('It was deleted, or the address is wrong.')}
          action={
            <Link to="/dashboard/listings" className={buttonClass({ variant: 'primary' })}>
              {t('My Listings')}
            </Link>
          }
        />
      </Card>
    );
  }
  if (data) return <Vehicle desk={data} />;
  if (!error) return <TabSkeleton />;
  return (
    <>
      <PageHeader title={t('Vehicle')} />
      <Card>
        <LoadFailure title={t('The vehicle could not be loaded')} onRetry={refetch} />
      </Card>
    </>
  );
}

function Vehicle({ desk }: { desk: DeskVehicleDto }) {
  const t = useWords();
  const may = useMay();
  const { vehicle } = desk;
  const digits = lastFour(vehicle.registrationNumber);
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to="/dashboard/listings" className="touch-target inline-flex items-center hover:underline">
            {t('My Listings')}
          </Link>
        }
        title={
          <span translate="no">
            {vehicle.name}
            {digits && <span className="font-normal text-ink-muted tabular-nums"> · {digits}</span>}
          </span>
        }
      />
      <div className="flex flex-col gap-4">
        <VehicleSummary desk={desk} />
        <VehicleFigures desk={desk} />
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <VehicleLeads desk={desk} />
            {desk.prices && <VehiclePrices prices={desk.prices} currency={vehicle.currency} />}
            {may('seeMoney') && (
              <Suspense fallback={<Skeleton className="h-72 rounded-lg" />}>
                <MoneyCard key={vehicle.id} vehicle={vehicle} bestOffer={desk.bestOffer} leads={desk.leads} />
              </Suspense>
            )}
            <Suspense fallback={<Skeleton className="h-36 rounded-lg" />}>
              <TripCard key={vehicle.id} vehicle={vehicle} />
            </Suspense>
            {may('workOnLeads') && (
              <Suspense fallback={<Skeleton className="h-48 rounded-lg" />}>
                <CameInCard key={vehicle.id} vehicle={vehicle} />
              </Suspense>
            )}
            {may('workOnLeads') && (
              <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
                <ReceiptsCard key={vehicle.id} desk={desk} />
              </Suspense>
            )}
            {may('workOnLeads') && (
              <Suspense fallback={<Skeleton className="h-20 rounded-lg" />}>
                <RtoFormsCard key={vehicle.id} desk={desk} />
              </Suspense>
            )}
            {may('changeStatus') && (
              <Suspense fallback={<Skeleton className="h-24 rounded-lg" />}>
                <DealerSaleCard key={vehicle.id} vehicle={vehicle} />
              </Suspense>
            )}
            {/* Below what is there at once, so that nothing in sight moves when they come. */}
            <Suspense>
              <MatchingBuyers vehicle={vehicle} />
            </Suspense>
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <VehicleDetails desk={desk} />
            <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
              <PapersCard desk={desk} />
            </Suspense>
            <Suspense>
              <ChecklistCard key={vehicle.id} desk={desk} />
            </Suspense>
          </div>
        </div>
        {/* Last, so that nothing moves when they come. */}
        {may('seeFigures') && (
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            <OfVehicle vehicleId={vehicle.id} />
          </Suspense>
        )}
      </div>
    </>
  );
}
