import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { issuesApi } from './issues.api';
import { reportBrowserIssue } from './issues.service';

export const issuesRoutes = createRouter().post('/', declared(issuesApi.report), async (c) => {
  await reportBrowserIssue(c.var.ctx, c.req.valid('json'));
  return c.json({ message: 'Thank you' }, 202);
});
