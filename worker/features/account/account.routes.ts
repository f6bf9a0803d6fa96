import { ACCOUNT_MESSAGES } from '../../../schema/account/input';
import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { rememberDevice, signInName } from '../../http/device-cookie';
import { downloadResponse } from '../../http/download';
import { clearSession, writeSession } from '../../http/session-cookie';
import { askToAddEmail, confirmAddedEmail } from '../auth/added-email.service';
import { changePassword } from '../auth/changed-password.service';
import { chooseLanguage } from '../profile/profile.service';
import { accountApi } from './account.api';
import { confirmPerson, describeAccount, requestErasure } from './account.service';
import { exportData } from './export.service';

export const accountRoutes = createRouter()
  .get('/', declared(accountApi.data), async (c) => c.json(await describeAccount(c.var.ctx)))
  .post('/export', declared(accountApi.export), async (c) => {
    const { format, password } = c.req.valid('json');
    await confirmPerson(c.var.ctx, password);
    const { pieces, fileName } = exportData(c.var.ctx, format);
    return downloadResponse(pieces, { fileName, contentType: 'application/octet-stream' });
  })
  .post('/email', declared(accountApi.addEmail), async (c) => {
    await askToAddEmail(c.var.ctx, c.req.valid('json'));
    return c.json({ message: 'A code is on its way to this address.' }, 202);
  })
  .post('/email/confirm', declared(accountApi.confirmEmail), async (c) => {
    const { ctx, sessionToken } = c.var;
    const input = c.req.valid('json');
    await confirmAddedEmail(ctx, input);
    // Known devices are known by the address.
    rememberDevice(c, input.email, sessionToken?.epoch ?? ctx.actor.epoch);
    return c.json({ message: 'Email added' });
  })
  .put('/language', declared(accountApi.language), async (c) => {
    await chooseLanguage(c.var.ctx, c.req.valid('json'));
    return c.json({ message: 'Language saved' });
  })
  .post('/password', declared(accountApi.changePassword), async (c) => {
    const { ctx, sessionToken } = c.var;
    const epoch = await changePassword(ctx, c.req.valid('json'));
    if (sessionToken) writeSession(c, { ...sessionToken, epoch });
    rememberDevice(c, signInName(ctx.actor.user), epoch);
    return c.json({ message: 'Password changed' });
  })
  .post('/erase', declared(accountApi.erase), async (c) => {
    await requestErasure(c.var.ctx, c.req.valid('json'));
    clearSession(c);
    return c.json({ message: ACCOUNT_MESSAGES.closed }, 202);
  });
