import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { adminUpiApi } from './admin-upi.api';
import { confirmPayment, listClaims, listOrdersFor, refusePayment } from './decisions.service';
import { getKnownColumns, ignoreRow, importStatement, listRows, openRow } from './statements.service';

/** What operators do about UPI payments: bank statements, and the payments that wait for them. */
export const adminUpiRoutes = createRouter()
  .post('/statements', declared(adminUpiApi.importStatement), async (c) =>
    c.json(await importStatement(c.var.ctx, c.req.valid('json'))),
  )
  .get('/statements/columns', declared(adminUpiApi.knownColumns), async (c) =>
    c.json(await getKnownColumns(c.var.ctx, c.req.valid('query').headings)),
  )
  .get('/statements/rows', declared(adminUpiApi.rows), async (c) =>
    sendPage(c, await listRows(c.var.ctx, c.req.valid('query'))),
  )
  .post('/statements/rows/:id/ignore', declared(adminUpiApi.ignoreRow), async (c) => {
    await ignoreRow(c.var.ctx, c.req.valid('param').id, c.req.valid('json').reason);
    return c.json({ message: 'Set aside' });
  })
  .post('/statements/rows/:id/open', declared(adminUpiApi.openRow), async (c) => {
    await openRow(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Open again' });
  })
  .get('/statements/rows/:id/orders', declared(adminUpiApi.ordersForRow), async (c) =>
    c.json(await listOrdersFor(c.var.ctx, c.req.valid('param').id, c.req.valid('header').search)),
  )
  .get('/claims', declared(adminUpiApi.listClaims), async (c) =>
    sendPage(c, await listClaims(c.var.ctx, c.req.valid('query'))),
  )
  .post('/claims/:id/confirm', declared(adminUpiApi.confirmClaim), async (c) => {
    await confirmPayment(c.var.ctx, c.req.valid('param').id, c.req.valid('json'));
    return c.json({ message: 'Confirmed' });
  })
  .post('/claims/:id/refuse', declared(adminUpiApi.refuseClaim), async (c) => {
    await refusePayment(c.var.ctx, c.req.valid('param').id, c.req.valid('json').reason);
    return c.json({ message: 'Refused' });
  });
