import { queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';

export const usageKey = ['api', 'subscription', 'usage'] as const;

/** What the plan's month has used, and the totals on top of the dashboard. */
export const usageQuery = queryOptions({
  queryKey: usageKey,
  queryFn: ({ client }) => read(apiOf(client).limits.usage.$get()),
});
