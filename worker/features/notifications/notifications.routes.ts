import type { UnreadCountDto } from '../../../schema/notifications/output';
import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { notificationsApi } from './notifications.api';
import * as notifications from './notifications.service';

export const notificationsRoutes = createRouter()
  .get('/', declared(notificationsApi.list), async (c) =>
    sendPage(c, await notifications.listNotifications(c.var.unverified, c.req.valid('query'))),
  )
  .get('/unread-count', declared(notificationsApi.countUnread), async (c) => {
    const body: UnreadCountDto = { count: await notifications.countUnread(c.var.unverified) };
    return c.json(body);
  })
  .patch('/read-all', declared(notificationsApi.readAll), async (c) => {
    await notifications.markAllRead(c.var.ctx);
    return c.json({ message: 'All notifications are read' });
  })
  .patch('/:id/read', declared(notificationsApi.read), async (c) => {
    await notifications.markRead(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Read' });
  });
