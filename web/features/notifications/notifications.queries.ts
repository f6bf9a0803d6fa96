import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';

/** Spec 2, section 7. */
const POLL_MS = 30_000;
const all = ['api', 'notifications'] as const;

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: all });

/** The latest notifications; used while the panel is open, so it asks afresh each time. */
export const notificationsQuery = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: ({ client }) => read(apiOf(client).notifications.index.$get({ query: {} })),
  staleTime: 0,
  refetchInterval: POLL_MS,
});

/** How many are unread; 100 stands for "100 or more". */
export const unreadCountQuery = queryOptions({
  queryKey: [...all, 'unread-count'],
  queryFn: ({ client }) => read(apiOf(client).notifications['unread-count'].$get()),
  refetchInterval: POLL_MS,
});

export const markReadMutation = mutationOptions({
  mutationFn: (id: string, { client }) =>
    read(apiOf(client).notifications[':id'].read.$patch({ param: { id } })),
  onMutate: (id, { client }) => {
    client.setQueryData(notificationsQuery.queryKey, (list) =>
      list?.map((notification) =>
        notification.id === id ? { ...notification, isRead: true } : notification,
      ),
    );
  },
  onSettled: (_data, _error, _id, _result, { client }) => refresh(client),
});

export const markAllReadMutation = mutationOptions({
  mutationFn: (_: undefined, { client }) => read(apiOf(client).notifications['read-all'].$patch()),
  onSettled: (_data, _error, _input, _result, { client }) => refresh(client),
});
