import { queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';
import { ADMIN_POLL_MS, lists } from '../admin/admin-keys';

export const operationsQuery = queryOptions({
  queryKey: [...lists, 'operations'],
  queryFn: ({ client }) => read(apiOf(client).operations.operations.$get()),
  refetchInterval: ADMIN_POLL_MS,
  staleTime: 0,
});
