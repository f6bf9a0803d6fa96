import { MessageDto } from '../../../schema/common/answer';
import { BrowserIssueInput } from '../../../schema/issues/input';
import { route } from '../../http/route-entry';

export const issuesApi = {
  report: route({
    method: 'post',
    path: '/api/issues',
    summary: 'Reports an unhandled browser error.',
    access: 'anyone',
    json: BrowserIssueInput,
    limits: ['issueBySite', 'issueByVisitor'],
    responses: { 202: MessageDto },
  }),
};
