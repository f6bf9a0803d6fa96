import type { UnreadCountDto } from '../../../schema/contracts/notifications';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { IdParam, PageQuery, sendPage } from '../../http/paging';
import { validate } from '../../http/validate';
import * as notifications from './notifications.service';

export const notificationsRoutes = createRouter()
  .get('/', validate('query', PageQuery), async (c) =>
    sendPage(c, await notifications.listNotifications(requireUser(c.var.ctx), c.req.valid('query'))),
  )
  .get('/unread-count', async (c) => {
    const body: UnreadCountDto = { count: await notifications.countUnread(requireUser(c.var.ctx)) };
    return c.json(body);
  })
  .patch('/read-all', async (c) => {
    await notifications.markAllRead(requireUser(c.var.ctx));
    return c.json({ message: 'All notifications are read' });
  })
  .patch('/:id/read', validate('param', IdParam), async (c) => {
    await notifications.markRead(requireUser(c.var.ctx), c.req.valid('param').id);
    return c.json({ message: 'Read' });
  });
