import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { phoneAlertsApi } from './phone-alerts.api';
import { endPhoneAlert, startPhoneAlert } from './phone-alerts.service';

export const phoneAlertsRoutes = createRouter()
  .put('/', declared(phoneAlertsApi.start), async (c) => {
    await startPhoneAlert(c.var.ctx, c.req.valid('json'));
    return c.json({ message: 'The phone hears of it' });
  })
  .post('/end', declared(phoneAlertsApi.end), async (c) => {
    await endPhoneAlert(c.var.ctx, c.req.valid('json'));
    return c.json({ message: 'The phone no longer hears of it' });
  });
