import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { deliveryApi } from './delivery.api';
import * as delivery from './delivery.service';

const TAKEN = { message: 'Taken' };

/** Providers' reports. The signature is checked before a report is read. */
export const deliveryRoutes = createRouter()
  .post('/mail', declared(deliveryApi.mail), async (c) => {
    await delivery.receiveMailReport(c.var.ctx, await c.req.text(), c.req.raw.headers);
    return c.json(TAKEN);
  })
  .post('/msg91/:key', declared(deliveryApi.msg91), async (c) => {
    await delivery.receiveMsg91Report(c.var.ctx, await c.req.text(), c.req.param('key'));
    return c.json(TAKEN);
  })
  .post('/twilio', declared(deliveryApi.twilio), async (c) => {
    const { message } = c.req.valid('query');
    await delivery.receiveTwilioReport(c.var.ctx, message, await c.req.text(), c.req.raw.headers);
    return c.json(TAKEN);
  })
  .post('/whatsapp', declared(deliveryApi.whatsApp), async (c) => {
    await delivery.receiveWhatsAppReport(c.var.ctx, await c.req.text(), c.req.raw.headers);
    return c.json(TAKEN);
  })
  .get('/whatsapp', declared(deliveryApi.verifyWhatsApp), (c) =>
    c.text(delivery.answerWhatsApp(c.var.ctx, c.req.valid('query'))),
  );
