import { z } from 'zod';
import { IssueChange, IssuesQuery } from '../../../schema/issues/input';
import { IssueDto } from '../../../schema/issues/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const adminIssuesApi = {
  list: route({
    method: 'get',
    path: '/api/admin/issues',
    does: 'Errors that were reported, newest first.',
    who: 'operator',
    query: PageQuery.extend(IssuesQuery.shape),
    answers: { 200: z.array(IssueDto) },
  }),
  change: route({
    method: 'patch',
    path: '/api/admin/issues/:id',
    does: 'Marks an issue as resolved, or as open again.',
    who: 'operator',
    param: IdParam,
    json: IssueChange,
    answers: { 200: IssueDto },
  }),
};
