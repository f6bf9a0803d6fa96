import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import * as identities from './identities.service';
import { purchasesApi } from './purchases.api';
import * as purchases from './purchases.service';

export const purchasesRoutes = createRouter()
  .get('/:id', declared(purchasesApi.get), async (c) =>
    c.json(await purchases.getCameIn(c.var.ctx, c.req.valid('param').id)),
  )
  .put('/:id/rc', declared(purchasesApi.sayRc), async (c) =>
    c.json(await purchases.sayRc(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put('/:id', declared(purchasesApi.save), async (c) =>
    c.json(await purchases.savePurchase(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put('/:id/paid', declared(purchasesApi.savePaid), async (c) =>
    c.json(await purchases.savePurchase(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get('/:id/money', declared(purchasesApi.getMoney), async (c) =>
    c.json(await identities.getMoney(c.var.ctx, c.req.valid('param').id)),
  )
  .put('/:id/identity', declared(purchasesApi.identify), async (c) =>
    c.json(await identities.identify(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/:id/person', declared(purchasesApi.erasePerson), async (c) =>
    c.json(await identities.erasePerson(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/:id/receipt', declared(purchasesApi.issueReceipt), async (c) =>
    c.json(await purchases.issueReceipt(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201),
  );
