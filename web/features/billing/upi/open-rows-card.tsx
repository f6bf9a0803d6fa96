import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { ROW_STATES } from '../../../../schema/upi/input';
import type { StatementRowDto } from '../../../../schema/upi/output';
import { formatDate } from '../../../lib/dates';
import { toastFailure } from '../../../lib/failure';
import { formatMinor } from '../../../lib/money';
import { toast } from '../../../lib/toast-store';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { Field } from '../../../ui/core/field';
import { Loaded } from '../../../ui/core/loaded';
import { Select } from '../../../ui/core/select';
import { ShowMore } from '../../../ui/core/show-more';
import { DataTable } from '../../../ui/table';
import type { Column } from '../../../ui/table-column';
import { TableSkeleton } from '../../../ui/table-skeleton';
import { ReasonDialog } from '../../admin/users/reason-dialog';
import { GiveRowDialog } from './give-row-dialog';
import { ignoreRowMutation, openRowMutation, type RowState, rowsQuery } from './upi.queries';

const LABELS: Record<RowState, string> = { open: 'Open', ignored: 'Set aside' };

const NONE: Record<RowState, string> = {
  open: 'Every incoming payment has its order',
  ignored: 'No incoming payment was set aside',
};

const nameOf = ({ amountMinor, utr }: StatementRowDto) => `${formatMinor(amountMinor, 'INR')}, UTR ${utr}`;

interface Actions {
  onGive: (row: StatementRowDto) => void;
  onIgnore: (row: StatementRowDto) => void;
  onOpen: (row: StatementRowDto) => void;
}

const columns = ({ onGive, onIgnore, onOpen }: Actions): Column<StatementRowDto>[] => [
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
  { key: 'day', header: 'Date', cell: ({ day }) => day && formatDate(day) },
  {
    key: 'file',
    header: 'File',
    cell: ({ fileName, ignoredBecause }) => (
      <span className="wrap-anywhere text-ink-muted">
        {fileName}
        {ignoredBecause !== null && <span className="block text-xs">{ignoredBecause}</span>}
      </span>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (row) =>
      row.ignoredBecause === null ? (
        <>
          <Button size="sm" onClick={() => onGive(row)}>
            Give to an order
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onIgnore(row)}>
            Set aside
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={() => onOpen(row)}>
          Open again
        </Button>
      ),
  },
];

/** Incoming payments that fit no order: money of other business, or a reference that its payer has not named yet. */
export function OpenRowsCard() {
  const [state, setState] = useState<RowState>('open');
  const [given, setGiven] = useState<StatementRowDto>();
  const [ignored, setIgnored] = useState<StatementRowDto>();
  const rows = useInfiniteQuery(rowsQuery(state));
  const ignore = useMutation(ignoreRowMutation);
  const open = useMutation(openRowMutation);
  const onOpen = (row: StatementRowDto) =>
    open.mutate(row.id, {
      onSuccess: () => toast({ title: 'The row is open again', description: nameOf(row), tone: 'success' }),
      onError: (error) => toastFailure(error, 'The row could not be opened'),
    });
  return (
    <div>
      <Card padded={false}>
        <CardHeader
          title="On the statement, without an order"
          description="A row is matched automatically as soon as its payer names the reference."
          actions={
            <Field label="Rows" hideLabel className="w-40">
              <Select
                value={state}
                onChange={({ target }) =>
                  setState(ROW_STATES.find((known) => known === target.value) ?? 'open')
                }
              >
                {ROW_STATES.map((known) => (
                  <option key={known} value={known}>
                    {LABELS[known]}
                  </option>
                ))}
              </Select>
            </Field>
          }
        />
        <Loaded
          query={rows}
          failure="The rows could not be loaded"
          loading={<TableSkeleton label="Loading rows" />}
          empty={{ icon: <Inbox />, title: NONE[state] }}
        >
          {(found) => (
            <DataTable
              columns={columns({ onGive: setGiven, onIgnore: setIgnored, onOpen })}
              rows={found}
              rowKey={({ id }) => id}
              caption="Rows without an order"
            />
          )}
        </Loaded>
      </Card>
      <ShowMore list={rows} />
      {given && <GiveRowDialog row={given} onClose={() => setGiven(undefined)} />}
      {ignored && (
        <ReasonDialog
          title="Set this row aside?"
          body={`${nameOf(ignored)}. It will not be matched with a payment any more.`}
          confirmLabel="Set aside"
          pendingLabel="Setting aside..."
          onConfirm={async (reason) => {
            await ignore.mutateAsync({ id: ignored.id, reason });
            toast({ title: 'The row is set aside', description: nameOf(ignored), tone: 'success' });
          }}
          onClose={() => setIgnored(undefined)}
        />
      )}
    </div>
  );
}
