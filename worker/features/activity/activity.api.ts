import { z } from 'zod';
import { ActivityDto } from '../../../schema/activity/output';
import { PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const activityApi = {
  feed: route({
    method: 'get',
    path: '/api/admin/activity-feed',
    does: 'What people did, newest first.',
    who: 'operator',
    query: PageQuery,
    answers: { 200: z.array(ActivityDto) },
  }),
};
