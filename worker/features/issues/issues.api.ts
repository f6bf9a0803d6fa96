import { MessageDto } from '../../../schema/answers/answer';
import { BrowserIssueInput } from '../../../schema/contracts/issues';
import { route } from '../../http/route-entry';

export const issuesApi = {
  report: route({
    method: 'post',
    path: '/api/issues',
    does: 'Reports an error that nobody handled in the browser.',
    who: 'anyone',
    json: BrowserIssueInput,
    limits: ['issueByNetwork', 'issueByVisitor'],
    answers: { 202: MessageDto },
  }),
};
