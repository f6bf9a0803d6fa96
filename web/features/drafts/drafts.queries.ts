import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { DraftInput } from '../../../schema/drafts/input';
import { apiOf, read } from '../../lib/api';
import { STORED_ON_DEVICE } from '../../lib/stored-on-device';

const draftsKey = ['api', 'drafts'] as const;

/** The seller's unfinished listings, last changed first. */
export const draftsQuery = queryOptions({
  meta: STORED_ON_DEVICE,
  queryKey: draftsKey,
  queryFn: ({ client }) => read(apiOf(client).drafts.index.$get()),
});

/** Saves a draft; without an `id`, a new one. */
export const saveDraftMutation = mutationOptions({
  meta: { background: true },
  mutationFn: ({ id, key, ...json }: DraftInput & { id: string | undefined; key: string }, { client }) =>
    id
      ? read(apiOf(client).drafts[':id'].$put({ param: { id }, json }))
      : read(apiOf(client).drafts.index.$post({ json: { ...json, key } })),
  onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries({ queryKey: draftsKey }),
});

export const deleteDraftMutation = mutationOptions({
  mutationFn: (id: string, { client }) => read(apiOf(client).drafts[':id'].$delete({ param: { id } })),
  onSettled: (_data, _error, _id, _result, { client }) => client.invalidateQueries({ queryKey: draftsKey }),
});
