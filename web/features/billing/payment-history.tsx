import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { PaymentDto } from '../../../schema/billing/output';
import { DURATION_LABELS, PLANS } from '../../../schema/billing/plans';
import { receiptText } from '../../../schema/billing/receipt';
import { waLink } from '../../../schema/common/wa-link';
import { formatDate } from '../../lib/dates';
import { formatMinor } from '../../lib/money';
import { toast } from '../../lib/toast-store';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Card, CardHeader } from '../../ui/card';
import { Loaded } from '../../ui/core/loaded';
import { ShowMore } from '../../ui/core/show-more';
import { DataTable } from '../../ui/table';
import type { Column } from '../../ui/table-column';
import { TableSkeleton } from '../../ui/table-skeleton';
import { paymentsQuery } from './billing.queries';
import { lookOf } from './payment-look';
import { ReferenceDialog } from './upi/reference-dialog';
import { say, useWords } from './words';

const paidOf = ({ amount, receivedAmount }: PaymentDto) => receivedAmount ?? amount;

const receiptOf = (payment: PaymentDto) =>
  receiptText({
    ...payment,
    amountMinor: paidOf(payment),
    paidAt: Date.parse(payment.paidAt ?? payment.createdAt),
  });

/** Claimed UPI payments, whose reference may be corrected. */
const isCorrectable = ({ status, correctionsLeft }: PaymentDto) =>
  correctionsLeft > 0 && (status === 'claimed' || status === 'lapsed');

const columns = (onCorrect: (payment: PaymentDto) => void): Column<PaymentDto>[] => [
  {
    key: 'plan',
    header: say('Plan'),
    primary: true,
    cell: ({ plan, duration }) => `${say.known(PLANS[plan].name)}, ${say.known(DURATION_LABELS[duration])}`,
  },
  {
    key: 'date',
    header: say('Date'),
    cell: ({ paidAt, createdAt }) => (
      <span className="text-ink-muted">{formatDate(paidAt ?? createdAt)}</span>
    ),
  },
  {
    key: 'period',
    header: say('Period'),
    cell: ({ periodStart, periodEnd }) => (
      <span className="text-ink-muted">
        {periodStart && periodEnd
          ? say('{periodStart} to {periodEnd}', {
              periodStart: formatDate(periodStart),
              periodEnd: formatDate(periodEnd),
            })
          : '-'}
      </span>
    ),
  },
  {
    key: 'status',
    header: say('Status'),
    cell: (payment) => (
      <>
        <Badge tone={lookOf(payment).tone}>{lookOf(payment).label}</Badge>
        {payment.refusedBecause && (
          <span className="wrap-anywhere block text-ink-muted text-xs">{payment.refusedBecause}</span>
        )}
      </>
    ),
  },
  {
    key: 'amount',
    header: say('Amount'),
    align: 'end',
    cell: (payment) => <span className="tabular-nums">{formatMinor(paidOf(payment), payment.currency)}</span>,
  },
  {
    key: 'invoice',
    header: say('Invoice'),
    actions: true,
    cell: (payment) => {
      const { id, invoiceNumber } = payment;
      if (isCorrectable(payment)) {
        return (
          <Button size="sm" onClick={() => onCorrect(payment)}>
            {say('Correct UTR')}
          </Button>
        );
      }
      return (
        invoiceNumber && (
          <>
            <a
              href={`/subscription/invoice/${id}`}
              aria-label={say('Invoice {invoiceNumber}', { invoiceNumber })}
              className={buttonClass({ size: 'sm' })}
            >
              <span className="flex items-center gap-1.5">
                <FileText aria-hidden="true" className="size-4" />
                {say('Invoice')}
              </span>
            </a>
            {payment.status === 'succeeded' && (
              <a
                href={waLink(null, receiptOf(payment))}
                target="_blank"
                rel="noreferrer"
                aria-label={say('Forward receipt {invoiceNumber} on WhatsApp', { invoiceNumber })}
                className={buttonClass({ size: 'sm', variant: 'ghost' })}
              >
                {say('Forward')}
              </a>
            )}
          </>
        )
      );
    },
  },
];

/** What was paid, with its invoices. */
export function PaymentHistory() {
  const t = useWords();
  const payments = useInfiniteQuery(paymentsQuery);
  const [corrected, setCorrected] = useState<PaymentDto>();
  const stop = () => setCorrected(undefined);
  return (
    <section id="payments" aria-label={t('Payments')} className="scroll-mt-20">
      <Card padded={false}>
        <CardHeader title={t('Payments')} description={t('Invoices open ready to print.')} />
        <Loaded
          query={payments}
          failure={t('Your payments could not be loaded')}
          loading={<TableSkeleton label={t('Loading your payments')} />}
          empty={{
            icon: <ReceiptText />,
            title: t('No payments yet'),
            text: t('Your invoices will be here.'),
          }}
        >
          {(rows) => (
            <DataTable
              columns={columns(setCorrected)}
              rows={rows}
              rowKey={({ id }) => id}
              caption={t('Payments')}
            />
          )}
        </Loaded>
      </Card>
      <ShowMore list={payments} />
      {corrected && (
        <ReferenceDialog
          title={t('Correct the UTR')}
          description={t('{amount} for {name}, named as UTR {utr}', {
            amount: formatMinor(corrected.amount, corrected.currency),
            name: t.known(PLANS[corrected.plan].name),
            utr: corrected.utr ?? '',
          })}
          paymentId={corrected.id}
          corrects={corrected.utr ?? undefined}
          startsAtOnce={false}
          onClaimed={() => {
            stop();
            toast({ title: t('UTR corrected'), tone: 'success' });
          }}
          onClose={stop}
        />
      )}
    </section>
  );
}
