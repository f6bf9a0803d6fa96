import { MessageDto } from '../../../schema/common/answer';
import { BrowserIssueInput } from '../../../schema/issues/input';
import { HOUR, named } from '../../http/limits';
import { route } from '../../http/route-entry';

export const ISSUE_LIMITS = named({
  issueBySite: { by: 'site', limit: 200, windowMs: HOUR },
  issueByVisitor: { by: 'visitor', limit: 20, windowMs: HOUR },
});

export const issuesApi = {
  report: route({
    method: 'post',
    path: '/api/issues',
    summary: 'Reports an unhandled browser error.',
    access: 'anyone',
    json: BrowserIssueInput,
    limits: Object.values(ISSUE_LIMITS),
    responses: { 202: MessageDto },
  }),
};
