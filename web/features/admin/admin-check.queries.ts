import { queryOptions } from '@tanstack/react-query';
import { ApiError, apiOf, read } from '../../lib/api';

/** Whether this person is an operator, asked once: 403 is an answer too. Apart from what the socket refreshes. */
export const adminCheckQuery = queryOptions({
  queryKey: ['api', 'admin-check'],
  queryFn: async ({ client }): Promise<boolean> => {
    try {
      return (await read(apiOf(client).admin.check.$get())).isAdmin;
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) return false;
      throw error;
    }
  },
});
