import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { clearSession } from '../../http/session-cookie';
import { ownershipApi } from './ownership.api';
import * as ownership from './ownership.service';

export const ownershipRoutes = createRouter()
  .get('/', declared(ownershipApi.list), async (c) => c.json(await ownership.listOffers(c.var.ctx)))
  .post('/', declared(ownershipApi.offer), async (c) => {
    await ownership.offerOwnership(c.var.ctx, c.req.valid('json'));
    return c.json(await ownership.listOffers(c.var.ctx));
  })
  .delete('/', declared(ownershipApi.takeBack), async (c) => {
    await ownership.takeBackOwnership(c.var.ctx);
    return c.json(await ownership.listOffers(c.var.ctx));
  })
  .post('/decline', declared(ownershipApi.decline), async (c) => {
    await ownership.declineOwnership(c.var.ctx, c.req.valid('json'));
    return c.json(await ownership.listOffers(c.var.ctx));
  })
  .post('/accept', declared(ownershipApi.accept), async (c) => {
    await ownership.acceptOwnership(c.var.ctx, c.req.valid('json'));
    clearSession(c);
    return c.json({ message: 'The account is yours. Sign in again.' });
  });
