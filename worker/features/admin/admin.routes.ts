import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { getAnalytics, getOverview, getPageViews } from '../figures/figures.service';
import { listActivityFeed } from './activity.service';
import { adminApi } from './admin.api';
import { changeIssue, listIssues } from './admin-issues.service';
import { restoreUser, suspendUser } from './suspension.service';
import { getUserDetails, listActiveUsers, listUsers } from './users.service';

/** What operators see and do, besides plans and money. */
export const adminRoutes = createRouter()
  .get('/overview', declared(adminApi.overview), async (c) => c.json(await getOverview(c.var.ctx)))
  .get('/page-views', declared(adminApi.pageViews), async (c) => c.json(await getPageViews(c.var.ctx)))
  .get('/analytics', declared(adminApi.analytics), async (c) =>
    c.json(await getAnalytics(c.var.ctx, Number(c.req.valid('query').days))),
  )
  .get('/activity-feed', declared(adminApi.activityFeed), async (c) =>
    sendPage(c, await listActivityFeed(c.var.ctx, c.req.valid('query'))),
  )
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
  )
  .get('/issues', declared(adminApi.issues), async (c) =>
    sendPage(c, await listIssues(c.var.ctx, c.req.valid('query'))),
  )
  .patch('/issues/:id', declared(adminApi.changeIssue), async (c) =>
    c.json(await changeIssue(c.var.ctx, c.req.valid('param').id, c.req.valid('json').resolved)),
  );
