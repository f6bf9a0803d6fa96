import { SendOtpInput, VerifyOtpInput } from '../../../schema/contracts/phone-verification';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { limitUse } from '../../http/rate-limit';
import { validate } from '../../http/validate';
import * as phone from './phone.service';

export const phoneRoutes = createRouter()
  .post('/send-otp', validate('json', SendOtpInput), async (c) => {
    const ctx = requireUser(c.var.ctx);
    await limitUse(ctx, 'smsByAccount', ctx.actor.user.id);
    return c.json(await phone.sendPhoneCode(ctx, c.req.valid('json')));
  })
  .post('/verify-otp', validate('json', VerifyOtpInput), async (c) => {
    const ctx = requireUser(c.var.ctx);
    await limitUse(ctx, 'codeByAccount', ctx.actor.user.id);
    await phone.verifyPhone(ctx, c.req.valid('json'));
    return c.json({ message: 'Phone Verified' });
  });
