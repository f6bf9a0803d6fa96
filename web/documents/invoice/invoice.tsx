import type { ReactNode } from 'react';
import { GST_STATES, isGstState } from '../../../schema/billing/gst';
import type { InvoiceDto } from '../../../schema/billing/invoices.output';
import { DURATION_LABELS, PLANS } from '../../../schema/billing/plans';
import { BRAND } from '../../../schema/common/brand';
import { formatDate } from '../../lib/dates';
import { Logo } from '../../ui/logo';
import { InvoiceAmounts } from './invoice-amounts';

function Party({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-ink-muted text-xs">{label}</h2>
      <div className="mt-1 flex flex-col gap-0.5">{children}</div>
    </section>
  );
}

/** The document itself: a tax invoice, or a receipt where the issuer has no GSTIN. */
export function Invoice({ invoice }: { invoice: InvoiceDto }) {
  const { issuer, buyer, tax, creditNote } = invoice;
  const isPaidInFull = !creditNote && invoice.amount >= invoice.orderedAmount;
  return (
    <article className="rounded-lg border border-line bg-surface p-5 sm:p-10 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <Logo />
          <h1 className="mt-4 font-semibold text-2xl">{tax ? 'Tax invoice' : 'Receipt'}</h1>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-1">
          <dt className="text-ink-muted">Number</dt>
          <dd className="font-medium tabular-nums">{invoice.number}</dd>
          <dt className="text-ink-muted">Date</dt>
          <dd>{formatDate(invoice.issuedAt)}</dd>
          {tax && (
            <>
              <dt className="text-ink-muted">Place of supply</dt>
              <dd>{tax.placeOfSupply}</dd>
            </>
          )}
        </dl>
      </header>
      {creditNote && (
        <p className="mt-4 rounded-md bg-warning-soft px-3 py-2 font-medium text-warning">
          {creditNote.isRefund
            ? `Refunded ${formatDate(creditNote.issuedAt)}, credit note ${creditNote.number}`
            : `Cancelled by credit note ${creditNote.number} of ${formatDate(creditNote.issuedAt)}`}
        </p>
      )}
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        <Party label="From">
          <p className="font-semibold">{issuer.name}</p>
          <p className="whitespace-pre-line">{issuer.address}</p>
          {issuer.gstin && <p>GSTIN {issuer.gstin}</p>}
        </Party>
        <Party label="To">
          <p className="wrap-break-word font-semibold">{buyer.name}</p>
          {buyer.email && <p className="wrap-break-word">{buyer.email}</p>}
          {buyer.gstin && <p>GSTIN {buyer.gstin}</p>}
          {buyer.state && isGstState(buyer.state) && <p>{GST_STATES[buyer.state]}</p>}
        </Party>
      </div>
      <section className="mt-8 border-line border-t pt-5">
        <h2 className="font-semibold">
          {BRAND.name} {PLANS[invoice.plan].name}, {DURATION_LABELS[invoice.duration]}
        </h2>
        <p className="text-ink-muted">
          {formatDate(invoice.periodStart)} to {formatDate(invoice.periodEnd)}, SAC {invoice.accountingCode}
        </p>
      </section>
      <InvoiceAmounts invoice={invoice} />
      <p className="mt-8 text-ink-muted text-xs">
        {isPaidInFull && 'Paid in full. '}This is a computer-generated document; no signature is required.
      </p>
    </article>
  );
}
