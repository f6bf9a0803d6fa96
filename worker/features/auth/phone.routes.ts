import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { workspaceLanguageOf } from '../../http/language';
import { phoneApi } from './phone.api';
import * as phone from './phone.service';

export const phoneRoutes = createRouter()
  .get('/phone-codes', declared(phoneApi.codes), (c) => c.json({ available: c.var.ctx.sms !== null }))
  .post('/send-otp', declared(phoneApi.sendOtp), async (c) =>
    c.json(await phone.sendPhoneCode(c.var.ctx, c.req.valid('json'), workspaceLanguageOf(c))),
  )
  .post('/verify-otp', declared(phoneApi.verifyOtp), async (c) => {
    await phone.verifyPhone(c.var.ctx, c.req.valid('json'));
    return c.json({ message: 'Phone Verified' });
  });
