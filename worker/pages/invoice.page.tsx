import { InvoiceDocument } from '../../web/documents/invoice/invoice-document';
import { say } from '../../web/documents/invoice/words';
import { requireUser } from '../context';
import { getInvoice } from '../features/billing/invoices.service';
import type { AppContext } from '../http/app-env';
import { renderDocument } from './document';

/**
 * A payment's invoice. Throws unauthorized (401), and not_found (404) if nothing was paid or it is someone
 * else's.
 */
export async function showInvoice(c: AppContext): Promise<Response> {
  const invoice = await getInvoice(requireUser(c.var.ctx), c.req.param('id') ?? '');
  return renderDocument(c, {
    head: () => ({ title: say('Invoice {number}', { number: invoice.number }), hidden: true }),
    body: <InvoiceDocument invoice={invoice} />,
    shell: 'site',
    isPrivate: true,
  });
}
