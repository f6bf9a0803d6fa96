import { ArrowLeft, Printer } from 'lucide-react';
import type { InvoiceDto } from '../../../schema/billing/invoices.output';
import { Button } from '../../ui/button';
import { Invoice } from './invoice';
import { useWords } from './words';

/** A payment's invoice, on screen and for printing. */
export function InvoiceDocument({ invoice }: { invoice: InvoiceDto }) {
  const t = useWords();
  return (
    <main className="mx-auto max-w-3xl px-page py-6 print:max-w-none print:p-0">
      <div className="mb-4 flex items-center justify-between gap-4 print:hidden">
        <a href="/subscription" className="touch-target inline-flex items-center gap-1.5 hover:underline">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('Payments')}
        </a>
        <Button
          data-script
          data-print
          variant="primary"
          icon={<Printer aria-hidden="true" className="size-4" />}
        >
          {t('Print')}
        </Button>
      </div>
      <Invoice invoice={invoice} />
    </main>
  );
}
