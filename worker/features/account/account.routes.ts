import { ACCOUNT_MESSAGES, EraseAccountInput, ExportInput } from '../../../schema/contracts/account';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { downloadResponse } from '../../http/download';
import { limitUse } from '../../http/rate-limit';
import { clearSessionToken } from '../../http/session-cookie';
import { validate } from '../../http/validate';
import { confirmPerson, describeAccount, requestErasure } from './account.service';
import { exportData } from './export.service';

export const accountRoutes = createRouter()
  .get('/', async (c) => c.json(await describeAccount(requireUser(c.var.ctx))))
  .post('/export', validate('json', ExportInput), async (c) => {
    const ctx = requireUser(c.var.ctx);
    const { format, password } = c.req.valid('json');
    await limitUse(ctx, 'exportByAccount', ctx.actor.user.id);
    if (password) await limitUse(ctx, 'loginByAccount', ctx.actor.user.email);
    await confirmPerson(ctx, password);
    const { pieces, ...file } = exportData(ctx, format);
    return downloadResponse(pieces, file);
  })
  .post('/erase', validate('json', EraseAccountInput), async (c) => {
    const ctx = requireUser(c.var.ctx);
    // Counted with the tries of signing in: a password is guessed here as well as there.
    await limitUse(ctx, 'loginByAccount', ctx.actor.user.email);
    await requestErasure(ctx, c.req.valid('json'));
    clearSessionToken(c);
    return c.json({ message: ACCOUNT_MESSAGES.closed }, 202);
  });
