import type { ReactNode } from 'react';
import { GST_STATES, isGstState } from '../../../schema/billing/gst';
import type { InvoiceDto } from '../../../schema/billing/invoices.output';
import { DURATION_LABELS, PLANS } from '../../../schema/billing/plans';
import { BRAND } from '../../../schema/common/brand';
import { useWords as usePlanWords } from '../../features/billing/words';
import { formatDate } from '../../lib/dates';
import { Logo } from '../../ui/logo';
import { InvoiceAmounts } from './invoice-amounts';
import { useWords } from './words';

function Party({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-ink-muted text-xs">{label}</h2>
      <div className="mt-1 flex flex-col gap-0.5" translate="no">
        {children}
      </div>
    </section>
  );
}

/** The document itself: a tax invoice, or a receipt where the issuer has no GSTIN. */
export function Invoice({ invoice }: { invoice: InvoiceDto }) {
  const t = useWords();
  const plans = usePlanWords();
  const { issuer, buyer, tax, creditNote } = invoice;
  const isPaidInFull = !creditNote && invoice.amount >= invoice.orderedAmount;
  return (
    <article className="rounded-lg border border-line bg-surface p-5 sm:p-10 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <Logo />
          <h1 className="mt-4 font-semibold text-2xl">{tax ? t('Tax invoice') : t('Receipt')}</h1>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-1">
          <dt className="text-ink-muted">{t('Number')}</dt>
          <dd className="font-medium tabular-nums">{invoice.number}</dd>
          <dt className="text-ink-muted">{t('Date')}</dt>
          <dd>{formatDate(invoice.issuedAt)}</dd>
          {tax && (
            <>
              <dt className="text-ink-muted">{t('Place of supply')}</dt>
              <dd>{tax.placeOfSupply.replace(/^.+(?= \(\d\d\)$)/, (state) => t.known(state))}</dd>
            </>
          )}
        </dl>
      </header>
      {creditNote && (
        <p className="mt-4 rounded-md bg-warning-soft px-3 py-2 font-medium text-warning">
          {t(
            creditNote.isRefund
              ? 'Refunded {date}, credit note {number}'
              : 'Cancelled by credit note {number} of {date}',
            { date: formatDate(creditNote.issuedAt), number: creditNote.number },
          )}
        </p>
      )}
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        <Party label={t('From')}>
          <p className="font-semibold">{issuer.name}</p>
          <p className="whitespace-pre-line">{issuer.address}</p>
          {issuer.gstin && <p>GSTIN {issuer.gstin}</p>}
        </Party>
        <Party label={t('To')}>
          <p className="wrap-break-word font-semibold">{buyer.name}</p>
          {buyer.email && <p className="wrap-break-word">{buyer.email}</p>}
          {buyer.gstin && <p>GSTIN {buyer.gstin}</p>}
          {buyer.state && isGstState(buyer.state) && <p>{t.known(GST_STATES[buyer.state])}</p>}
        </Party>
      </div>
      <section className="mt-8 border-line border-t pt-5">
        <h2 className="font-semibold">
          {BRAND.name} {plans.known(PLANS[invoice.plan].name)},{' '}
          {plans.known(DURATION_LABELS[invoice.duration])}
        </h2>
        <p className="text-ink-muted">
          {t('{from} to {to}', {
            from: formatDate(invoice.periodStart),
            to: formatDate(invoice.periodEnd),
          })}
          , <span translate="no">SAC {invoice.accountingCode}</span>
        </p>
      </section>
      <InvoiceAmounts invoice={invoice} />
      <p className="mt-8 text-ink-muted text-xs">
        {isPaidInFull && `${t('Paid in full.')} `}
        {t('This is a computer-generated document; no signature is required.')}
      </p>
    </article>
  );
}
