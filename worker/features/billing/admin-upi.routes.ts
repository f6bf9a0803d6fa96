import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { adminUpiApi } from './admin-upi.api';
import { confirmClaim, listClaims, refuseClaim } from './claims.service';
import { getKnownColumns, ignoreRow, importStatement, listOpenRows } from './statements.service';

/** What operators do about UPI payments: bank statements, and the payments that wait for them. */
export const adminUpiRoutes = createRouter()
  .post('/statements', declared(adminUpiApi.importStatement), async (c) =>
    c.json(await importStatement(c.var.ctx, c.req.valid('json'))),
  )
  .get('/statements/columns', declared(adminUpiApi.knownColumns), async (c) =>
    c.json(await getKnownColumns(c.var.ctx, c.req.valid('query').headings)),
  )
  .get('/statements/rows', declared(adminUpiApi.openRows), async (c) =>
    sendPage(c, await listOpenRows(c.var.ctx, c.req.valid('query'))),
  )
  .post('/statements/rows/:id/ignore', declared(adminUpiApi.ignoreRow), async (c) => {
    await ignoreRow(c.var.ctx, c.req.valid('param').id, c.req.valid('json').reason);
    return c.json({ message: 'Set aside' });
  })
  .get('/claims', declared(adminUpiApi.listClaims), async (c) =>
    sendPage(c, await listClaims(c.var.ctx, c.req.valid('query'))),
  )
  .post('/claims/:id/confirm', declared(adminUpiApi.confirmClaim), async (c) => {
    await confirmClaim(c.var.ctx, c.req.valid('param').id, c.req.valid('json'));
    return c.json({ message: 'Confirmed' });
  })
  .post('/claims/:id/refuse', declared(adminUpiApi.refuseClaim), async (c) => {
    await refuseClaim(c.var.ctx, c.req.valid('param').id, c.req.valid('json').reason);
    return c.json({ message: 'Refused' });
  });
