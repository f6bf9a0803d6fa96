import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Channel, EventKind } from '../../../schema/channels/events';
import type { NotificationSettingsDto } from '../../../schema/channels/output';
import { apiOf, read } from '../../lib/api';
import { notificationSettingsQuery } from '../push/push.queries';

const show = (client: QueryClient, settings: NotificationSettingsDto) =>
  client.setQueryData(notificationSettingsQuery.queryKey, settings);
const refetch = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: notificationSettingsQuery.queryKey });

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
