import { queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';
import { vehicleKeys } from '../vehicles/vehicles.queries';

/** Views of the last seven days by listing; those without any are left out. */
export const weekViewsQuery = queryOptions({
  queryKey: [...vehicleKeys.all, 'week'],
  queryFn: ({ client }) => read(apiOf(client).views.week.$get()),
});
