import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { adminApi } from './admin.api';
import { restoreUser, suspendUser } from './suspension.service';
import { getUserDetails, listActiveUsers, listUsers } from './users.service';

/** What operators can see of people and do to their accounts. */
export const adminRoutes = createRouter()
  .get('/users/active', declared(adminApi.activeUsers), async (c) =>
    sendPage(c, await listActiveUsers(c.var.ctx, c.req.valid('query'))),
  )
  .get('/users/all-with-activity', declared(adminApi.users), async (c) =>
    sendPage(c, await listUsers(c.var.ctx, { ...c.req.valid('query'), ...c.req.valid('header') })),
  )
  .get('/users/:id/full-details', declared(adminApi.userDetails), async (c) =>
    c.json(await getUserDetails(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/users/:id/suspend', declared(adminApi.suspend), async (c) =>
    c.json(await suspendUser(c.var.ctx, c.req.valid('param').id, c.req.valid('json').reason)),
  )
  .post('/users/:id/restore', declared(adminApi.restore), async (c) =>
    c.json(await restoreUser(c.var.ctx, c.req.valid('param').id)),
  );
