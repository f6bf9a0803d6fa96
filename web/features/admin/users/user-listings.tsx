import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdminUserDetailsDto } from '../../../../schema/admin/output';
import { CURRENCIES } from '../../../../schema/common/currencies';
import { formatDate } from '../../../lib/dates';
import { formatNumber, formatPrice } from '../../../lib/format';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { DataTable } from '../../../ui/table';
import type { Column } from '../../../ui/table-column';
import { HideListingDialog } from '../../reports/hide-listing-dialog';
import { hideListingMutation } from '../../reports/reports.queries';
import { DetailsSection, NOT_KNOWN } from './details-section';

interface Row {
  id: string;
  path: string;
  name: string;
  price: string;
  state: string;
  views: number;
  createdAt: string;
  /** Whether an operator can hide it. */
  isShown: boolean;
  /** Can be restored among the reports. */
  isHiddenByOperator: boolean;
}

const columns = (onHide: (row: Row) => void): Column<Row>[] => [
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
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (row) =>
      row.isShown ? (
        <Button size="sm" aria-label={`Hide ${row.name}`} onClick={() => onHide(row)}>
          Hide
        </Button>
      ) : (
        row.isHiddenByOperator && (
          <Link
            to="/admin/{-$tab}"
            params={{ tab: 'reports' }}
            search={{ show: 'hidden' }}
            className={buttonClass({ size: 'sm' })}
          >
            Restore in Reports
          </Link>
        )
      ),
  },
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A person's own listings and republished pages, the latest of each. */
export function UserListings({ details }: { details: AdminUserDetailsDto }) {
  const [hiding, setHiding] = useState<Row>();
  const hide = useMutation(hideListingMutation);
  const listings = details.listings.map(
    ({ price, currency, status, hiddenReason, ...row }): Row => ({
      ...row,
      path: `/vehicle/${row.id}`,
      price: formatPrice(price, currency, CURRENCIES),
      state: hiddenReason ? `Hidden by ${hiddenReason}` : capital(status),
      isShown: hiddenReason === null,
      isHiddenByOperator: hiddenReason === 'operator',
    }),
  );
  const republished = details.republished.map(
    ({ price, currency, status, ...row }): Row => ({
      ...row,
      path: `/republished/${row.id}`,
      price: formatPrice(price, currency, CURRENCIES),
      state: capital(status),
      // A republished page ends with the owner's listing.
      isShown: false,
      isHiddenByOperator: false,
    }),
  );
  const isKnown = details.silent.length === 0;
  return (
    <>
      <DetailsSection
        title="Listings"
        empty={isKnown ? 'No listings.' : NOT_KNOWN}
        isEmpty={listings.length === 0}
      >
        <DataTable columns={columns(setHiding)} rows={listings} rowKey={({ id }) => id} caption="Listings" />
      </DetailsSection>
      <DetailsSection
        title="Republished"
        empty={isKnown ? 'No republished vehicles.' : NOT_KNOWN}
        isEmpty={republished.length === 0}
      >
        <DataTable
          columns={columns(setHiding)}
          rows={republished}
          rowKey={({ id }) => id}
          caption="Republished"
        />
      </DetailsSection>
      {hiding && (
        <HideListingDialog
          vehicleName={hiding.name}
          onClose={() => setHiding(undefined)}
          onConfirm={(reason) => hide.mutateAsync({ vehicleId: hiding.id, reason })}
        />
      )}
    </>
  );
}
