import { queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';

const FRESH_MS = 60_000;

/** Who can answer for a vehicle or work on a lead. */
export const colleaguesQuery = queryOptions({
  queryKey: ['api', 'staff', 'colleagues'],
  queryFn: ({ client }) => read(apiOf(client).staff.colleagues.$get()),
  staleTime: FRESH_MS,
});
