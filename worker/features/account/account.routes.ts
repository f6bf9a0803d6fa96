import { ACCOUNT_MESSAGES } from '../../../schema/account/input';
import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { downloadResponse } from '../../http/download';
import { clearSession } from '../../http/session-cookie';
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
  .post('/erase', declared(accountApi.erase), async (c) => {
    await requestErasure(c.var.ctx, c.req.valid('json'));
    clearSession(c);
    return c.json({ message: ACCOUNT_MESSAGES.closed }, 202);
  });
