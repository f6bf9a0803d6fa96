import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Channel, EventKind } from '../../../schema/channels/events';
import type { NotificationSettingsDto } from '../../../schema/channels/output';
import { apiOf, read } from '../../lib/api';

/** How a person is reached: asked each time, as providers and other devices change it. */
export const channelsQuery = queryOptions({
  queryKey: ['api', 'notifications', 'settings'],
  queryFn: ({ client }) => read(apiOf(client).channels.settings.$get()),
  staleTime: 0,
});

const show = (client: QueryClient, settings: NotificationSettingsDto) =>
  client.setQueryData(channelsQuery.queryKey, settings);
const refetch = (client: QueryClient) => client.invalidateQueries({ queryKey: channelsQuery.queryKey });

export const preferenceMutation = mutationOptions({
  mutationFn: (json: { kind: EventKind; channel: Channel; enabled: boolean }, { client }) =>
    read(apiOf(client).channels.settings.preference.$put({ json })),
  onSuccess: (settings, _input, _result, { client }) => show(client, settings),
});

export const quietHoursMutation = mutationOptions({
  mutationFn: (quietHours: { from: string; to: string } | null, { client }) =>
    read(apiOf(client).channels.settings['quiet-hours'].$put({ json: { quietHours } })),
  onSuccess: (settings, _input, _result, { client }) => show(client, settings),
});

export const testMutation = mutationOptions({
  mutationFn: (channel: Channel, { client }) =>
    read(apiOf(client).channels.settings.test.$post({ json: { channel } })),
  onSettled: (_data, _error, _input, _result, { client }) => refetch(client),
});

export const removeDeviceMutation = mutationOptions({
  mutationFn: (id: string, { client }) =>
    read(apiOf(client).channels.devices[':id'].$delete({ param: { id } })),
  onSettled: (_data, _error, _input, _result, { client }) => refetch(client),
});

/** Stores this browser's subscription; `isRenewal` where nobody asked for it just now. */
export async function storeDevice(client: QueryClient, subscription: PushSubscription, isRenewal: boolean) {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await read(apiOf(client).channels.devices.$put({ json: { endpoint, keys: { p256dh, auth }, isRenewal } }));
  await refetch(client);
}

/** What a browser subscribes with; null where push is not offered. */
export const fetchPushKey = async (client: QueryClient) => (await client.fetchQuery(channelsQuery)).pushKey;
