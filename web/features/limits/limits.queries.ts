import { queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';
import { STORED_ON_DEVICE } from '../../lib/stored-on-device';

export const usageKey = ['api', 'subscription', 'usage'] as const;

/** This month's usage of the plan, and the totals at the top of the dashboard. */
export const usageQuery = queryOptions({
  meta: STORED_ON_DEVICE,
  queryKey: usageKey,
  queryFn: ({ client }) => read(apiOf(client).limits.usage.$get()),
});
