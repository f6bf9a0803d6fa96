import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { DURATION_LABELS, PLANS } from '../../../../schema/billing/plans';
import { CLAIM_FILTERS } from '../../../../schema/upi/input';
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
import { ReasonDialog } from '../../admin/users/reason-dialog';
import { type ClaimFilter, claimsQuery, confirmClaimMutation, refuseClaimMutation } from './upi.queries';

const LABELS: Record<ClaimFilter, string> = { claimed: 'Waiting', lapsed: 'Not found', refused: 'Refused' };

const NONE: Record<ClaimFilter, string> = {
  claimed: 'No payment is waiting',
  lapsed: 'Every payment was found in time',
  refused: 'No payment was refused',
};

interface Decision {
  claim: ClaimDto;
  kind: 'confirm' | 'refuse';
}

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
    cell: ({ amount, currency, row }) => (
      <>
        {formatMinor(amount, currency)}
        {row && (
          <span className="block text-danger text-xs">Statement: {formatMinor(row.amountMinor, 'INR')}</span>
        )}
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
    cell: (claim) => (
      <>
        <Button size="sm" onClick={() => onDecide({ claim, kind: 'confirm' })}>
          Confirm
        </Button>
        {claim.status !== 'refused' && (
          <Button size="sm" variant="ghost" onClick={() => onDecide({ claim, kind: 'refuse' })}>
            Refuse
          </Button>
        )}
      </>
    ),
  },
];

/** Payments whose reference was not found on a statement, or with another amount: confirmed or refused by hand. */
export function ClaimsCard() {
  const filter = useAdminFilter();
  const status = CLAIM_FILTERS.find((known) => known === filter.show) ?? 'claimed';
  const [decision, setDecision] = useState<Decision>();
  const claims = useInfiniteQuery(claimsQuery(status));
  return (
    <div>
      <Card padded={false}>
        <CardHeader
          title="Waiting for the statement"
          description="References that sellers have named. Their plan ends by itself after 72 hours."
          actions={
            <Field label="Status" hideLabel className="w-40">
              <Select value={status} onChange={({ target }) => filter.change({ show: target.value })}>
                {CLAIM_FILTERS.map((known) => (
                  <option key={known} value={known}>
                    {LABELS[known]}
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

function DecisionDialog({ claim, kind, onClose }: Decision & { onClose: () => void }) {
  const confirm = useMutation(confirmClaimMutation);
  const refuse = useMutation(refuseClaimMutation);
  const { id, row, userName, amount, currency } = claim;
  const price = formatMinor(amount, currency);
  if (kind === 'refuse') {
    return (
      <ReasonDialog
        title="Refuse this payment?"
        body={`${userName} loses the plan that was started for ${price}, and is told why.`}
        confirmLabel="Refuse"
        pendingLabel="Refusing..."
        onConfirm={(reason) => refuse.mutateAsync({ id, reason })}
        onClose={onClose}
      />
    );
  }
  return (
    <ReasonDialog
      title="Confirm without a match?"
      body={
        row
          ? `The statement has ${formatMinor(row.amountMinor, 'INR')} instead of ${price}. The plan stays as bought, with an invoice for ${price}.`
          : `No row of a statement has this reference. ${userName} keeps the plan, with an invoice for ${price}.`
      }
      confirmLabel="Confirm"
      pendingLabel="Confirming..."
      onConfirm={(reason) => confirm.mutateAsync({ id, reason, ...(row ? { rowId: row.id } : {}) })}
      onClose={onClose}
    />
  );
}
