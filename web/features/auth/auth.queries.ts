import { queryOptions } from '@tanstack/react-query';
import { ApiError, apiOf, read } from '../../lib/api';
import { STORED_ON_DEVICE } from '../../lib/stored-on-device';

/** The signed-in person, or null: a 401 is a result, not an error. */
export const currentUserQuery = queryOptions({
  meta: STORED_ON_DEVICE,
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
