import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import type { StatementRowDto } from '../../../../schema/upi/output';
import { formatMinor } from '../../../lib/money';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { Loaded } from '../../../ui/core/loaded';
import { ShowMore } from '../../../ui/core/show-more';
import { DataTable } from '../../../ui/table';
import type { Column } from '../../../ui/table-column';
import { TableSkeleton } from '../../../ui/table-skeleton';
import { ReasonDialog } from '../../admin/users/reason-dialog';
import { ignoreRowMutation, openRowsQuery } from './upi.queries';

const columns = (onIgnore: (row: StatementRowDto) => void): Column<StatementRowDto>[] => [
  {
    key: 'utr',
    header: 'UTR',
    primary: true,
    cell: ({ utr }) => <span className="tabular-nums">{utr}</span>,
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amountMinor }) => formatMinor(amountMinor, 'INR'),
  },
  { key: 'day', header: 'Date', cell: ({ day }) => day },
  {
    key: 'file',
    header: 'File',
    cell: ({ fileName }) => <span className="wrap-anywhere text-ink-muted">{fileName}</span>,
  },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (row) => (
      <Button size="sm" variant="ghost" onClick={() => onIgnore(row)}>
        Set aside
      </Button>
    ),
  },
];

/** Incoming payments that fit no order: money of other business, or a reference that its payer has not named yet. */
export function OpenRowsCard() {
  const [ignored, setIgnored] = useState<StatementRowDto>();
  const rows = useInfiniteQuery(openRowsQuery);
  const ignore = useMutation(ignoreRowMutation);
  return (
    <div>
      <Card padded={false}>
        <CardHeader
          title="On the statement, without an order"
          description="They are matched by themselves when their payer names the reference."
        />
        <Loaded
          query={rows}
          failure="The rows could not be loaded"
          loading={<TableSkeleton label="Loading rows" />}
          empty={{ icon: <Inbox />, title: 'Every incoming payment has its order' }}
        >
          {(found) => (
            <DataTable
              columns={columns(setIgnored)}
              rows={found}
              rowKey={({ id }) => id}
              caption="Rows without an order"
            />
          )}
        </Loaded>
      </Card>
      <ShowMore list={rows} />
      {ignored && (
        <ReasonDialog
          title="Set this row aside?"
          body={`${formatMinor(ignored.amountMinor, 'INR')}, UTR ${ignored.utr}: it will not be matched with a payment any more.`}
          confirmLabel="Set aside"
          pendingLabel="Setting aside..."
          onConfirm={(reason) => ignore.mutateAsync({ id: ignored.id, reason })}
          onClose={() => setIgnored(undefined)}
        />
      )}
    </div>
  );
}
