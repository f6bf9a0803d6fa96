import { useState } from 'react';
import type { AdminUserDetailsDto } from '../../../../schema/admin/output';
import type { AdminPaymentDto, PlanChangeDto } from '../../../../schema/billing/output';
import { DURATION_LABELS, PLANS } from '../../../../schema/billing/plans';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { DataTable } from '../../../ui/table';
import type { Column } from '../../../ui/table-column';
import { lookOf } from '../../billing/payment-look';
import { DetailsSection } from './details-section';
import { RefundDialog } from './refund-dialog';

const SOURCES: Record<PlanChangeDto['source'], string> = {
  payment: 'Payment',
  claim: 'UPI reference named',
  match: 'Payment found on the statement',
  difference: 'Amount corrected by the statement',
  operator: 'Our team',
  lapse: 'Payment not found',
  refund: 'Refund',
  expiry: 'Expiry',
};

const HISTORY: Column<PlanChangeDto>[] = [
  {
    key: 'change',
    header: 'Change',
    primary: true,
    cell: ({ planBefore, planAfter }) =>
      planBefore === planAfter
        ? `${PLANS[planAfter].name} changed`
        : `${PLANS[planBefore].name} to ${PLANS[planAfter].name}`,
  },
  { key: 'source', header: 'By', cell: ({ source }) => SOURCES[source] },
  { key: 'ends', header: 'Ends', cell: ({ endsAfter }) => (endsAfter ? formatDate(endsAfter) : 'No end') },
  {
    key: 'when',
    header: 'When',
    cell: ({ createdAt }) => <span className="text-ink-muted">{formatDateTime(createdAt)}</span>,
  },
];

const payments = (onRefund: (payment: AdminPaymentDto) => void): Column<AdminPaymentDto>[] => [
  {
    key: 'plan',
    header: 'Plan',
    primary: true,
    cell: ({ plan, duration }) => `${PLANS[plan].name}, ${DURATION_LABELS[duration]}`,
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount, receivedAmount, currency }) => formatMinor(receivedAmount ?? amount, currency),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (payment) => (
      <Badge tone={lookOf(payment).tone}>
        {payment.isRefunding ? 'Being refunded' : lookOf(payment).label}
      </Badge>
    ),
  },
  {
    key: 'when',
    header: 'When',
    cell: ({ paidAt, createdAt }) => (
      <span className="text-ink-muted">{formatDateTime(paidAt ?? createdAt)}</span>
    ),
  },
  {
    key: 'refund',
    header: 'Refund',
    actions: true,
    cell: (payment) =>
      payment.status === 'succeeded' && (
        <Button size="sm" onClick={() => onRefund(payment)}>
          Refund
        </Button>
      ),
  },
];

/** What a person has paid, and the changes that led to their plan. */
export function UserMoney({ details }: { details: AdminUserDetailsDto }) {
  const [refunding, setRefunding] = useState<AdminPaymentDto>();
  return (
    <>
      <DetailsSection title="Payments" empty="No payments." isEmpty={details.payments.length === 0}>
        <DataTable
          columns={payments(setRefunding)}
          rows={details.payments}
          rowKey={({ id }) => id}
          caption="Payments"
        />
      </DetailsSection>
      <DetailsSection
        title="Plan history"
        empty="No changes of plan."
        isEmpty={details.planChanges.length === 0}
      >
        <DataTable
          columns={HISTORY}
          rows={details.planChanges}
          rowKey={({ id }) => id}
          caption="Plan history"
        />
      </DetailsSection>
      {refunding && <RefundDialog payment={refunding} onClose={() => setRefunding(undefined)} />}
    </>
  );
}
