import { BrowserIssueInput } from '../../../schema/contracts/issues';
import { createRouter } from '../../http/app-env';
import { limitUse } from '../../http/rate-limit';
import { validate } from '../../http/validate';
import { reportBrowserIssue } from './issues.service';

export const issuesRoutes = createRouter().post('/', validate('json', BrowserIssueInput), async (c) => {
  const { ctx } = c.var;
  await limitUse(ctx, 'issueByVisitor', ctx.client.visitor);
  await reportBrowserIssue(ctx, c.req.valid('json'));
  return c.json({ message: 'Thank you' }, 202);
});
