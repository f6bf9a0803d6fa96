import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';

/** Where the person is signed in. Fetched each time, because it changes on other devices. */
export const devicesQuery = queryOptions({
  queryKey: ['api', 'auth', 'sessions'],
  queryFn: ({ client }) => read(apiOf(client).auth.sessions.$get()),
  staleTime: 0,
});

/** Also after a refusal, because then the list was outdated. */
const askAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: devicesQuery.queryKey });

export const signOutDeviceMutation = mutationOptions({
  mutationFn: (id: string, { client }) => read(apiOf(client).auth.sessions[':id'].$delete({ param: { id } })),
  onSettled: (_data, _error, _id, _result, { client }) => askAgain(client),
});

export const signOutOthersMutation = mutationOptions({
  mutationFn: (_: undefined, { client }) => read(apiOf(client).auth.sessions.$delete()),
  onSettled: (_data, _error, _input, _result, { client }) => askAgain(client),
});
