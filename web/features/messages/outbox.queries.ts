import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';
import { lists, refreshAdmin } from '../admin/admin-keys';

export const outboxQuery = queryOptions({
  queryKey: [...lists, 'outbox'],
  queryFn: ({ client }) => read(apiOf(client).adminMessages.messages.$get()),
  staleTime: 0,
});

export const sendAgainMutation = mutationOptions({
  mutationFn: (id: string, { client }) =>
    read(apiOf(client).adminMessages.messages[':id']['send-again'].$post({ param: { id } })),
  onSettled: (_data, _error, _id, _result, { client }) => refreshAdmin(client),
});
