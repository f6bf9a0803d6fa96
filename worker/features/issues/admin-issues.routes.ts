import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { adminIssuesApi } from './admin-issues.api';
import { changeIssue, listIssues } from './admin-issues.service';

export const adminIssuesRoutes = createRouter()
  .get('/issues', declared(adminIssuesApi.list), async (c) =>
    sendPage(c, await listIssues(c.var.ctx, c.req.valid('query'))),
  )
  .patch('/issues/:id', declared(adminIssuesApi.change), async (c) =>
    c.json(await changeIssue(c.var.ctx, c.req.valid('param').id, c.req.valid('json').resolved)),
  );
