import { queryOptions } from '@tanstack/react-query';
import type { AnalyticsDays } from '../../../schema/figures/input';
import { apiOf, read } from '../../lib/api';
import { ADMIN_POLL_MS, lists, live } from '../admin/admin-keys';

export const overviewQuery = queryOptions({
  queryKey: [...live, 'overview'],
  queryFn: ({ client }) => read(apiOf(client).figures.overview.$get()),
  refetchInterval: ADMIN_POLL_MS,
});

export const pageViewsQuery = queryOptions({
  queryKey: [...live, 'page-views'],
  queryFn: ({ client }) => read(apiOf(client).figures['page-views'].$get()),
  refetchInterval: ADMIN_POLL_MS,
});

export const analyticsQuery = (days: AnalyticsDays) =>
  queryOptions({
    queryKey: [...lists, 'analytics', days],
    queryFn: ({ client }) => read(apiOf(client).figures.analytics.$get({ query: { days } })),
    staleTime: ADMIN_POLL_MS,
    refetchInterval: ADMIN_POLL_MS,
  });
