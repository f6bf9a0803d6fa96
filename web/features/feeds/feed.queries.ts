import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';

/** How often it is asked whether the files are written. */
const WRITING_MS = 3_000;

/** Without its addresses, which are shown once. Asked again: others fetch and write it. */
export const feedQuery = queryOptions({
  queryKey: ['api', 'feed'],
  queryFn: ({ client }) => read(apiOf(client).feed.index.$get()),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.feed?.builtAt === null ? WRITING_MS : false),
});

export const makeFeedMutation = mutationOptions({
  mutationFn: (_: undefined, { client }) => read(apiOf(client).feed.index.$post({ json: {} })),
  onSuccess: ({ csv, json, ...feed }, _input, _result, { client }) =>
    client.setQueryData(feedQuery.queryKey, { feed }),
});

export const endFeedMutation = mutationOptions({
  mutationFn: (_: undefined, { client }) => read(apiOf(client).feed.index.$delete()),
  onSuccess: (ended, _input, _result, { client }) => client.setQueryData(feedQuery.queryKey, ended),
});
