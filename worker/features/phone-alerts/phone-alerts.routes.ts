import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { phoneAlertsApi } from './phone-alerts.api';
import { endPhoneAlert, renewPhoneAlerts, startPhoneAlert } from './phone-alerts.service';

export const phoneAlertsRoutes = createRouter()
  .put('/', declared(phoneAlertsApi.start), async (c) => {
    await startPhoneAlert(c.var.ctx, c.req.valid('json'));
    return c.json({ message: 'The phone hears of it' });
  })
  .post('/renew', declared(phoneAlertsApi.renew), async (c) => {
    await renewPhoneAlerts(c.var.ctx, c.req.valid('json'));
    return c.json({ message: 'The phone still hears of it' });
  })
  .post('/end', declared(phoneAlertsApi.end), async (c) => {
    await endPhoneAlert(c.var.ctx, c.req.valid('json'));
    return c.json({ message: 'The phone no longer hears of it' });
  });
