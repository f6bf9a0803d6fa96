import { queryOptions } from '@tanstack/react-query';
import { ApiError, apiOf, read } from '../../lib/api';

/** The signed-in person, or null: a 401 is an answer, not an error. */
export const currentUserQuery = queryOptions({
  queryKey: ['api', 'auth', 'user'],
  queryFn: async ({ client }) => {
    try {
      return await read(apiOf(client).auth.user.$get());
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});
