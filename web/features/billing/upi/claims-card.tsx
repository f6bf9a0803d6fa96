import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { DURATION_LABELS, PLANS } from '../../../../schema/billing/plans';
import { CLAIM_FILTERS, type ClaimFilter } from '../../../../schema/upi/input';
import type { ClaimDto } from '../../../../schema/upi/output';
import { formatDateTime } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { Field } from '../../../ui/core/field';
import { Loaded } from '../../../ui/core/loaded';
import { Select } from '../../../ui/core/select';
import { ShowMore } from '../../../ui/core/show-more';
import { DataTable } from '../../../ui/table';
import type { Column } from '../../../ui/table-column';
import { TableSkeleton } from '../../../ui/table-skeleton';
import { useAdminFilter } from '../../admin/use-admin-filter';
import { UserLink } from '../../admin/user-link';
import { type Decision, DecisionDialog } from './decision-dialog';
import { ORDER_LABELS } from './order-labels';
import { claimsQuery } from './upi.queries';

const TEXTS: Record<ClaimFilter, { title: string; description: string }> = {
  claimed: {
    title: 'Waiting for the statement',
    description:
      'References that sellers have named. If no statement shows the payment, its plan ends after 72 hours.',
  },
  lapsed: {
    title: 'Not found on the statement',
    description:
      'Their plan has ended. If a later statement shows the payment, it is confirmed automatically.',
  },
  refused: {
    title: 'Refused',
    description: 'Decided by an operator. One that turns out to be paid can still be confirmed.',
  },
  succeeded: {
    title: 'Received',
    description:
      'Take a payment back if its money was for another order. Refunds are in the seller’s details.',
  },
};

const NONE: Record<ClaimFilter, string> = {
  claimed: 'No payment is waiting',
  lapsed: 'Every payment was found in time',
  refused: 'No payment was refused',
  succeeded: 'No UPI payment was received yet',
};

const columns = (onDecide: (decision: Decision) => void): Column<ClaimDto>[] => [
  {
    key: 'who',
    header: 'Seller',
    primary: true,
    cell: ({ userId, userName, plan, duration }) => (
      <UserLink id={userId} className="group block min-w-0">
        <span className="wrap-anywhere block font-medium group-hover:underline">{userName}</span>
        <span className="block font-normal text-ink-muted text-xs">
          {PLANS[plan].name}, {DURATION_LABELS[duration]}
        </span>
      </UserLink>
    ),
  },
  { key: 'utr', header: 'UTR', cell: ({ utr }) => <span className="tabular-nums">{utr}</span> },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount, currency, row, isCodeGone }) => (
      <>
        {formatMinor(amount, currency)}
        {row && row.amountMinor !== amount && (
          <span className="block text-danger text-xs">Statement: {formatMinor(row.amountMinor, 'INR')}</span>
        )}
        {isCodeGone && <span className="block text-warning text-xs">Gift code used up</span>}
      </>
    ),
  },
  {
    key: 'when',
    header: 'Named',
    cell: ({ claimedAt, claimEndsAt }) => (
      <span className="text-ink-muted">
        {formatDateTime(claimedAt)}
        {claimEndsAt && <span className="block text-xs">until {formatDateTime(claimEndsAt)}</span>}
      </span>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (claim) =>
      claim.status === 'succeeded' ? (
        !claim.isRefunding && (
          <Button size="sm" onClick={() => onDecide({ claim, kind: 'takeBack' })}>
            Take back
          </Button>
        )
      ) : (
        <>
          {claim.invoiceNumber === null && (
            <Button size="sm" onClick={() => onDecide({ claim, kind: 'confirm' })}>
              Confirm
            </Button>
          )}
          {claim.status !== 'refused' && (
            <Button size="sm" variant="ghost" onClick={() => onDecide({ claim, kind: 'refuse' })}>
              Refuse
            </Button>
          )}
        </>
      ),
  },
];

/** UPI payments by state: what no statement has confirmed is confirmed or refused by hand, what was received can be taken back. */
export function ClaimsCard() {
  const filter = useAdminFilter();
  const status = CLAIM_FILTERS.find((known) => known === filter.show) ?? 'claimed';
  const [decision, setDecision] = useState<Decision>();
  const claims = useInfiniteQuery(claimsQuery(status));
  return (
    <div>
      <Card padded={false}>
        <CardHeader
          {...TEXTS[status]}
          actions={
            <Field label="Status" hideLabel className="w-40">
              <Select value={status} onChange={({ target }) => filter.change({ show: target.value })}>
                {CLAIM_FILTERS.map((known) => (
                  <option key={known} value={known}>
                    {ORDER_LABELS[known]}
                  </option>
                ))}
              </Select>
            </Field>
          }
        />
        <Loaded
          query={claims}
          failure="The payments could not be loaded"
          loading={<TableSkeleton label="Loading payments" />}
          empty={{ icon: <Inbox />, title: NONE[status] }}
        >
          {(rows) => (
            <DataTable
              columns={columns(setDecision)}
              rows={rows}
              rowKey={({ id }) => id}
              caption="UPI payments"
            />
          )}
        </Loaded>
      </Card>
      <ShowMore list={claims} />
      {decision && <DecisionDialog {...decision} onClose={() => setDecision(undefined)} />}
    </div>
  );
}
