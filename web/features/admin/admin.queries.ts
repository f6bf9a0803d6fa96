import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { UserSort } from '../../../schema/admin/input';
import type { ActivityDto, AdminUserDto, IssueDto } from '../../../schema/admin/output';
import { searchHeader } from '../../../schema/common/search-header';
import type { AnalyticsDays } from '../../../schema/figures/input';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';

const POLL_MS = 30_000;
const FEED_LIMIT = '100';
const LIST_LIMIT = '50';

/** What the socket refreshes while somebody is active (features/live/apply-message.ts). */
const live = ['api', 'admin'] as const;
/** Lists that a person reads and moves in: they follow their own actions alone. */
const lists = ['api', 'admin-lists'] as const;
const details = ['api', 'admin-details'] as const;

export const overviewQuery = queryOptions({
  queryKey: [...live, 'overview'],
  queryFn: ({ client }) => read(apiOf(client).admin.overview.$get()),
  refetchInterval: POLL_MS,
});

export const activeUsersQuery = queryOptions({
  queryKey: [...live, 'users', 'active'],
  queryFn: ({ client }) =>
    readPage<AdminUserDto>(apiOf(client).admin.users.active.$get({ query: { limit: FEED_LIMIT } })),
  refetchInterval: POLL_MS,
});

export const pageViewsQuery = queryOptions({
  queryKey: [...live, 'page-views'],
  queryFn: ({ client }) => read(apiOf(client).admin['page-views'].$get()),
  refetchInterval: POLL_MS,
});

export const activityFeedQuery = pagedQuery<ActivityDto>(
  [...live, 'activity-feed'],
  (client, query) =>
    readPage(apiOf(client).admin['activity-feed'].$get({ query: { ...query, limit: FEED_LIMIT } })),
  { refetchInterval: POLL_MS },
);

export const analyticsQuery = (days: AnalyticsDays) =>
  queryOptions({
    queryKey: [...lists, 'analytics', days],
    queryFn: ({ client }) => read(apiOf(client).admin.analytics.$get({ query: { days } })),
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
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
    { staleTime: POLL_MS },
  );

/** Each look is on record, so nothing asks again by itself. */
export const userDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...details, id],
    queryFn: ({ client }) => read(apiOf(client).admin.users[':id']['full-details'].$get({ param: { id } })),
  });

export const issuesQuery = (resolved: boolean) =>
  pagedQuery<IssueDto>([...lists, 'issues', resolved], (client, query) =>
    readPage(
      apiOf(client).admin.issues.$get({
        query: { ...query, limit: LIST_LIMIT, resolved: resolved ? 'true' : 'false' },
      }),
    ),
  );

/** After anything an operator has changed. */
export const refreshAdmin = (client: QueryClient) =>
  Promise.all([live, lists, details].map((queryKey) => client.invalidateQueries({ queryKey })));

export const resolveIssueMutation = mutationOptions({
  mutationFn: ({ id, resolved }: { id: string; resolved: boolean }, { client }) =>
    read(apiOf(client).admin.issues[':id'].$patch({ param: { id }, json: { resolved } })),
  onSuccess: (_issue, _input, _result, { client }) => refreshAdmin(client),
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
