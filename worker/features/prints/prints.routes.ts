import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { printsApi } from './prints.api';
import * as prints from './prints.service';

export const printsRoutes = createRouter()
  .post('/', declared(printsApi.printed), async (c) => {
    await prints.rememberPrinted(c.var.ctx, c.req.valid('json'));
    return c.json({ message: 'Remembered' });
  })
  .delete('/outdated', declared(printsApi.forgetOutdated), async (c) => {
    await prints.forgetOutdated(c.var.ctx);
    return c.json({ message: 'Forgotten' });
  });
