import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { dealerSalesApi } from './dealer-sales.api';
import * as dealerSales from './dealer-sales.service';

export const dealerSalesRoutes = createRouter()
  .get('/vehicles/:id', declared(dealerSalesApi.get), async (c) =>
    c.json(await dealerSales.getSale(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/', declared(dealerSalesApi.offer), async (c) =>
    c.json(await dealerSales.offerToDealer(c.var.ctx, c.req.valid('json')), 201),
  )
  .delete('/vehicles/:id', declared(dealerSalesApi.withdraw), async (c) =>
    c.json(await dealerSales.withdrawSale(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/offers', declared(dealerSalesApi.listOffers), async (c) =>
    sendPage(c, await dealerSales.listOffers(c.var.ctx, c.req.valid('query'))),
  )
  .patch('/offers/:id', declared(dealerSalesApi.answer), async (c) =>
    c.json(await dealerSales.answerOffer(c.var.ctx, c.req.valid('param').id, c.req.valid('json').status)),
  );
