import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { apiOf, read } from '../../../lib/api';
import type { ProfileSearch } from './profile-search';

/** A seller's public profile with their vehicles, page by page; each page repeats the seller. */
export const publicProfileQuery = (username: string, { search, maxPrice, cursor = '' }: ProfileSearch) =>
  infiniteQueryOptions({
    queryKey: ['api', 'profile', username, { search, maxPrice, cursor }],
    queryFn: async ({ client, pageParam }) => {
      const query = {
        ...(search ? { search } : {}),
        ...(maxPrice === undefined ? {} : { maxPrice: String(maxPrice) }),
        ...(pageParam ? { cursor: pageParam } : {}),
      };
      const response = await apiOf(client).publicProfile[':username'].$get({ param: { username }, query });
      return {
        profile: await read(Promise.resolve(response)),
        nextCursor: response.headers.get('x-next-cursor'),
      };
    },
    initialPageParam: cursor,
    // A search keeps showing what was there until the answer has come.
    placeholderData: keepPreviousData,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
