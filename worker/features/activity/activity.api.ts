import { z } from 'zod';
import { ActivityDto } from '../../../schema/activity/output';
import { PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const activityApi = {
  feed: route({
    method: 'get',
    path: '/api/admin/activity-feed',
    summary: 'The activity log, newest first.',
    access: 'operator',
    query: PageQuery,
    responses: { 200: z.array(ActivityDto) },
  }),
};
