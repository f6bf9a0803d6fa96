import { Download } from 'lucide-react';
import { useState } from 'react';
import type { StockFiguresDto } from '../../../schema/stock-figures/output';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { DataTable } from '../../ui/table';
import { VehicleLink } from '../vehicles/vehicle-link';
import { FIGURE_NAMES, FIGURES } from './figure-words';
import { saveFigures } from './figures-file';
import { useWords } from './words';

/** More are shown on request. */
const SHOWN = 10;

type Listing = StockFiguresDto['listings'][number];

/** The figures of each listing, most people first. */
export function ByListing({ listings }: Pick<StockFiguresDto, 'listings'>) {
  const t = useWords();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? listings : listings.slice(0, SHOWN);
  return (
    <Card padded={false}>
      <CardHeader
        title={t('By vehicle')}
        actions={
          <Button
            size="sm"
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() =>
              saveFigures(
                t,
                'figures-by-vehicle.csv',
                t('Vehicle'),
                listings.map((listing) => [listing.name, listing]),
              )
            }
          >
            {t('CSV')}
          </Button>
        }
      />
      <DataTable
        caption={t('By vehicle')}
        rows={shown}
        rowKey={({ listingId }) => listingId}
        columns={[
          {
            key: 'name',
            header: t('Vehicle'),
            primary: true,
            cell: ({ listingId, name, isRepublished }: Listing) =>
              isRepublished ? (
                <span>
                  <span translate="no">{name}</span>{' '}
                  <span className="text-ink-muted">{t('(republished)')}</span>
                </span>
              ) : (
                <VehicleLink id={listingId} translate="no" className="font-medium hover:underline">
                  {name}
                </VehicleLink>
              ),
          },
          ...FIGURE_NAMES.map((figure) => ({
            key: figure,
            header: t(FIGURES[figure]),
            align: 'end' as const,
            cell: (listing: Listing) => formatNumber(listing[figure]),
          })),
        ]}
      />
      {shown.length < listings.length && (
        <div className="border-line border-t p-card">
          <Button size="sm" onClick={() => setWhole(true)}>
            {t('Show all {count}', { count: formatNumber(listings.length) })}
          </Button>
        </div>
      )}
    </Card>
  );
}
