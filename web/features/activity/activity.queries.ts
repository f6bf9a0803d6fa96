import type { ActivityDto } from '../../../schema/activity/output';
import { apiOf } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';
import { ADMIN_POLL_MS, FEED_LIMIT, live } from '../admin/admin-keys';

export const activityFeedQuery = pagedQuery<ActivityDto>(
  [...live, 'activity-feed'],
  (client, query) =>
    readPage(apiOf(client).activity['activity-feed'].$get({ query: { ...query, limit: FEED_LIMIT } })),
  { refetchInterval: ADMIN_POLL_MS },
);
