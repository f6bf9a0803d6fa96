import { queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';

export const healthQuery = queryOptions({
  queryKey: ['api', 'health'],
  queryFn: ({ client }) => read(apiOf(client).health.index.$get()),
});
