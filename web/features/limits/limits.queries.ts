import { queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';

export const usageKey = ['api', 'subscription', 'usage'] as const;

/** This month's usage of the plan, and the totals at the top of the dashboard. */
export const usageQuery = queryOptions({
  queryKey: usageKey,
  queryFn: ({ client }) => read(apiOf(client).limits.usage.$get()),
});
