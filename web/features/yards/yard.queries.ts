import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { YardInput } from '../../../schema/yards/input';
import { apiOf, read } from '../../lib/api';
import { STORED_ON_DEVICE } from '../../lib/stored-on-device';

/** Where the seller's vehicles are, and when it is open. */
export const yardPlaceQuery = queryOptions({
  queryKey: ['api', 'yard'],
  queryFn: ({ client }) => read(apiOf(client).yards.index.$get()),
  meta: STORED_ON_DEVICE,
});

export const saveYardMutation = mutationOptions({
  scope: { id: 'yard' },
  mutationFn: (json: z.input<typeof YardInput>, { client }) =>
    read(apiOf(client).yards.index.$patch({ json })),
  onSuccess: (yard, _input, _result, { client }) => client.setQueryData(yardPlaceQuery.queryKey, yard),
});
