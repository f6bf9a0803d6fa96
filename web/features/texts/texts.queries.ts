import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { NewTextInput, TextInput } from '../../../schema/texts/input';
import type { TextDto } from '../../../schema/texts/output';
import { apiOf, read } from '../../lib/api';
import { STORED_ON_DEVICE } from '../../lib/stored-on-device';

/** The seller's own texts, in their order. */
export const textsQuery = queryOptions({
  queryKey: ['api', 'texts'],
  queryFn: ({ client }): Promise<TextDto[]> => read(apiOf(client).texts.index.$get()),
  meta: STORED_ON_DEVICE,
});

const scope = { id: 'texts' };
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: textsQuery.queryKey });

/** Adds a text, or changes the one with this `id`. */
export const saveTextMutation = mutationOptions({
  scope,
  mutationFn: ({ id, ...json }: z.input<typeof TextInput> & { id?: string | undefined }, { client }) =>
    id
      ? read(apiOf(client).texts[':id'].$patch({ param: { id }, json }))
      : read(apiOf(client).texts.index.$post({ json })),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
});

/** Brings a deleted text back where it was. */
export const restoreTextMutation = mutationOptions({
  scope,
  mutationFn: (json: z.input<typeof NewTextInput>, { client }) =>
    read(apiOf(client).texts.index.$post({ json })),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
});

export const deleteTextMutation = mutationOptions({
  scope,
  mutationFn: (id: string, { client }) => read(apiOf(client).texts[':id'].$delete({ param: { id } })),
  onSuccess: (_data, _id, _result, { client }) => refresh(client),
});

/** Puts the texts into an order, at once on the screen. */
export const orderTextsMutation = mutationOptions({
  scope,
  mutationFn: (ids: string[], { client }) => read(apiOf(client).texts.index.$put({ json: { ids } })),
  onMutate: async (ids: string[], { client }) => {
    await client.cancelQueries({ queryKey: textsQuery.queryKey });
    client.setQueryData(
      textsQuery.queryKey,
      (texts) =>
        texts &&
        [...texts]
          .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
          .map((text, position) => ({ ...text, position })),
    );
  },
  onSettled: (_data, _error, _ids, _result, { client }) => refresh(client),
});
