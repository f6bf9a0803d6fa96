import { createFileRoute } from '@tanstack/react-router';
import { InvoicePage } from '../features/billing/invoice-page';
import { SignedOut } from '../layouts/signed-out';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/subscription/invoice/$id')({
  head: () => ({ meta: [pageTitle('Invoice')] }),
  component: function InvoiceRoute() {
    const { user } = Route.useRouteContext();
    const { id } = Route.useParams();
    return user ? <InvoicePage id={id} /> : <SignedOut />;
  },
});
