import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText, ReceiptText } from 'lucide-react';
import type { PaymentStatus } from '../../../schema/billing/input';
import type { PaymentDto } from '../../../schema/billing/output';
import { DURATION_LABELS, PLANS } from '../../../schema/billing/plans';
import { formatDate } from '../../lib/dates';
import { formatMinor } from '../../lib/money';
import { Badge, type BadgeTone } from '../../ui/badge';
import { buttonClass } from '../../ui/button-class';
import { Card, CardHeader } from '../../ui/card';
import { Loaded } from '../../ui/core/loaded';
import { ShowMore } from '../../ui/core/show-more';
import { DataTable } from '../../ui/table';
import type { Column } from '../../ui/table-column';
import { TableSkeleton } from '../../ui/table-skeleton';
import { paymentsQuery } from './billing.queries';

const LOOKS: Record<PaymentStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Not finished', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
  canceled: { label: 'Canceled', tone: 'neutral' },
  succeeded: { label: 'Paid', tone: 'positive' },
  refunded: { label: 'Refunded', tone: 'warning' },
  claimed: { label: 'Being checked', tone: 'accent' },
  lapsed: { label: 'Not found', tone: 'danger' },
  refused: { label: 'Refused', tone: 'danger' },
};

const COLUMNS: Column<PaymentDto>[] = [
  {
    key: 'plan',
    header: 'Plan',
    primary: true,
    cell: ({ plan, duration }) => `${PLANS[plan].name}, ${DURATION_LABELS[duration]}`,
  },
  {
    key: 'date',
    header: 'Date',
    cell: ({ paidAt, createdAt }) => (
      <span className="text-ink-muted">{formatDate(paidAt ?? createdAt)}</span>
    ),
  },
  {
    key: 'period',
    header: 'Period',
    cell: ({ periodStart, periodEnd }) => (
      <span className="text-ink-muted">
        {periodStart && periodEnd ? `${formatDate(periodStart)} to ${formatDate(periodEnd)}` : '-'}
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={LOOKS[status].tone}>{LOOKS[status].label}</Badge>,
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount, currency }) => <span className="tabular-nums">{formatMinor(amount, currency)}</span>,
  },
  {
    key: 'invoice',
    header: 'Invoice',
    actions: true,
    cell: ({ id, invoiceNumber }) =>
      invoiceNumber && (
        <a
          href={`/subscription/invoice/${id}`}
          aria-label={`Invoice ${invoiceNumber}`}
          className={buttonClass({ size: 'sm' })}
        >
          <span className="flex items-center gap-1.5">
            <FileText aria-hidden="true" className="size-4" />
            Invoice
          </span>
        </a>
      ),
  },
];

/** What was paid, with its invoices. */
export function PaymentHistory() {
  const payments = useInfiniteQuery(paymentsQuery);
  return (
    <section aria-label="Payments">
      <Card padded={false}>
        <CardHeader title="Payments" description="Invoices open ready to print." />
        <Loaded
          query={payments}
          failure="Your payments could not be loaded"
          loading={<TableSkeleton label="Loading your payments" />}
          empty={{ icon: <ReceiptText />, title: 'No payments yet', text: 'Your invoices will be here.' }}
        >
          {(rows) => <DataTable columns={COLUMNS} rows={rows} rowKey={({ id }) => id} caption="Payments" />}
        </Loaded>
      </Card>
      <ShowMore list={payments} />
    </section>
  );
}
