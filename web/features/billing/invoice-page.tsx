import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ErrorState } from '../../ui/error-state';
import { Skeleton } from '../../ui/skeleton';
import { invoiceQuery } from './billing.queries';
import { Invoice } from './invoice';

/** A payment's invoice, to look at and to print. */
export function InvoicePage({ id }: { id: string }) {
  const invoice = useQuery(invoiceQuery(id));
  return (
    <main className="mx-auto max-w-3xl px-4 py-6 sm:px-6 print:max-w-none print:p-0">
      <div className="mb-4 flex items-center justify-between gap-4 print:hidden">
        <a href="/subscription" className="touch-target inline-flex items-center gap-1.5 hover:underline">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Payments
        </a>
        {invoice.data && (
          <Button
            variant="primary"
            icon={<Printer aria-hidden="true" className="size-4" />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        )}
      </div>
      {invoice.data && <Invoice invoice={invoice.data} />}
      {invoice.isPending && <Skeleton className="h-160" />}
      {invoice.isLoadingError && (
        <Card>
          <ErrorState
            title="There is no such invoice"
            text="It may belong to another account, or nothing was paid."
            retrying={invoice.isFetching}
            onRetry={() => invoice.refetch()}
          />
        </Card>
      )}
    </main>
  );
}
