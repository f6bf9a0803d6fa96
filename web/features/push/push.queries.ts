import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';

/** How a person can be reached. Fetched each time, because providers and other devices change it. */
export const notificationSettingsQuery = queryOptions({
  queryKey: ['api', 'notifications', 'settings'],
  queryFn: ({ client }) => read(apiOf(client).channels.settings.$get()),
  staleTime: 0,
});

/** Stores this browser's subscription; `isRenewal` unless the person just requested it. */
export async function storeDevice(client: QueryClient, subscription: PushSubscription, isRenewal: boolean) {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await read(apiOf(client).channels.devices.$put({ json: { endpoint, keys: { p256dh, auth }, isRenewal } }));
  await client.invalidateQueries({ queryKey: notificationSettingsQuery.queryKey });
}
