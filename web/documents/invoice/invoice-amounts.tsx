import type { InvoiceDto } from '../../../schema/billing/invoices.output';
import { freeMonthsText } from '../../../schema/billing/plans';
import { say as sayOfPlans } from '../../features/billing/words';
import { formatAmount } from '../../lib/money';
import { say, useWords } from './words';

/** The lines of an invoice's total, in its currency. */
function linesOf({ amount, orderedAmount, tax, ...order }: InvoiceDto): [string, number][] {
  const lines: [string, number][] = [];
  if (order.discountAmount > 0 || amount !== orderedAmount) {
    lines.push([say(tax ? 'Price, tax included' : 'Price'), order.originalAmount]);
  }
  if (order.discountAmount > 0) {
    const isGift = order.discountReason === 'gift_code';
    lines.push([
      isGift ? say('Gift code') : sayOfPlans.known(freeMonthsText(order.duration)),
      -order.discountAmount,
    ]);
  }
  if (amount !== orderedAmount) {
    lines.push([
      say(amount < orderedAmount ? 'Received less than the price' : 'Received more than the price'),
      amount - orderedAmount,
    ]);
  }
  if (!tax) return lines;
  lines.push([say('Taxable value'), tax.taxableMinor]);
  if (tax.igstMinor > 0) lines.push([`IGST ${tax.percent}%`, tax.igstMinor]);
  else {
    lines.push([`CGST ${tax.percent / 2}%`, tax.cgstMinor]);
    lines.push([`SGST ${tax.percent / 2}%`, tax.sgstMinor]);
  }
  return lines;
}

export function InvoiceAmounts({ invoice }: { invoice: InvoiceDto }) {
  const t = useWords();
  const { currency, amount } = invoice;
  return (
    <dl className="mt-5 flex flex-col gap-2">
      {linesOf(invoice).map(([label, minor]) => (
        <div key={label} className="flex justify-between gap-6">
          <dt className="text-ink-muted" translate={/^[ICS]GST /.test(label) ? 'no' : undefined}>
            {label}
          </dt>
          <dd className="tabular-nums">{formatAmount(minor, currency)}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-6 border-line border-t pt-3 font-semibold text-base">
        <dt>{t('Total ({currency})', { currency })}</dt>
        <dd className="tabular-nums">{formatAmount(amount, currency)}</dd>
      </div>
    </dl>
  );
}
