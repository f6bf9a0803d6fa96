import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { UserSort } from '../../../schema/admin/input';
import type { AdminUserDto } from '../../../schema/admin/output';
import { searchHeader } from '../../../schema/common/search-header';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';
import { ADMIN_POLL_MS, details, FEED_LIMIT, LIST_LIMIT, lists, live, refreshAdmin } from './admin-keys';

export const activeUsersQuery = queryOptions({
  queryKey: [...live, 'users', 'active'],
  queryFn: ({ client }) =>
    readPage<AdminUserDto>(apiOf(client).admin.users.active.$get({ query: { limit: FEED_LIMIT } })),
  refetchInterval: ADMIN_POLL_MS,
});

export interface UserFilter {
  search: string;
  sort: UserSort;
}

export const usersQuery = ({ search, sort }: UserFilter) =>
  pagedQuery<AdminUserDto>(
    [...lists, 'users', search, sort],
    (client, query) =>
      readPage(
        apiOf(client).admin.users['all-with-activity'].$get({
          query: { ...query, sort, limit: LIST_LIMIT },
          header: searchHeader(search),
        }),
      ),
    { staleTime: ADMIN_POLL_MS },
  );

/** Each view is recorded, so nothing refetches automatically. */
export const userDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...details, id],
    queryFn: ({ client }) => read(apiOf(client).admin.users[':id']['full-details'].$get({ param: { id } })),
  });

export const suspendMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }, { client }) =>
    read(apiOf(client).admin.users[':id'].suspend.$post({ param: { id }, json: { reason } })),
  onSuccess: (_user, _input, _result, { client }) => refreshAdmin(client),
});

export const restoreMutation = mutationOptions({
  mutationFn: (id: string, { client }) =>
    read(apiOf(client).admin.users[':id'].restore.$post({ param: { id } })),
  onSuccess: (_user, _input, _result, { client }) => refreshAdmin(client),
});
