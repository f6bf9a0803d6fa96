import { type InfiniteData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { NotificationDto, UnreadCountDto } from '../../../schema/notifications/output';
import { apiOf, read } from '../../lib/api';
import { type Page, pagedQuery, readPage } from '../../lib/paging';

const PAGE_SIZE = '20';
const all = ['api', 'notifications'] as const;

/** Refetches everything that a page shows of notifications. */
export const refreshNotifications = (client: QueryClient) => client.invalidateQueries({ queryKey: all });

/** The person's notifications, newest first; refetched each time the panel opens. */
export const notificationsQuery = pagedQuery<NotificationDto>(
  [...all, 'list'],
  (client, query) =>
    readPage(apiOf(client).notifications.index.$get({ query: { ...query, limit: PAGE_SIZE } })),
  { staleTime: 0 },
);

/** The number of unread ones; 100 means "100 or more". */
export const unreadCountQuery = queryOptions({
  queryKey: [...all, 'unread-count'],
  queryFn: ({ client }) => read(apiOf(client).notifications['unread-count'].$get()),
});

/** Fetches list and count, whether or not the panel is open. After a failure, the next poll catches up. */
export async function pollNotifications(client: QueryClient) {
  await Promise.allSettled([
    client.fetchQuery({ ...unreadCountQuery, staleTime: 0 }),
    client.fetchInfiniteQuery(notificationsQuery),
  ]);
}

/** Shows the socket's count in the bell. */
export async function showUnreadCount(client: QueryClient, count: UnreadCountDto) {
  // A response that is already on its way may be older.
  await client.cancelQueries({ queryKey: unreadCountQuery.queryKey });
  client.setQueryData(unreadCountQuery.queryKey, count);
  await client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
}

/** Marks one, or all, as read on screen at once; the server confirms. */
function showRead(client: QueryClient, id?: string) {
  const read = (notification: NotificationDto) =>
    id === undefined || notification.id === id ? { ...notification, isRead: true } : notification;
  client.setQueryData<InfiniteData<Page<NotificationDto>>>(notificationsQuery.queryKey, (data) =>
    data ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(read) })) } : data,
  );
}

export const markReadMutation = mutationOptions({
  mutationFn: (id: string, { client }) =>
    read(apiOf(client).notifications[':id'].read.$patch({ param: { id } })),
  onMutate: (id, { client }) => showRead(client, id),
  onSettled: (_data, _error, _id, _result, { client }) => refreshNotifications(client),
});

export const markAllReadMutation = mutationOptions({
  mutationFn: (_: undefined, { client }) => read(apiOf(client).notifications['read-all'].$patch()),
  onMutate: (_, { client }) => showRead(client),
  onSettled: (_data, _error, _input, _result, { client }) => refreshNotifications(client),
});
