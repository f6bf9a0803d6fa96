import {
  AnalyticsQuery,
  IssueChange,
  IssuesQuery,
  SuspendInput,
  UsersQuery,
} from '../../../schema/contracts/admin';
import { requireAdmin } from '../../context';
import { createRouter } from '../../http/app-env';
import { IdParam, PageQuery, sendPage } from '../../http/paging';
import { validate } from '../../http/validate';
import { listActivityFeed } from './activity.service';
import { changeIssue, listIssues } from './admin-issues.service';
import { getAnalytics, getOverview, getPageViews } from './figures.service';
import { restoreUser, suspendUser } from './suspension.service';
import { getUserDetails, listActiveUsers, listUsers } from './users.service';

const idParam = validate('param', IdParam);

/** What operators see and do, besides plans and money. */
export const adminRoutes = createRouter()
  .get('/overview', async (c) => c.json(await getOverview(requireAdmin(c.var.ctx))))
  .get('/page-views', async (c) => c.json(await getPageViews(requireAdmin(c.var.ctx))))
  .get('/analytics', validate('query', AnalyticsQuery), async (c) =>
    c.json(await getAnalytics(requireAdmin(c.var.ctx), Number(c.req.valid('query').days))),
  )
  .get('/activity-feed', validate('query', PageQuery), async (c) =>
    sendPage(c, await listActivityFeed(requireAdmin(c.var.ctx), c.req.valid('query'))),
  )
  .get('/users/active', validate('query', PageQuery), async (c) =>
    sendPage(c, await listActiveUsers(requireAdmin(c.var.ctx), c.req.valid('query'))),
  )
  .get('/users/all-with-activity', validate('query', PageQuery.extend(UsersQuery.shape)), async (c) =>
    sendPage(c, await listUsers(requireAdmin(c.var.ctx), c.req.valid('query'))),
  )
  .get('/users/:id/full-details', idParam, async (c) =>
    c.json(await getUserDetails(requireAdmin(c.var.ctx), c.req.valid('param').id)),
  )
  .post('/users/:id/suspend', idParam, validate('json', SuspendInput), async (c) =>
    c.json(await suspendUser(requireAdmin(c.var.ctx), c.req.valid('param').id, c.req.valid('json').reason)),
  )
  .post('/users/:id/restore', idParam, async (c) =>
    c.json(await restoreUser(requireAdmin(c.var.ctx), c.req.valid('param').id)),
  )
  .get('/issues', validate('query', PageQuery.extend(IssuesQuery.shape)), async (c) =>
    sendPage(c, await listIssues(requireAdmin(c.var.ctx), c.req.valid('query'))),
  )
  .patch('/issues/:id', idParam, validate('json', IssueChange), async (c) =>
    c.json(await changeIssue(requireAdmin(c.var.ctx), c.req.valid('param').id, c.req.valid('json').resolved)),
  );
