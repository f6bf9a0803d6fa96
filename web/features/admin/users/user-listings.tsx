import type { AdminUserDetailsDto } from '../../../../schema/admin/output';
import { CURRENCIES } from '../../../../schema/common/currencies';
import { formatDate } from '../../../lib/dates';
import { formatNumber, formatPrice } from '../../../lib/format';
import { Badge } from '../../../ui/badge';
import { DataTable } from '../../../ui/table';
import type { Column } from '../../../ui/table-column';
import { DetailsSection } from './details-section';

interface Row {
  id: string;
  path: string;
  name: string;
  price: string;
  state: string;
  views: number;
  createdAt: string;
}

const COLUMNS: Column<Row>[] = [
  {
    key: 'name',
    header: 'Vehicle',
    primary: true,
    cell: ({ name, path }) => (
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        className="touch-target inline-flex items-center wrap-anywhere hover:underline"
      >
        {name}
      </a>
    ),
  },
  { key: 'price', header: 'Price', align: 'end', cell: ({ price }) => price },
  { key: 'state', header: 'State', cell: ({ state }) => <Badge>{state}</Badge> },
  { key: 'views', header: 'Views', align: 'end', cell: ({ views }) => formatNumber(views) },
  {
    key: 'since',
    header: 'Since',
    cell: ({ createdAt }) => (
      <span className="whitespace-nowrap text-ink-muted">{formatDate(createdAt)}</span>
    ),
  },
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A person's own listings and republished pages, the latest of each. */
export function UserListings({ details }: { details: AdminUserDetailsDto }) {
  const listings = details.listings.map(
    ({ price, currency, status, hiddenReason, ...row }): Row => ({
      ...row,
      path: `/vehicle/${row.id}`,
      price: formatPrice(price, currency, CURRENCIES),
      state: hiddenReason ? `Hidden by ${hiddenReason}` : capital(status),
    }),
  );
  const republished = details.republished.map(
    ({ price, currency, status, ...row }): Row => ({
      ...row,
      path: `/republished/${row.id}`,
      price: formatPrice(price, currency, CURRENCIES),
      state: capital(status),
    }),
  );
  return (
    <>
      <DetailsSection title="Listings" empty="No listings." isEmpty={listings.length === 0}>
        <DataTable columns={COLUMNS} rows={listings} rowKey={({ id }) => id} caption="Listings" />
      </DetailsSection>
      <DetailsSection title="Republished" empty="No republished vehicles." isEmpty={republished.length === 0}>
        <DataTable columns={COLUMNS} rows={republished} rowKey={({ id }) => id} caption="Republished" />
      </DetailsSection>
    </>
  );
}
