import { z } from 'zod';
import { IssueChange, IssuesQuery } from '../../../schema/issues/input';
import { IssueDto } from '../../../schema/issues/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const adminIssuesApi = {
  list: route({
    method: 'get',
    path: '/api/admin/issues',
    summary: 'Reported errors, newest first.',
    access: 'operator',
    query: PageQuery.extend(IssuesQuery.shape),
    responses: { 200: z.array(IssueDto) },
  }),
  change: route({
    method: 'patch',
    path: '/api/admin/issues/:id',
    summary: 'Marks an issue as resolved or reopens it.',
    access: 'operator',
    param: IdParam,
    json: IssueChange,
    responses: { 200: IssueDto },
  }),
};
