import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { WantInput } from '../../../schema/wants/input';
import type { WantDto } from '../../../schema/wants/output';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';

const wantsKey = ['api', 'wants'] as const;

/** Buyers who wait for a vehicle, latest first. */
export const wantsQuery = pagedQuery<WantDto>([...wantsKey, 'list'], (client, query) =>
  readPage(apiOf(client).wants.index.$get({ query })),
);

/**
 * The buyers who wait for one like a vehicle, as it was when the screen was opened: whoever is told stays in the list.
 */
export const matchingQuery = (vehicleId: string, price: number) =>
  queryOptions({
    queryKey: [...wantsKey, 'for', vehicleId, price],
    queryFn: ({ client }) => read(apiOf(client).wants.for[':id'].$get({ param: { id: vehicleId } })),
  });

/** What the seller has for sale that a waiting buyer asked for. */
export const wantedQuery = (wantId: string) =>
  queryOptions({
    queryKey: [...wantsKey, 'vehicles', wantId],
    queryFn: ({ client }) => read(apiOf(client).wants.vehicles[':id'].$get({ param: { id: wantId } })),
  });

const refreshLists = (client: QueryClient) => client.invalidateQueries({ queryKey: wantsKey });

/** Keeps what a lead's buyer wants, instead of what they wanted before. */
export const keepWaitingMutation = mutationOptions({
  mutationFn: (json: z.input<typeof WantInput>, { client }) =>
    read(apiOf(client).wants.index.$post({ json })),
  onSuccess: (_want, _input, _result, { client }) => refreshLists(client),
});

export const stopWaitingMutation = mutationOptions({
  mutationFn: (id: string, { client }) => read(apiOf(client).wants[':id'].$delete({ param: { id } })),
  onSettled: (_data, _error, _id, _result, { client }) => refreshLists(client),
});

/** Remembers that a buyer was told of a vehicle. */
export const toldMutation = mutationOptions({
  mutationFn: ({ id, vehicleId }: { id: string; vehicleId: string }, { client }) =>
    read(apiOf(client).wants[':id'].$patch({ param: { id }, json: { vehicleId } })),
});
