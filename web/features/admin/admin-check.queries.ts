import { queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';

/** Whether this person is an operator, requested once. Separate from what the socket refreshes. */
export const adminCheckQuery = queryOptions({
  queryKey: ['api', 'admin-check'],
  queryFn: async ({ client }) => (await read(apiOf(client).adminBilling.check.$get())).isAdmin,
});
