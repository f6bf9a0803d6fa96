import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { CarFront } from 'lucide-react';
import { lazy, Suspense, use, useState } from 'react';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { PageHeader } from '../../ui/core/page-header';
import { lazyDialog } from '../../ui/lazy-dialog';
import { ExportMenu } from '../import/export-menu';
import { useHasImports } from '../import/has-imports';
import { useHasUnsentPapers } from '../papers/has-unsent';
import { useMay } from '../staff/use-may';
import { ScanButton } from '../stock-book/scan-button';
import { useHasShots } from '../walk/has-shots';
import { AddVehicleButton } from './add-vehicle';
import { DraftsCard } from './drafts-card';
import { ListingGrid } from './listing-grid';
import { ownVehiclesQuery } from './vehicles.queries';
import { useWords } from './words';

const ImportDialog = lazyDialog(async () => (await import('../import/import-dialog')).ImportDialog);
const ShotsCard = lazy(async () => ({ default: (await import('../walk/shots-card')).ShotsCard }));
const UnsentCard = lazy(async () => ({ default: (await import('../papers/unsent-card')).UnsentCard }));
const ImportCard = lazy(async () => ({ default: (await import('../import/import-card')).ImportCard }));

const route = getRouteApi('/dashboard/listings');

/** "My Listings": every vehicle of the seller, with its actions. */
export function ListingsTab() {
  const t = useWords();
  use(route.useLoaderData().settled);
  const may = useMay();
  const hasImports = useHasImports();
  const hasShots = useHasShots();
  const hasUnsentPapers = useHasUnsentPapers();
  const [isPasting, setPasting] = useState(false);
  const listings = useSuspenseInfiniteQuery(ownVehiclesQuery);
  return (
    <>
      <PageHeader
        title={t('My Listings')}
        actions={
          <>
            {may('exportLeads') && listings.data.length > 0 && <ExportMenu />}
            {may('addVehicles') && <Button onClick={() => setPasting(true)}>{t('Import a list')}</Button>}
            <ScanButton />
            <Link to="/dashboard/print" className={buttonClass()}>
              {t('Print')}
            </Link>
          </>
        }
      />
      {isPasting && <ImportDialog onClose={() => setPasting(false)} />}
      {hasImports && (
        <Suspense>
          <ImportCard />
        </Suspense>
      )}
      {hasUnsentPapers && (
        <Suspense>
          <UnsentCard />
        </Suspense>
      )}
      {hasShots && (
        <Suspense>
          <ShotsCard />
        </Suspense>
      )}
      {may('addVehicles') && <DraftsCard />}
      <ListingGrid
        listings={listings}
        empty={
          <Card>
            <EmptyState
              icon={<CarFront />}
              title={t('No listings yet')}
              text={t('Publish a vehicle to get its own page, its QR code and offers from buyers.')}
              action={<AddVehicleButton />}
            />
          </Card>
        }
      />
    </>
  );
}
