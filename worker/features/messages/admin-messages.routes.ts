import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { adminMessagesApi } from './admin-messages.api';
import { getOutbox, sendAgain } from './admin-messages.service';

export const adminMessagesRoutes = createRouter()
  .get('/messages', declared(adminMessagesApi.outbox), async (c) => c.json(await getOutbox(c.var.ctx)))
  .post('/messages/:id/send-again', declared(adminMessagesApi.sendAgain), async (c) => {
    await sendAgain(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'The message is sent again' });
  });
